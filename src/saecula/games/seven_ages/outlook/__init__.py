"""What the evaluation of 7 Ages looks at: ranks by symbol, and how many scorings are still to come."""
