"""All rules of thumb, so that importing this module registers them."""

from typing import Final

from saecula.games.seven_ages.manner import affairs, events, founding, marking, war
from saecula.games.seven_ages.manner.registry import SCORERS

LOADED: Final = (SCORERS, affairs, events, founding, marking, war)
