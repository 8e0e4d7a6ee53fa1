## Words that every game shares.

hidden = hidden
do-done = Done
do-pass = Pass

source-rulebook = rulebook
source-public = public source
source-recalled = recalled
source-reconstructed = reconstructed

cause-start = At the start
cause-resign = Resignation
