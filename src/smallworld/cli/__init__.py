"""The command line: a module per command, and a few that they share."""
