"""By game: which words, piles and bit sets the fields of its position hold."""
