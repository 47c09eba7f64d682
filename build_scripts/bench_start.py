"""Start-up: from navigation to a playable table, against the stock package that only loads Python."""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from build_scripts import env
from build_scripts.bench_browser import Table, fresh_page
from build_scripts.bench_report import Effort, milliseconds, spread, table, verdict

BUDGET = 0.5

# The least that starts Python beside a page: the stock package, its own standard library, a module worker.
STOCK = {
    "index.html": '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="page.js"></script>',
    "page.js": 'new Worker("worker.js", {type: "module"}).onmessage = () => (document.body.dataset.python = "ready");',
    "worker.js": 'import {loadPyodide} from "./pyodide.mjs"; await loadPyodide(); self.postMessage("ready");',
}

# `playable` becomes the time since navigation at which what was wanted has been painted.
WATCH = """
window.playable = new Promise((resolve, reject) => {
  const observer = new MutationObserver(() => {
    if (document.body?.dataset.python === "failed") reject(new Error("Python did not start."));
    if (!document.querySelector('WANTED')) return;
    observer.disconnect();
    painted(() => resolve(performance.now()));
  });
  observer.observe(document, {subtree: true, childList: true, attributes: true});
});
"""
READY = 'body[data-python="ready"]'
ASKED = f"{READY} #moves button"


def lay_out_stock(folder: Path) -> None:
    """`folder`/stock: the npm package as it is, and a page for it."""
    stock = folder / "stock"
    shutil.copytree(env.node_modules() / "pyodide", stock)
    for name, text in STOCK.items():
        (stock / name).write_text(text, encoding="utf-8")


def report(heaviest: Table, stock: str, effort: Effort) -> str:
    """Both in turns: what slows the machine down for a while slows both."""
    browser, ours = heaviest.browser, heaviest.address("bot1", next(heaviest.seeds()))
    pairs = [(time_of(browser, stock, READY), time_of(browser, ours, ASKED)) for _ in range(effort.starts + 1)]
    del pairs[0]  # the first fills the system's caches
    bare, playable = zip(*pairs, strict=True)
    ratios = [ours / stock for stock, ours in pairs]
    ratio = median(ratios)
    rows = [
        ("bare loadPyodide, stock package", milliseconds(median(bare)), spread(bare), "", ""),
        (f"table of {heaviest.game.info.id}", milliseconds(median(playable)), spread(playable), "", ""),
        ("ratio", f"{ratio:.2f}", f"{min(ratios):.2f}–{max(ratios):.2f}", f"{BUDGET}", verdict(ratio, BUDGET)),
    ]
    title = f"Start-up, navigation to playable, cold, median of {effort.starts} in turns"
    return table(title, ("median", "spread", "budget", ""), rows)


def time_of(browser: Browser, address: str, wanted: str) -> float:
    with fresh_page(browser, WATCH.replace("WANTED", wanted)) as page:
        page.goto(address)
        return float(page.evaluate("window.playable"))
