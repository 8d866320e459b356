"""Examples of home-made things: a race, a power and a board as data, and a race as a class."""
