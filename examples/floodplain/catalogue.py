"""What is printed: the four fields."""

from saecula.core.catalog import Catalog, Entry


class Field(Entry, frozen=True, kw_only=True):
    """A field: the highest water that it survives, and its harvest."""

    height: int
    grain: int


class Content(Catalog):
    """The content of the box."""

    def read(self) -> None:
        """Load every file."""
        self.fields: dict[str, Field] = self.load("fields", Field)
