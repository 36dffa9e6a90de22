// A board: the drawing, and over it a grid for the keyboard, screen readers and the pointer. It
// handles cells and bodies and how they can be dragged, independently of the puzzle family.

import { isMotionReduced } from "./settings.js";
import { el } from "./dom.js";
import { t } from "./words.js";
import { Pointer } from "./pointer.js";
import { Solid } from "./solid.js";

/** The effect of each key on the board. @type {Record<string, "act" | "clear" | {arrow: [number, number]} | undefined>} */
const KEYS = {
  ArrowUp: { arrow: [-1, 0] }, ArrowDown: { arrow: [1, 0] },
  ArrowLeft: { arrow: [0, -1] }, ArrowRight: { arrow: [0, 1] },
  " ": "act", Enter: "act", Backspace: "clear", Delete: "clear",
};

/** The letters that are shortcuts of the page unless something on the board has that name. */
const PAGE_LETTERS = ["h", "c", "u", "n"];

/** The letters that turn and flip a piece while the pointer carries it. @type {Record<string, Gesture | undefined>} */
const GESTURES = { r: "turn", R: "turn-back", f: "flip", F: "flip" };

/** @typedef {import("./api.d.ts").GestureName} Gesture */

const GLIDE_MS = 160;

/** The maximum number of pixels per unit of the drawing, so that small boards are not enlarged too much. */
const LARGEST = 1.9;

/** The scene before the first picture. @type {import("./api.d.ts").Scene} */
const EMPTY = {
  rows: 0, columns: 0, cell: 1, view: { x: 0, y: 0, width: 1, height: 1 }, squares: [], bodies: [], tray: [], highlights: [], arrows: [],
  balls: [], landing: null, complete: [], solid: null, exit: null,
};

export class Board {
  /** @param {HTMLElement} place its container @param {(input: import("./api.d.ts").InputRequest) => Promise<void>} send called with each input */
  constructor(place, send) {
    this.place = place;
    this.send = send;
    /** @type {import("./api.d.ts").Scene} */
    this.scene = EMPTY;
    this.isOpen = false;
    /** The keys that the puzzle accepts. @type {import("./api.d.ts").KeyReply[]} */
    this.puzzleKeys = [];
    /** The visible part of the drawing plane. It only grows, so that nothing jumps. @type {import("./api.d.ts").Area} */
    this.view = EMPTY.view;
    this.drawing = el("div", { class: "drawing", "aria-hidden": "true" });
    this.grid = el("div", { role: "grid", tabindex: "0", class: "grid", id: "grid" });
    this.grid.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event));
    this.shapes = "";
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    this.solid = new Solid(this);
    place.replaceChildren(this.drawing, this.grid, this.solid.buttons);
    this.pointer = new Pointer(this);
  }

  /**
   * Shows a picture.
   * @param {import("./api.d.ts").Picture} picture @param {boolean} isOpen whether it accepts input
   */
  show({ scene, svg }, isOpen) {
    const before = this.scene;
    this.scene = scene;
    this.isOpen = isOpen;
    // In a new layout, everything is in a different place.
    const isSameLayout = before !== EMPTY && before.solid?.diameter === scene.solid?.diameter;
    this.view = isSameLayout ? union(this.view, scene.view) : scene.view;
    const { view } = this;
    this.place.classList.toggle("solid", !!scene.solid);
    this.place.style.setProperty("--ratio", String(view.width / view.height));
    this.place.style.setProperty("--widest", `${view.width * LARGEST}px`);
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const drawn = document.importNode(parsed, true);
    drawn.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    this.drawing.replaceChildren(drawn);
    this.layOut();
    this.solid.show(scene, drawn);
    this.glide(before);
    this.light([]);
    this.grid.classList.toggle("carries", [...scene.bodies, ...scene.tray].some((it) => it.drag.axis === "free"));
    this.pointer.redraw();
  }

  /** Positions the grid cells over the cells of the drawing. */
  layOut() {
    const { squares, highlights } = this.scene;
    const areas = squares.map((it) => [it.cell, it.area.x, it.area.y]);
    const shapes = JSON.stringify([this.view, areas]);
    if (shapes !== this.shapes) this.build();
    this.shapes = shapes;
    this.grid.setAttribute("aria-label", t("page-board"));
    for (const { cell, label } of squares) {
      if (label) this.cells.get(cell)?.setAttribute("aria-label", label);
    }
    const cursor = highlights.find((light) => light.role === "cursor")?.cell;
    if (cursor) this.grid.setAttribute("aria-activedescendant", `cell-${cursor}`);
    else this.grid.removeAttribute("aria-activedescendant");
  }

  build() {
    this.cells.clear();
    /** @type {Map<number, HTMLElement>} */
    const rows = new Map();
    for (const { cell, row, column, area } of this.scene.squares) {
      const line = rows.get(row) ?? el("div", { role: "row", "aria-rowindex": String(row + 1) });
      rows.set(row, line);
      const item = el("div", { role: "gridcell", id: `cell-${cell}`, class: "cell", "aria-colindex": String(column + 1) });
      this.put(item, area);
      this.cells.set(cell, item);
      line.append(item);
    }
    this.grid.setAttribute("aria-rowcount", String(this.scene.rows));
    this.grid.setAttribute("aria-colcount", String(this.scene.columns));
    this.grid.replaceChildren(...rows.values());
  }

  /** Positions an element over an area of the drawing. @param {HTMLElement} item @param {import("./api.d.ts").Area} area */
  put(item, area) {
    const { view } = this;
    const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
    item.style.left = share(area.x - view.x, view.width);
    item.style.top = share(area.y - view.y, view.height);
    item.style.width = share(area.width, view.width);
    item.style.height = share(area.height, view.height);
  }

  /** Highlights cells while the pointer is over the words about them. @param {string[]} cells @param {string} [role] */
  light(cells, role = "") {
    const lit = new Set(cells);
    for (const [name, item] of this.cells) {
      item.classList.toggle("lit", lit.has(name));
      item.classList.toggle("then", role === "then");
      item.style.boxShadow = lit.has(name) ? contour(name, lit) : "";
    }
  }

  /** Returns the group of a body in the drawing. @param {{index: number}} body @returns {SVGGElement | null} */
  piece(body) {
    return this.drawing.querySelector(`[data-piece="${body.index}"]`);
  }

  /**
   * Moves the drawing of a body, in the units of the drawing. An unplaced body grows to its size on
   * the board, around the point at which it was picked up.
   * @param {import("./api.d.ts").Body} body @param {number} x @param {number} y @param {{x: number, y: number}} grip
   */
  shift(body, x, y, grip) {
    const piece = this.piece(body);
    const drawn = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (piece?.parentElement));
    const unit = this.grid.getBoundingClientRect().width / this.view.width;
    const scale = unit / (drawn?.getScreenCTM()?.a ?? unit);
    const from = x !== 0 || y !== 0 ? body.area : null;
    const grown = from ? this.scene.squares[0].area.width / tile(body, from) : 1;
    const at = from ? { x: (grip.x - from.x) * scale, y: (grip.y - from.y) * scale } : { x: 0, y: 0 };
    const [left, top] = [x * scale + at.x * (1 - grown), y * scale + at.y * (1 - grown)];
    piece?.setAttribute("transform", `translate(${left} ${top}) scale(${grown})`);
  }

  /** Draws a body above everything else while it is carried. @param {import("./api.d.ts").Body} body */
  raise(body) {
    const piece = this.piece(body);
    const whole = piece?.parentElement?.hasAttribute("transform") ? piece.parentElement : piece;
    piece?.classList.add("carried");
    if (whole) this.drawing.firstElementChild?.append(whole);
  }

  /** Turns or flips the selected piece. Returns false if the puzzle has no such key. @param {Gesture} gesture */
  gesture(gesture) {
    const found = this.puzzleKeys.find((it) => it.gesture === gesture);
    if (found) this.send({ key: found.key });
    return !!found;
  }

  /** Returns whether a piece beside the board is selected. */
  isHolding() {
    return this.scene.tray.some((it) => it.moved);
  }

  /** Animates the bodies that have moved. @param {import("./api.d.ts").Scene} before */
  glide(before) {
    // In a solid, a body can span layers that are drawn separately.
    if (before === EMPTY || this.scene.solid || isMotionReduced()) return;
    const { cell } = this.scene;
    for (const body of this.scene.bodies) {
      const old = before.bodies.find((it) => it.index === body.index);
      const [from, to] = [corner(old), corner(body)];
      if (!from || !to || (from.row === to.row && from.column === to.column)) continue;
      const carried = this.pointer.left?.index === body.index ? this.pointer.left : { x: 0, y: 0 };
      const [x, y] = [(from.column - to.column) * cell + carried.x, (from.row - to.row) * cell + carried.y];
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
      this.piece(body)?.animate(frames, { duration: GLIDE_MS, easing: "ease-out" });
    }
    this.pointer.left = null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const known = KEYS[event.key];
    if (this.scene.solid && event.shiftKey && typeof known === "object") {
      event.preventDefault();
      return this.solid.step(known.arrow[1], -known.arrow[0]);
    }
    if (event.key === "Escape") return this.cancel();
    if (!this.isOpen) return;
    const gesture = this.pointer.carried ? GESTURES[event.key] : null;
    const mark = this.markOf(event);
    if (gesture || mark) {
      event.preventDefault();
      event.stopPropagation();
      return gesture ? this.gesture(gesture) : this.send({ mark: mark ?? "" });
    }
    const isLetter = event.key.length === 1 && event.key !== "?";
    if (!known && (!isLetter || this.isForPage(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (known === "act" && event.shiftKey) this.send("act-secondary");
    else this.send(known ?? { key: event.key });
  }

  /** Returns the digit that Shift turns into a pencil mark, if the puzzle has numbers. @param {KeyboardEvent} event @returns {string | null} */
  markOf(event) {
    // On some keyboards, digits are typed with Shift.
    if (!event.shiftKey || /^\d$/.test(event.key) || !this.puzzleKeys.some((it) => it.number !== null)) return null;
    return /^Digit(\d)$/.exec(event.code)?.[1] ?? null;
  }

  /** Drops what the pointer carries and what is selected. */
  cancel() {
    this.pointer.drop();
    if (this.isOpen) this.send("cancel");
  }

  /** Returns whether a letter is a shortcut of the page, which it is unless something on the board has that name. @param {string} key */
  isForPage(key) {
    const { bodies, tray } = this.scene;
    const named = [...this.puzzleKeys.map((it) => it.key), ...[...bodies, ...tray].map(({ letter }) => letter)];
    const letter = key.toLowerCase();
    return PAGE_LETTERS.includes(letter) && !named.some((it) => it.toLowerCase() === letter);
  }
}

/** Returns the sides of a cell that belong to the contour of all highlighted cells, as shadows. @param {string} name @param {Set<string>} lit */
function contour(name, lit) {
  const found = /^r(\d+)c(\d+)$/.exec(name);
  if (!found) return "";
  const [row, column] = [Number(found[1]), Number(found[2])];
  const sides = [[-1, 0, "0 4px"], [1, 0, "0 -4px"], [0, -1, "4px 0"], [0, 1, "-4px 0"]];
  const open = sides.filter(([down, right]) => !lit.has(`r${row + Number(down)}c${column + Number(right)}`));
  return open.map(([, , shift]) => `inset ${shift} 0 0 var(--role)`).join(", ") || "none";
}

/** Returns the side length of a cell of an unplaced body. @param {import("./api.d.ts").Body} body @param {import("./api.d.ts").Area} area its area in the tray */
export function tile(body, area) {
  const column = (/** @type {string} */ cell) => Number(cell.split("c")[1]);
  return area.width / Math.max(...body.cells.map(column));
}

/** Returns the smallest area that contains both. @param {import("./api.d.ts").Area} one @param {import("./api.d.ts").Area} other */
function union(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the row and column of the first cell of a body. @param {import("./api.d.ts").Body | undefined} body */
function corner(body) {
  const found = /^r(\d+)c(\d+)$/.exec(body?.cells[0] ?? "");
  return found ? { row: Number(found[1]), column: Number(found[2]) } : null;
}
