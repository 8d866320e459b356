"""Small World of Warcraft: sixteen races, twenty powers, artifacts, legendary places, islands."""
