"""Abilities made of `where`, `per` and `when` (grammar.py): what home-made banners are built of besides `parts`.

They use the same hooks as the printed ones. `key` is the banner's, which also names what players are paid for.
"""
