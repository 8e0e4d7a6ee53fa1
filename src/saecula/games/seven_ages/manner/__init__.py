"""How the bots of 7 Ages play by rule of thumb: a score for each option of each question.

Bots look ahead by these scores to the end of the round, and give a second thought only to the options that
score best. Nothing here looks at what the seat may not know.
"""
