"""Information-set Monte Carlo tree search, for any game and any number of players.

References, and where they are used:

* Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree Search" (IEEE TCIAIG 4(2), 2012): `bot`,
  `tree`. Each simulation runs in a new determinization; each seat has its own tree over what it knows
  (multiple-observer ISMCTS).
* Rosin: "Multi-armed bandits with episode context" (2011), and Silver et al.: "Mastering the game of Go
  without human knowledge" (Nature 550, 2017): `selection`, PUCT.
* Gelly, Silver: "Combining online and offline knowledge in UCT" (ICML 2007), and Finnsson, Björnsson:
  "Simulation-based approach to general game playing" (AAAI 2008): `tree`, AMAF and MAST statistics.
* Coulom: "Computing Elo ratings of move patterns in the game of Go" (2007), and Chaslot et al.: "Progressive
  strategies for Monte-Carlo tree search" (2008): `selection`, progressive widening.
* Karnin, Koren, Somekh: "Almost optimal exploration in multi-armed bandits" (ICML 2013): `halving`,
  sequential halving at the root.
* Chaslot, Winands, van den Herik: "Parallel Monte-Carlo tree search" (2008): `parallel`, root
  parallelization.
"""
