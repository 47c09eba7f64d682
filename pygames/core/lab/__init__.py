"""Native only: a game in the terminal, simulations, arenas. Nothing that runs in the page imports it."""
