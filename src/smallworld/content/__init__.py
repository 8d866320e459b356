"""Races, powers, boards and options: what is printed on cardboard."""
