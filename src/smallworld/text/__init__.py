"""Games in words and pictures, for terminals, notebooks and logs."""
