/**
 * Fingers and mouse on the canvas. A tap is acted on when the finger goes up, unless it has moved off; one finger
 * drags a table that is nearer than whole, two come nearer or go back.
 *
 * @typedef {import("./camera.js").Point} Point
 */

const SLOP = 8;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import("./painter.js").Painter} painter
 * @param {import("./zoom.js").Zoom} zoom
 * @param {(region: string) => void} choose
 */
export function listenToPointer(canvas, painter, zoom, choose) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  /** @type {Point | null} where a tap began that may still become one */
  let down = null;

  canvas.addEventListener("pointerdown", (event) => {
    painter.hasten();
    fingers.set(event.pointerId, at(event));
    down = fingers.size === 1 && event.button === 0 ? at(event) : null;
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && !fingers.size) canvas.style.cursor = under(event) ? "pointer" : "";
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (down && distance(down, now) <= SLOP) return;
    const wasTap = down;
    down = null;
    if (wasTap && canvas.setPointerCapture) canvas.setPointerCapture(event.pointerId);
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    else if (fingers.size === 1) zoom.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  });
  canvas.addEventListener("pointerup", (event) => {
    const still = down && distance(down, at(event)) <= SLOP;
    lift(event);
    const region = still && under(event);
    if (region) choose(region);
  });
  canvas.addEventListener("pointercancel", lift);
  canvas.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && lift(event));

  /** @param {PointerEvent} event */
  function lift({ pointerId }) {
    fingers.delete(pointerId);
    down = null;
  }

  /**
   * @param {number} moving
   * @param {Point} before
   * @param {Point} now
   */
  function pinch(moving, before, now) {
    const other = [...fingers].find(([id]) => id !== moving)?.[1];
    if (!other) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoom.by(distance(now, other) / Math.max(1, distance(before, other)), middle);
    zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  function at({ clientX, clientY }) {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {PointerEvent} event */
  function under(event) {
    return painter.regionAt(at(event), event.pointerType === "touch");
  }
}

/**
 * @param {Point} one
 * @param {Point} other
 */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
