## What the server says in the chat of a table; $name is a player.

timeout = { $name }'s time is up. A bot plays on.
replaced = A bot plays on for { $name }, as the others agreed.
rewound = { $name }'s last choice was taken back, as everybody agreed.

## Answers that the server can give for a player.

standing-usual = Give the usual answers for me

## The subject of a mail and the text of a webhook; $name is a game.

your-turn = It is your turn in { $name }.
