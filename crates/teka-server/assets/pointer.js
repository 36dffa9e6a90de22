// Mouse, pen and finger on a board: a press, a stroke over squares, or a body that is carried.

const LONG = 500;

/** @typedef {{place: string, cell: string | null, body: any, x: number, y: number}} Hit */

export class Pointer {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {{hit: Hit, last: string, moved: boolean, timer: number, x: number, y: number} | null} */
    this.down = null;
    /** Where a body was when it was let go, so that it glides on from there. @type {any} */
    this.left = null;
    const { grid } = board;
    grid.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.begin(event));
    grid.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.move(event));
    grid.addEventListener("pointerup", (/** @type {PointerEvent} */ event) => this.end(event));
    grid.addEventListener("pointercancel", () => this.cancel());
    grid.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const hit = this.hit(event);
    if (!this.board.isOpen || !hit || this.down) return;
    this.board.grid.setPointerCapture(event.pointerId);
    if (event.button === 2) return this.other(hit);
    if (event.button !== 0) return;
    const timer = setTimeout(() => this.long(), LONG);
    this.down = { hit, last: hit.place, moved: false, timer, x: 0, y: 0 };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.down) return;
    const { hit } = this.down;
    const at = this.spot(event);
    if (Math.hypot(at.x - hit.x, at.y - hit.y) > this.board.scene.cell / 5) clearTimeout(this.down.timer);
    if (hit.body) this.carry(at);
    else this.stroke(event);
  }

  /** A body follows as far as it says it may. @param {{x: number, y: number}} at */
  carry(at) {
    if (!this.down) return;
    const { hit } = this.down;
    const { axis, back, ahead } = hit.body.drag;
    const unit = this.board.scene.cell;
    const within = (/** @type {number} */ by) => Math.min(Math.max(by, -back * unit), ahead * unit);
    this.down.x = axis === "row" ? within(at.x - hit.x) : axis === "free" ? at.x - hit.x : 0;
    this.down.y = axis === "column" ? within(at.y - hit.y) : axis === "free" ? at.y - hit.y : 0;
    if (Math.hypot(this.down.x, this.down.y) > unit / 6) this.down.moved = true;
    this.board.shift(hit.body, this.down.x, this.down.y);
  }

  /** Each square the pointer enters is told, from the first on. @param {PointerEvent} event */
  stroke(event) {
    const now = this.hit(event)?.cell;
    if (!this.down || !now || now === this.down.last) return;
    const first = this.down.hit.place;
    if (!this.down.moved) this.board.give({ drag: [first, first] });
    this.down.moved = true;
    this.down.last = now;
    this.board.give({ drag: [first, now] });
  }

  /** @param {PointerEvent} event */
  end(event) {
    const down = this.down;
    this.cancel();
    if (!down) return;
    if (!down.moved) return this.board.give({ press: down.hit.place });
    if (down.hit.body) this.drop(down, event);
  }

  /** A body is put where it was carried. @param {any} down @param {PointerEvent} event */
  drop(down, event) {
    const { hit, x, y } = down;
    const unit = this.board.scene.cell;
    const isFree = hit.body.drag.axis === "free";
    const rest = { x: Math.round(x / unit) * unit, y: Math.round(y / unit) * unit };
    const to = isFree ? this.hit(event, true)?.cell : this.cellAt(hit.x + rest.x, hit.y + rest.y);
    this.left = { index: hit.body.index, x, y };
    this.board.shift(hit.body, 0, 0);
    if (!to || to === hit.cell) return;
    if (isFree) this.lay(hit, to);
    else this.board.give({ drag: [hit.place, to] });
  }

  /** What is carried freely is taken, carried there and let go. @param {Hit} hit @param {string} to */
  lay(hit, to) {
    if (!hit.cell) this.board.give({ press: hit.place });
    this.board.give({ drag: [hit.cell ?? to, to] });
    this.board.give("act");
  }

  /** A long press is the other button. */
  long() {
    const hit = this.down?.hit;
    this.cancel();
    if (hit) this.other(hit);
  }

  /** The other button: the cursor goes there, then acts otherwise. @param {Hit} hit */
  other(hit) {
    const { squares, lights, bodies } = this.board.scene;
    const square = squares.find((/** @type {any} */ it) => it.cell === hit.cell);
    if (!square || bodies.length > 0) return this.board.give({ press: hit.place });
    const cursor = lights.find((/** @type {any} */ it) => it.role === "cursor")?.cell;
    const from = squares.find((/** @type {any} */ it) => it.cell === cursor);
    // Without a cursor the first arrow puts it in the corner.
    if (!from) this.board.give({ arrow: [0, 0] });
    this.board.give({ arrow: [square.row - (from?.row ?? 0), square.column - (from?.column ?? 0)] });
    this.board.give("act-other");
  }

  cancel() {
    if (!this.down) return;
    clearTimeout(this.down.timer);
    this.down = null;
  }

  /** Where the pointer is, in the units of the drawing. @param {PointerEvent} event */
  spot(event) {
    const box = this.board.grid.getBoundingClientRect();
    const { view } = this.board;
    return {
      x: view.x + ((event.clientX - box.left) / box.width) * view.width,
      y: view.y + ((event.clientY - box.top) / box.height) * view.height,
    };
  }

  /** What is under the pointer. @param {PointerEvent} event @param {boolean} [onlyCells] @returns {Hit | null} */
  hit(event, onlyCells = false) {
    const { x, y } = this.spot(event);
    const { bodies, tray } = this.board.scene;
    const waiting = onlyCells ? null : tray.find((/** @type {any} */ it) => inside(it.area, x, y));
    if (waiting) return { place: waiting.place, cell: null, body: waiting, x, y };
    const cell = this.cellAt(x, y);
    if (!cell) return null;
    const body = bodies.find((/** @type {any} */ it) => it.cells.includes(cell)) ?? null;
    return { place: cell, cell, body, x, y };
  }

  /** @param {number} x @param {number} y @returns {string | null} */
  cellAt(x, y) {
    const found = this.board.scene.squares.find((/** @type {any} */ it) => inside(it.area, x, y));
    return found?.cell ?? null;
  }
}

/** @param {any} area @param {number} x @param {number} y */
function inside(area, x, y) {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}
