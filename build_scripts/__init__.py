"""The two commands, and the steps they call."""
