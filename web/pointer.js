/** Taps on the canvas: acted on when the finger goes up, unless it has moved off. */

const SLOP = 8;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import("./painter.js").Painter} painter
 * @param {(region: string) => void} choose
 */
export function listenToPointer(canvas, painter, choose) {
  /** @type {PointerEvent | null} */
  let down = null;
  canvas.addEventListener("pointerdown", (event) => {
    down = event.isPrimary && event.button === 0 ? event : null;
  });
  canvas.addEventListener("pointercancel", () => (down = null));
  canvas.addEventListener("pointerup", (event) => {
    const still = down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLOP;
    down = null;
    const region = still && under(event);
    if (region) choose(region);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") canvas.style.cursor = under(event) ? "pointer" : "";
  });

  /** @param {PointerEvent} event */
  function under({ clientX, clientY, pointerType }) {
    const { left, top } = canvas.getBoundingClientRect();
    return painter.regionAt({ x: clientX - left, y: clientY - top }, pointerType === "touch");
  }
}
