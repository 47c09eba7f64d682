"""What the page's Python goes without. A module stands for all that is below it.

The test stage `pyodide` loads every module that is kept; the end-to-end tests play on them.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

LEFT_OUT = {
    "there is no terminal, screen or person at a prompt": [
        "_pyrepl", "argparse", "bdb", "cmd", "code", "getopt", "getpass", "json.__main__",
        "json.tool", "optparse", "pdb", "pty", "pyodide.console", "rlcompleter", "tty", "webbrowser",
    ],
    "nothing is sent or received": [
        "_ssl", "ftplib", "html", "http", "imaplib", "ipaddress", "logging.config", "logging.handlers", "mailbox",
        "mimetypes", "netrc", "nturl2path", "poplib", "pyodide.http", "quopri", "smtplib", "socketserver", "ssl",
        "urllib", "uuid", "wsgiref", "xmlrpc",
    ],
    "formats no game uses": [
        "_compat_pickle", "_markupbase", "bz2", "calendar", "compression", "configparser", "csv", "email",
        "fileinput", "filecmp", "gettext", "gzip", "lzma", "pickle", "plistlib", "shelve", "sqlite3", "stringprep",
        "tomllib", "wave", "xml", "zipapp", "zoneinfo",
    ],
    "tests, profiles and compilers run at home": [
        "cProfile", "compileall", "difflib", "doctest", "modulefinder", "pickletools", "profile", "pstats",
        "py_compile", "pyclbr", "pydoc", "runpy", "symtable", "tabnanny", "timeit", "trace", "tracemalloc",
        "unittest",
    ],
    "one thread, one process, no Windows": [
        "asyncio.__main__", "asyncio.proactor_events", "asyncio.tools", "asyncio.windows_events",
        "asyncio.windows_utils", "concurrent.futures.interpreter", "concurrent.futures.process",
        "concurrent.interpreters", "ctypes", "multiprocessing", "sched",
    ],
    "what Python has in C, or built in": [
        "_py_abc", "_pydatetime", "_pyio", "_strptime", "importlib._bootstrap", "importlib._bootstrap_external",
    ],
    "what a page has no installation for": [
        "_sysconfigdata__emscripten_wasm32-emscripten", "importlib.metadata._adapters",
        "importlib.metadata.diagnose", "platform", "sysconfig",
    ],
    "jokes and examples": ["__hello__", "__phello__", "antigravity", "this"],
    "old names": ["sre_compile", "sre_constants", "sre_parse"],
    "text is UTF-8": ["encodings"],
}  # fmt: skip

KEPT = {
    "email": "importlib.metadata imports its name",
    "encodings": "the package itself, which looks the others up",
    "encodings.aliases": "",
    "encodings.ascii": "",
    "encodings.cp437": "names in zip archives",
    "encodings.latin_1": "",
    "encodings.utf_8": "",
    "encodings.utf_8_sig": "",
}

# Of our own wheels: what only a terminal uses, words (the page has its own), what only people and type checkers read,
# and the list of files, which would no longer be true.
NOT_FOR_THE_PAGE = (
    "pygames/core/lab/*", "pygames/core/__main__.py", "*/words/*.ftl", "*.md", "*/py.typed", "*.dist-info/RECORD",
)  # fmt: skip


def is_for_the_page(path: str) -> bool:
    """Whether a file of a wheel goes into the wheel that the page loads."""
    return not any(fnmatchcase(path, pattern) for pattern in NOT_FOR_THE_PAGE)


def is_kept(module: str) -> bool:
    """Whether the page's Python has this module of the standard library."""
    left_out = any(module == name or module.startswith(f"{name}.") for names in LEFT_OUT.values() for name in names)
    return not left_out or module in KEPT


def module_name(path: str) -> str:
    """`json/decoder.py` is json.decoder, `json/__init__.py` is json."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
