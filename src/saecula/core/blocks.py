"""How the asks that are open at the same time belong together: the values of `Position.block`.

Frames of sealed blocks are saved under the same names. Whatever depends on the kind of a block uses the names
and groups defined here.
"""

from __future__ import annotations

from typing import Final

ASK: Final = "ask"  # one decision of one seat, in the open
TOGETHER: Final = "together"  # everybody knows who is asked; all answers count
POLL: Final = "poll"  # nobody learns who was really asked; the first in order who does not pass acts
QUIET: Final = "quiet"  # nobody learns who was really asked; all answers count

BLOCKS: Final = (ASK, TOGETHER, POLL, QUIET)
SEALED: Final = (TOGETHER, POLL, QUIET)  # nobody sees the answers of others until the last is given
UNSEEN: Final = (POLL, QUIET)  # nobody learns who was really asked
BINDING: Final = (TOGETHER, QUIET)  # all answers count
