"""The core every game stands on: protocol, match, table, records, bots, laws and the bridge to the page."""

__version__ = "0.1.0"
