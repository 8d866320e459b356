"""The laboratory: contests between bots, and what may be concluded from them."""
