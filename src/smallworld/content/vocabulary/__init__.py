"""What a home-made race or power can ask for: the parts of `part_list`, subject by subject, with their fields."""
