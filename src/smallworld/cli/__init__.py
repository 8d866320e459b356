"""The command line, a module for each command and a few they share."""
