"""The table: regions, tokens, conquest and decline. It knows no race by name."""
