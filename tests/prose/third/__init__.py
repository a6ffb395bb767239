"""A place for languages that are not shipped: a test adds it to the search."""
