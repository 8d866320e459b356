"""The rules of Small World of Warcraft, written again from its catalogue."""
