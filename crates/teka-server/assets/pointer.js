// Mouse, pen and touch input on a board: clicks, strokes over cells, and dragging of bodies.

import { tile } from "./board.js";

const LONG_PRESS_MS = 500;

/** The number of pixels after which a press on a solid becomes a rotation. */
const TURN_FROM_PX = 5;

/** The minimum interval, in milliseconds, between updates of the selected piece while it follows the pointer. */
const FOLLOW_MS = 60;

/** @typedef {{place: string, cell: string | null, body: import("./api.d.ts").Body | null, isSolid: boolean, x: number, y: number}} Hit */

/** @typedef {{id: number, hit: Hit, last: string, moved: boolean, timer: number, x: number, y: number, at: {x: number, y: number}}} Down */

export class Pointer {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** The pointer that is down. Other fingers are ignored. @type {Down | null} */
    this.down = null;
    /** The position at which a body was released, from which it glides on. @type {{index: number, x: number, y: number} | null} */
    this.left = null;
    /** The last and the next position of the selected piece. */
    this.hovered = { last: "", next: "", timer: 0 };
    const { grid } = board;
    grid.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.begin(event));
    grid.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.move(event));
    grid.addEventListener("pointerup", (/** @type {PointerEvent} */ event) => this.end(event));
    grid.addEventListener("pointercancel", (/** @type {PointerEvent} */ event) => this.abort(event));
    grid.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const hit = this.hit(event);
    if (!hit || this.down || !(this.board.isOpen || hit.isSolid)) return;
    this.board.grid.setPointerCapture(event.pointerId);
    if (event.button === 2) return this.secondary(hit);
    if (event.button !== 0) return;
    const timer = hit.isSolid ? 0 : setTimeout(() => this.long(), LONG_PRESS_MS);
    const at = { x: event.clientX, y: event.clientY };
    this.down = { id: event.pointerId, hit, last: hit.place, moved: false, timer, x: 0, y: 0, at };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.down) return this.hover(event);
    const { hit, id } = this.down;
    if (id !== event.pointerId) return;
    if (hit.isSolid) return this.turn(event);
    const at = this.spot(event);
    if (Math.hypot(at.x - hit.x, at.y - hit.y) > this.board.scene.cell / 5) clearTimeout(this.down.timer);
    if (hit.body) this.carry(hit.body, at);
    else this.stroke(event);
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
    const { isOpen, scene } = this.board;
    const holds = scene.tray.some((it) => it.moved);
    if (!isOpen || !holds || event.pointerType !== "mouse" || event.buttons) return;
    const cell = this.hit(event, true)?.cell;
    if (!cell || cell === this.hovered.next) return;
    this.hovered.next = cell;
    this.hovered.timer ||= setTimeout(() => this.follow(), FOLLOW_MS);
  }

  follow() {
    const { last, next } = this.hovered;
    this.hovered.timer = 0;
    const holds = this.board.scene.tray.some((it) => it.moved);
    if (!holds || !next || next === last || this.down) return;
    this.hovered.last = next;
    this.board.send({ drag: [next, next] });
  }

  /** Moves a body with the pointer, as far as it can go. @param {import("./api.d.ts").Body} body @param {{x: number, y: number}} at */
  carry(body, at) {
    if (!this.down) return;
    const { hit } = this.down;
    const { drag } = body;
    const unit = this.board.scene.cell;
    const within = (/** @type {number} */ by) =>
      drag.axis === "free" ? by : Math.min(Math.max(by, -drag.back * unit), drag.ahead * unit);
    this.down.x = drag.axis === "column" ? 0 : within(at.x - hit.x);
    this.down.y = drag.axis === "row" ? 0 : within(at.y - hit.y);
    if (Math.hypot(this.down.x, this.down.y) > unit / 6) this.down.moved = true;
    this.board.shift(body, this.down.x, this.down.y, hit);
  }

  /** Sends each cell that the pointer enters, including the first. @param {PointerEvent} event */
  stroke(event) {
    const now = this.hit(event)?.cell;
    if (!this.down || !now || now === this.down.last) return;
    const first = this.down.hit.place;
    if (!this.down.moved) this.board.send({ drag: [first, first] });
    this.down.moved = true;
    this.down.last = now;
    this.board.send({ drag: [first, now] });
  }

  /** @param {PointerEvent} event */
  end(event) {
    const down = this.down;
    if (down?.id !== event.pointerId) return;
    this.cancel();
    if (!down.moved) return this.press(down.hit);
    if (down.hit.body) this.drop(down.hit.body, down, event);
  }

  /** @param {Hit} hit */
  press(hit) {
    this.hovered.next = this.hovered.last = "";
    if (this.board.isOpen && hit.place) this.board.send({ press: hit.place });
  }

  /** Drops a body at the position to which it was dragged. @param {import("./api.d.ts").Body} body @param {Down} down @param {PointerEvent} event */
  drop(body, down, event) {
    const { hit, x, y } = down;
    const unit = this.board.scene.cell;
    const isFree = body.drag.axis === "free";
    const rest = { x: Math.round(x / unit) * unit, y: Math.round(y / unit) * unit };
    const to = isFree ? this.hit(event, true)?.cell : this.cellAt(hit.x + rest.x, hit.y + rest.y);
    this.left = { index: body.index, x, y };
    this.board.shift(body, 0, 0, hit);
    if (to === hit.cell) return;
    if (isFree && !hit.cell) this.putDown(body, hit, to ?? null);
    // Off the board, it returns to the tray.
    else if (to || isFree) this.board.send({ drag: [hit.place, to ?? body.place] });
  }

  /** Picks up an unplaced piece at the cell where it was grabbed, and places it. @param {import("./api.d.ts").Body} body @param {Hit} hit @param {string | null} to */
  putDown(body, hit, to) {
    this.board.send({ take: [hit.place, gripped(body, hit)] });
    if (to) this.board.send({ press: to });
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
    if (this.board.isOpen && hit.place) this.board.send({ "press-secondary": hit.place });
  }

  /** Handles a cancelled pointer: the dragged body returns to its place. @param {PointerEvent} event */
  abort(event) {
    const down = this.down;
    if (down?.id !== event.pointerId) return;
    this.cancel();
    if (down.hit.body) this.board.shift(down.hit.body, 0, 0, down.hit);
  }

  cancel() {
    if (!this.down) return;
    clearTimeout(this.down.timer);
    this.down = null;
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

/** Returns the cell at which an unplaced body was grabbed, or the nearest one. @param {import("./api.d.ts").Body} body @param {{x: number, y: number}} at @returns {string} */
function gripped(body, { x, y }) {
  const { area } = body;
  if (!area) return body.cells[0];
  const side = tile(body, area);
  const far = (/** @type {string} */ cell) => {
    const [row, column] = cell.slice(1).split("c").map(Number);
    return Math.hypot(area.x + (column - 0.5) * side - x, area.y + (row - 0.5) * side - y);
  };
  return [...body.cells].sort((one, other) => far(one) - far(other))[0];
}

/** @param {import("./api.d.ts").Area} area @param {number} x @param {number} y */
function inside(area, x, y) {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}
