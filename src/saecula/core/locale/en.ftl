## Words that every game shares.

hidden = hidden
do-done = Done
do-pass = Pass
