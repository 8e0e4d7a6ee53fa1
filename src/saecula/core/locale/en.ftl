hidden = something hidden
do-done = Done
do-pass = Pass
