"""Victory."""

from floodplain.position import Floodplain


def scores(g: Floodplain) -> list[int]:
    """Count the grain of each village; the most wins. [FLD-020]"""
    return [village.grain for village in g.villages]
