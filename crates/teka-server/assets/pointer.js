// Mouse, pen and touch input on a board: clicks, strokes over cells, and dragging of bodies.

import { tile } from "./board.js";

const LONG_PRESS_MS = 500;

/** The number of pixels after which a press on a solid becomes a rotation. */
const TURN_FROM_PX = 5;

/** The minimum interval, in milliseconds, between updates of the selected piece while it follows the pointer. */
const FOLLOW_MS = 60;

/** How far above a finger a carried piece floats, in cells. */
const FLOAT_CELLS = 1.3;

/** The number of pixels after which the second finger flips the carried piece instead of turning it. */
const FLIP_FROM_PX = 30;

/** The minimum interval, in milliseconds, between turns by the wheel. */
const WHEEL_MS = 120;

/** @typedef {{x: number, y: number}} Point */

/** A piece that follows the pointer: its number, the point of the drawing to which it was carried, and how far it floats above the pointer. @typedef {{index: number, at: Point, float: number}} Carried */

/** @typedef {{place: string, cell: string | null, body: import("./api.d.ts").Body | null, isSolid: boolean, x: number, y: number}} Hit */

/** @typedef {{id: number, hit: Hit, last: string, moved: boolean, timer: number, x: number, y: number, at: Point, spot: Point}} Down */

export class Pointer {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** The pointer that is down. Other fingers are ignored. @type {Down | null} */
    this.down = null;
    /** The piece that follows the pointer. @type {Carried | null} */
    this.carried = null;
    /** The second finger while the first carries a piece. @type {{id: number, x: number, y: number} | null} */
    this.second = null;
    this.wheeledAt = 0;
    /** The position at which a body was released, from which it glides on. @type {{index: number, x: number, y: number} | null} */
    this.left = null;
    /** The last and the next position of the selected piece. */
    this.hovered = { last: "", next: "", timer: 0 };
    const { grid } = board;
    grid.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.begin(event));
    grid.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.move(event));
    grid.addEventListener("pointerup", (/** @type {PointerEvent} */ event) => this.end(event));
    grid.addEventListener("pointercancel", (/** @type {PointerEvent} */ event) => this.abort(event));
    grid.addEventListener("mousedown", (/** @type {MouseEvent} */ event) => this.otherButton(event));
    grid.addEventListener("wheel", (/** @type {WheelEvent} */ event) => this.wheel(event), { passive: false });
    grid.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  begin(event) {
    if (this.carried && event.pointerId !== this.down?.id) {
      this.second = { id: event.pointerId, x: event.clientX, y: event.clientY };
      return;
    }
    const hit = this.hit(event);
    if (!hit || this.down || !(this.board.isOpen || hit.isSolid)) return;
    this.board.grid.setPointerCapture(event.pointerId);
    if (event.button === 2) return this.secondary(hit);
    if (event.button !== 0) return;
    // A piece that can be carried is not pressed for long: it may take time to find a place.
    const isStill = !hit.isSolid && hit.body?.drag.axis !== "free";
    const timer = !isStill ? 0 : setTimeout(() => this.long(), LONG_PRESS_MS);
    const at = { x: event.clientX, y: event.clientY };
    this.down = { id: event.pointerId, hit, last: hit.place, moved: false, timer, x: 0, y: 0, at, spot: { x: hit.x, y: hit.y } };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.down) return this.hover(event);
    const { hit, id } = this.down;
    if (id !== event.pointerId) return;
    if (hit.isSolid) return this.turn(event);
    const at = this.spot(event);
    if (Math.hypot(at.x - hit.x, at.y - hit.y) > this.board.scene.cell / 5) clearTimeout(this.down.timer);
    if (hit.body?.drag.axis === "free") this.carry(hit.body, event);
    else if (hit.body) this.slide(hit.body, at);
    else this.stroke(at);
  }

  /** Rotates a solid. @param {PointerEvent} event */
  turn(event) {
    if (!this.down) return;
    const [x, y] = [event.clientX - this.down.at.x, event.clientY - this.down.at.y];
    if (!this.down.moved && Math.hypot(x, y) < TURN_FROM_PX) return;
    this.down.moved = true;
    this.down.at = { x: event.clientX, y: event.clientY };
    this.board.solid.drag(x, y);
  }

  /** Shows the selected piece as it would be placed under the pointer. @param {PointerEvent} event */
  hover(event) {
    const { isOpen } = this.board;
    if (!isOpen || !this.board.isHolding() || event.pointerType !== "mouse" || event.buttons) return;
    this.moveTo(this.hit(event, true)?.cell ?? null);
  }

  /** Shows the selected piece with its grip on a cell, soon. @param {string | null} cell */
  moveTo(cell) {
    if (!cell || cell === this.hovered.next) return;
    this.hovered.next = cell;
    this.hovered.timer ||= setTimeout(() => this.follow(), FOLLOW_MS);
  }

  /** Sends the last position of the selected piece, once the server knows the one before. */
  async follow() {
    const { last, next } = this.hovered;
    const isFree = this.board.isHolding() && !this.down;
    const isDue = (isFree || this.carried) && next && next !== last;
    if (isDue) {
      this.hovered.last = next;
      await this.board.send({ drag: [next, next] });
    }
    this.hovered.timer = isDue ? setTimeout(() => this.follow(), FOLLOW_MS) : 0;
  }

  /** Carries a piece with the pointer, and shows where it would land. @param {import("./api.d.ts").Body} body @param {PointerEvent} event */
  carry(body, event) {
    if (!this.down) return;
    const { hit } = this.down;
    const [at, unit] = [this.spot(event), this.board.scene.cell];
    if (!this.carried && Math.hypot(at.x - hit.x, at.y - hit.y) < unit / 6) return;
    if (!this.carried) {
      this.board.send({ take: [body.place, hit.cell ?? gripped(body, hit)] });
      this.hovered.next = this.hovered.last = "";
    }
    this.down.moved = true;
    const float = event.pointerType === "touch" ? FLOAT_CELLS * unit : 0;
    this.carried = { index: body.index, at: { x: at.x, y: at.y - float }, float };
    this.redraw();
    this.moveTo(this.landingCell());
  }

  /** Returns the cell on which the grip of the carried piece is. @returns {string | null} */
  landingCell() {
    if (!this.carried) return null;
    const { x, y } = this.carried.at;
    return this.cellAt(x, y) ?? this.inSolid(x, y)?.cell ?? null;
  }

  /** Draws the carried piece at the pointer, also in a new picture. */
  redraw() {
    const { board, carried, down } = this;
    board.place.classList.toggle("carrying", !!carried);
    board.place.classList.toggle("off", !!carried && !this.landingCell());
    if (!carried || !down) return;
    const body = [...board.scene.tray, ...board.scene.bodies].find((it) => it.index === carried.index);
    if (!body) return;
    const grip = body.area ? middleOf(body.grip ?? gripped(body, down.hit), body, body.area) : down.hit;
    board.raise(body);
    board.shift(body, carried.at.x - grip.x, carried.at.y - grip.y, grip);
  }

  /** Flips the carried piece with the other button. @param {MouseEvent} event */
  otherButton(event) {
    if (event.button === 2 && this.carried) this.board.gesture("flip");
  }

  /** Turns the selected piece with the wheel. @param {WheelEvent} event */
  wheel(event) {
    if (!this.board.isOpen || !(this.carried || this.board.isHolding()) || event.ctrlKey) return;
    event.preventDefault();
    if (event.deltaY === 0 || event.timeStamp - this.wheeledAt < WHEEL_MS) return;
    this.wheeledAt = event.timeStamp;
    this.board.gesture(event.deltaY > 0 ? "turn" : "turn-back");
  }

  /** Turns the carried piece after a tap of a second finger, and flips it after a swipe. @param {PointerEvent} event */
  tapped(event) {
    if (!this.second) return;
    const far = Math.hypot(event.clientX - this.second.x, event.clientY - this.second.y);
    this.second = null;
    this.board.gesture(far > FLIP_FROM_PX ? "flip" : "turn");
  }

  /** Moves a body with the pointer along its line, as far as it can go. @param {import("./api.d.ts").Body} body @param {Point} at */
  slide(body, at) {
    const { drag } = body;
    if (!this.down || drag.axis === "free") return;
    const { hit } = this.down;
    const unit = this.board.scene.cell;
    const within = (/** @type {number} */ by) => Math.min(Math.max(by, -drag.back * unit), drag.ahead * unit);
    this.down.x = drag.axis === "column" ? 0 : within(at.x - hit.x);
    this.down.y = drag.axis === "row" ? 0 : within(at.y - hit.y);
    if (Math.hypot(this.down.x, this.down.y) > unit / 6) this.down.moved = true;
    this.board.shift(body, this.down.x, this.down.y, hit);
  }

  /** Sends each cell that the pointer enters, including the first and those it passed quickly. @param {Point} to */
  stroke(to) {
    if (!this.down) return;
    const from = this.down.spot;
    const steps = Math.ceil((2 * Math.hypot(to.x - from.x, to.y - from.y)) / this.board.scene.cell) || 1;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.enter(this.cellAt(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part));
    }
    this.down.spot = to;
  }

  /** Continues a stroke in a cell. @param {string | null} now */
  enter(now) {
    if (!this.down || !now || now === this.down.last) return;
    const first = this.down.hit.place;
    if (!this.down.moved) this.board.send({ drag: [first, first] });
    this.down.moved = true;
    this.down.last = now;
    this.board.send({ drag: [first, now] });
  }

  /** @param {PointerEvent} event */
  end(event) {
    const { down, carried } = this;
    if (this.second?.id === event.pointerId) return this.tapped(event);
    if (down?.id !== event.pointerId) return;
    const to = this.landingCell();
    this.cancel();
    if (carried && down.hit.body) return this.putDown(down.hit.body, to);
    if (!down.moved) return this.press(down.hit);
    if (down.hit.body) this.release(down.hit.body, down);
  }

  /** @param {Hit} hit */
  press(hit) {
    this.hovered.next = this.hovered.last = "";
    if (this.board.isOpen && hit.place) this.board.send({ press: hit.place });
  }

  /** Releases a body at the position to which it slid. @param {import("./api.d.ts").Body} body @param {Down} down */
  release(body, down) {
    const { hit, x, y } = down;
    const unit = this.board.scene.cell;
    const to = this.cellAt(hit.x + Math.round(x / unit) * unit, hit.y + Math.round(y / unit) * unit);
    this.left = { index: body.index, x, y };
    this.board.shift(body, 0, 0, hit);
    if (to && to !== hit.cell) this.board.send({ drag: [hit.place, to] });
  }

  /** Puts the carried piece on a cell, or beside the board. @param {import("./api.d.ts").Body} body @param {string | null} to */
  putDown(body, to) {
    this.hovered.next = this.hovered.last = "";
    this.board.send({ drag: [body.place, to ?? body.place] });
  }

  /** Treats a long press as a secondary click. */
  long() {
    const hit = this.down?.hit;
    if (this.down?.moved) return;
    this.cancel();
    if (hit) this.secondary(hit);
  }

  /** Sends a secondary click. @param {Hit} hit */
  secondary(hit) {
    if (!this.board.isOpen || !hit.place) return;
    if (this.board.isHolding() && this.board.gesture("flip")) return;
    this.board.send({ "press-secondary": hit.place });
  }

  /** Handles a cancelled pointer: the dragged body returns to its place. @param {PointerEvent} event */
  abort(event) {
    if (this.second?.id === event.pointerId) this.second = null;
    if (this.down?.id !== event.pointerId) return;
    if (this.carried) this.board.cancel();
    else this.drop();
  }

  /** Ends a gesture without an effect: what was dragged returns to its place. */
  drop() {
    const { down } = this;
    this.cancel();
    if (down?.hit.body) this.board.shift(down.hit.body, 0, 0, down.hit);
  }

  cancel() {
    if (!this.down) return;
    clearTimeout(this.down.timer);
    this.down = this.carried = this.second = null;
    this.redraw();
  }

  /** Returns the position of the pointer, in the units of the drawing. @param {PointerEvent} event */
  spot(event) {
    const box = this.board.grid.getBoundingClientRect();
    const { view } = this.board;
    return {
      x: view.x + ((event.clientX - box.left) / box.width) * view.width,
      y: view.y + ((event.clientY - box.top) / box.height) * view.height,
    };
  }

  /** Returns what is under the pointer. @param {PointerEvent} event @param {boolean} [onlyCells] @returns {Hit | null} */
  hit(event, onlyCells = false) {
    const { x, y } = this.spot(event);
    const { bodies, tray } = this.board.scene;
    const waiting = onlyCells ? null : tray.find((it) => it.area && inside(it.area, x, y));
    if (waiting) return { place: waiting.place, cell: null, body: waiting, isSolid: false, x, y };
    const cell = this.cellAt(x, y);
    if (!cell) return this.inSolid(x, y);
    const body = bodies.find((it) => it.cells.includes(cell)) ?? null;
    return { place: cell, cell, body, isSolid: false, x, y };
  }

  /** @param {number} x @param {number} y @returns {Hit | null} */
  inSolid(x, y) {
    const { solid } = this.board;
    if (!solid.area || !inside(solid.area, x, y)) return null;
    const cell = solid.cellAt(x, y);
    return { place: cell ?? "", cell, body: null, isSolid: true, x, y };
  }

  /** @param {number} x @param {number} y @returns {string | null} */
  cellAt(x, y) {
    const found = this.board.scene.squares.find((it) => inside(it.area, x, y));
    return found?.cell ?? null;
  }
}

/** Returns the middle of a cell of an unplaced body, in the drawing. @param {string} cell @param {import("./api.d.ts").Body} body @param {import("./api.d.ts").Area} area @returns {Point} */
function middleOf(cell, body, area) {
  const [row, column] = cell.slice(1).split("c").map(Number);
  const side = tile(body, area);
  return { x: area.x + (column - 0.5) * side, y: area.y + (row - 0.5) * side };
}

/** Returns the cell at which an unplaced body was grabbed, or the nearest one. @param {import("./api.d.ts").Body} body @param {{x: number, y: number}} at @returns {string} */
function gripped(body, { x, y }) {
  const { area } = body;
  if (!area) return body.cells[0];
  const far = (/** @type {string} */ cell) => {
    const middle = middleOf(cell, body, area);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return [...body.cells].sort((one, other) => far(one) - far(other))[0];
}

/** @param {import("./api.d.ts").Area} area @param {number} x @param {number} y */
function inside(area, x, y) {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}
