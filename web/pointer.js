/**
 * Fingers and mouse on the canvas. A tap is acted on when the finger goes up, unless it has moved off. What lies in a
 * hand can be dragged to where it shall go; elsewhere one finger drags a table that is nearer than whole, and two come
 * nearer or go back. When several people play at once every finger is somebody's own.
 *
 * @typedef {import("./camera.js").Point} Point
 * @typedef {import("./ground.js").Held} Held
 * @typedef {{at: Point, start: Point, still: boolean, held: Held | null, dragging: boolean}} Finger
 *
 * @typedef {object} Deeds
 * @property {(region: string, seat?: number) => void} choose
 * @property {(seat: number) => void} confirm  the move that is shown as a ghost
 * @property {(region: string | undefined) => void} aim  what is dragged would go there now
 * @property {() => boolean} several  whether more than one person acts on this screen
 */

const SLOP = 8;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import("./painter.js").Painter} painter
 * @param {import("./zoom.js").Zoom} zoom
 * @param {Deeds} deeds
 */
export function listenToPointer(canvas, painter, zoom, deeds) {
  /** @type {Map<number, Finger>} */
  const fingers = new Map();

  canvas.addEventListener("pointerdown", (event) => {
    painter.hasten();
    const at = placeOf(event);
    const held = event.button === 0 ? painter.heldAt(at) : null;
    fingers.set(event.pointerId, { at, start: at, still: event.button === 0, held, dragging: false });
    if (!deeds.several() && fingers.size > 1) for (const finger of fingers.values()) settle(finger);
  });
  canvas.addEventListener("pointermove", (event) => {
    const now = placeOf(event);
    const finger = fingers.get(event.pointerId);
    if (event.pointerType === "mouse" && !finger) {
      canvas.style.cursor = painter.touchedAt(now, false) ? "pointer" : "";
    }
    if (!finger || (finger.still && distance(finger.start, now) <= SLOP)) return;
    if (finger.still) setOut(event.pointerId, finger);
    const before = finger.at;
    finger.at = now;
    if (finger.dragging && finger.held) drag(finger.held, now);
    else if (!deeds.several()) moveTable(event.pointerId, before, now);
  });
  canvas.addEventListener("pointerup", (event) => {
    const finger = fingers.get(event.pointerId);
    const at = placeOf(event);
    const { still, dragging, held } = { ...finger };
    lift(event);
    if (dragging && held) drop(held, at);
    else if (finger && still && distance(finger.start, at) <= SLOP) tap(at, event.pointerType === "touch");
  });
  canvas.addEventListener("pointercancel", lift);
  canvas.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && lift(event));

  /**
   * @param {number} id
   * @param {Finger} finger  that has left the place where it came down
   */
  function setOut(id, finger) {
    finger.still = false;
    canvas.setPointerCapture?.(id);
    finger.dragging = finger.held !== null;
    if (finger.held && !finger.held.chosen) deeds.choose(finger.held.region, finger.held.seat);
  }

  /** @param {Finger} finger  that does nothing more by itself */
  function settle(finger) {
    finger.still = false;
    if (finger.dragging && finger.held) painter.letGo(finger.held.key);
    if (finger.dragging) deeds.aim(undefined);
    finger.dragging = false;
  }

  /** @param {PointerEvent} event */
  function lift({ pointerId }) {
    const finger = fingers.get(pointerId);
    if (finger) settle(finger);
    fingers.delete(pointerId);
  }

  /**
   * @param {Held} held
   * @param {Point} to
   */
  function drag({ key }, to) {
    painter.drag(key, to);
    deeds.aim(painter.targetAt(to));
  }

  /**
   * @param {Held} held
   * @param {Point} at
   */
  function drop({ seat, region }, at) {
    const target = painter.targetAt(at);
    if (target && target !== region) deeds.choose(target, seat);
  }

  /**
   * @param {Point} at
   * @param {boolean} byTouch
   */
  function tap(at, byTouch) {
    const touched = painter.touchedAt(at, byTouch);
    if (touched?.ghost !== undefined) deeds.confirm(touched.ghost);
    else if (touched?.region) deeds.choose(touched.region, touched.seat);
  }

  /**
   * @param {number} moving
   * @param {Point} before
   * @param {Point} now
   */
  function moveTable(moving, before, now) {
    const other = [...fingers].find(([id]) => id !== moving)?.[1].at;
    if (!other) return zoom.pan(now.x - before.x, now.y - before.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoom.by(distance(now, other) / Math.max(1, distance(before, other)), middle);
    zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  function placeOf({ clientX, clientY }) {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

/**
 * @param {Point} one
 * @param {Point} other
 */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
