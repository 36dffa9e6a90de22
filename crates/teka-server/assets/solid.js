// A solid of balls that can be rotated. Each drawn ball is moved to its current position, and
// nearer balls cover those behind them. This module is independent of the puzzle family.

import { isMotionReduced } from "./settings.js";
import { el, iconButton } from "./dom.js";
import { t } from "./words.js";

/** The minimum and maximum elevation of the viewpoint, in degrees. */
const LOWEST = 8;
const HIGHEST = 78;
/** The rotation in degrees per click of a button, and per pixel of a drag. */
const STEP_DEGREES = 15;
const DEGREES_PER_PIXEL = 0.45;
const GLIDE_MS = 180;
/** A ball covers the centre of one behind it if their centres are closer than this. */
const COVERS = 0.68;

/** The viewing angle, which is kept between moves and games. @type {{turn: number, rise: number} | null} */
let viewAngle = null;

/** A projected position, in balls. @typedef {{x: number, y: number, near: number}} Seen */
/** A viewing angle, in degrees. @typedef {{turn: number, rise: number}} Angle */
/**
 * A ball: its position in space, its groups in the drawing, and its original and current projected
 * positions.
 * @typedef {{cell: string, place: number[], covers: boolean, item: Element | null, through: Element | null, letter: Element | null, first: Seen, seen: Seen}} Ball
 */

/** The placeholder before the first solid. @type {import("./api.d.ts").Solid} */
const NONE = {
  area: { x: 0, y: 0, width: 1, height: 1 }, origin: [0, 0], diameter: 1, turn: 0, rise: LOWEST, low: [0, 0, 0], high: [0, 0, 0],
};

export class Solid {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.isShown = false;
    /** The current solid, or the last one. */
    this.solid = NONE;
    /** Whether the player has selected a piece. */
    this.isHolding = false;
    /** @type {Element | null} */
    this.whole = null;
    /** The groups that are in one plane each. @type {Element[]} */
    this.levels = [];
    /** The first of the groups that are drawn over all balls. @type {Element | null} */
    this.above = null;
    /** @type {Ball[]} */
    this.balls = [];
    /** The transformation that fits the solid into its area. */
    this.fit = { x: 0, y: 0, scale: 1 };
    this.order = "";
    this.frame = 0;
    /** The angle that it is gliding to. @type {{turn: number, rise: number} | null} */
    this.goal = null;
    this.buttons = this.turnButtons();
  }

  /** The area that it can fill, or null if there is no solid. */
  get area() {
    return this.isShown ? this.solid.area : null;
  }

  /** Uses a new drawing. @param {import("./api.d.ts").Scene} scene @param {Element} drawn */
  show(scene, drawn) {
    const { solid } = scene;
    this.isShown = !!solid;
    this.buttons.hidden = !solid;
    if (!solid) return;
    this.solid = solid;
    this.isHolding = scene.tray.some((it) => it.moved);
    const group = (/** @type {string} */ kind, /** @type {string} */ cell) => drawn.querySelector(`[data-${kind}="${cell}"]`);
    const bodies = new Set(scene.bodies.flatMap((it) => it.cells));
    this.balls = scene.balls.map(({ cell, at }) => {
      const place = [at[1] / 2, at[0] / 2, at[2] * Math.SQRT1_2];
      const [item, first] = [group("ball", cell), this.seen(place, solid)];
      const letter = item?.querySelector("[data-letter]") ?? null;
      return { cell, place, covers: bodies.has(cell), item, through: group("through", cell), letter, first, seen: first };
    });
    this.whole = drawn.querySelector("[data-solid]");
    this.levels = [...drawn.querySelectorAll("[data-level]")];
    this.above = this.balls.find((ball) => ball.through)?.through ?? null;
    this.order = "";
    this.draw();
  }

  /** Projects a position in space; the result is in balls. @param {number[]} place @param {{turn: number, rise: number}} from @returns {Seen} */
  seen([right, front, up], { turn, rise }) {
    const [yaw, tilt] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
    const towards = right * Math.sin(yaw) + front * Math.cos(yaw);
    return {
      x: right * Math.cos(yaw) - front * Math.sin(yaw),
      y: towards * Math.sin(tilt) - up * Math.cos(tilt),
      near: towards * Math.cos(tilt) + up * Math.sin(tilt),
    };
  }

  /** The current viewing angle. */
  get from() {
    return viewAngle ?? this.solid;
  }

  /** Draws the solid from the current angle. */
  draw() {
    const { diameter } = this.solid;
    for (const ball of this.balls) {
      ball.seen = this.seen(ball.place, this.from);
      const [x, y] = [(ball.seen.x - ball.first.x) * diameter, (ball.seen.y - ball.first.y) * diameter];
      ball.item?.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
      ball.through?.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    }
    for (const level of this.levels) this.lean(level);
    this.stack();
    this.center();
  }

  /** Transforms a group in one plane, using the matrix between its original and its current projection. @param {Element} level */
  lean(level) {
    const { origin, diameter, ...first } = this.solid;
    const up = Number(level.getAttribute("data-level"));
    const axes = (/** @type {Angle} */ from) => [[1, 0, 0], [0, 1, 0]].map((axis) => this.seen(axis, from));
    const [[r0, f0], [r1, f1]] = [axes(first), axes(this.from)];
    const size = r0.x * f0.y - f0.x * r0.y;
    const [a, c] = [(r1.x * f0.y - f1.x * r0.y) / size, (f1.x * r0.x - r1.x * f0.x) / size];
    const [b, d] = [(r1.y * f0.y - f1.y * r0.y) / size, (f1.y * r0.x - r1.y * f0.x) / size];
    const [was, is] = [first, this.from].map((from) => origin[1] + this.seen([0, 0, up], from).y * diameter);
    const [x, y] = [origin[0] - a * origin[0] - c * was, is - b * origin[0] - d * was];
    level.setAttribute("transform", `matrix(${[a, b, c, d, x, y].map((it) => it.toFixed(4)).join(" ")})`);
  }

  /** Sorts the balls from back to front. Covered letters are hidden, and covered highlights show through. */
  stack() {
    const sorted = [...this.balls].sort((one, other) => one.seen.near - other.seen.near);
    const order = sorted.map((ball) => ball.cell).join();
    if (order !== this.order) {
      for (const { item } of sorted) if (item) this.whole?.insertBefore(item, this.above);
    }
    this.order = order;
    sorted.forEach((ball, n) => {
      if (!ball.letter && !ball.through) return;
      const covers = (/** @type {Ball} */ it) => it.covers && Math.hypot(it.seen.x - ball.seen.x, it.seen.y - ball.seen.y) < COVERS;
      const isOpen = !sorted.slice(n + 1).some(covers);
      ball.letter?.setAttribute("visibility", isOpen ? "visible" : "hidden");
      ball.through?.setAttribute("visibility", isOpen ? "hidden" : "visible");
    });
  }

  /** Keeps the solid within its area at any angle. */
  center() {
    const { area, origin, diameter, low, high } = this.solid;
    const corners = [[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]];
    const points = corners.map(([right, front]) => this.seen([right, front, low[2]], this.from));
    const rim = (/** @type {Seen} */ { x, y }) => [{ x: x - 0.5, y: y - 0.5 }, { x: x + 0.5, y: y + 0.5 }];
    const all = [...points, ...this.balls.flatMap((ball) => rim(ball.seen))];
    const [left, right] = [Math.min(...all.map((it) => it.x)), Math.max(...all.map((it) => it.x))];
    const [top, bottom] = [Math.min(...all.map((it) => it.y)), Math.max(...all.map((it) => it.y))];
    const scale = Math.min(1, area.width / ((right - left) * diameter), area.height / ((bottom - top) * diameter));
    const x = area.x + area.width / 2 - scale * (origin[0] + ((left + right) / 2) * diameter);
    const y = area.y + area.height / 2 - scale * (origin[1] + ((top + bottom) / 2) * diameter);
    this.fit = { x, y, scale };
    this.whole?.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`);
  }

  /** Returns the position at a point of the drawing: the nearest one, or the nearest occupied one if no piece is selected. @param {number} x @param {number} y @returns {string | null} */
  cellAt(x, y) {
    if (!this.isShown) return null;
    const { origin, diameter } = this.solid;
    const at = {
      x: ((x - this.fit.x) / this.fit.scale - origin[0]) / diameter,
      y: ((y - this.fit.y) / this.fit.scale - origin[1]) / diameter,
    };
    const met = this.balls.filter(({ seen }) => Math.hypot(seen.x - at.x, seen.y - at.y) < 0.5);
    met.sort((one, other) => other.seen.near - one.seen.near);
    return ((!this.isHolding && met.find((ball) => ball.covers)) || met[0])?.cell ?? null;
  }

  /** Rotates the solid by a drag, in pixels. @param {number} x @param {number} y */
  drag(x, y) {
    this.goal = null;
    this.look(this.from.turn - x * DEGREES_PER_PIXEL, this.from.rise + y * DEGREES_PER_PIXEL);
  }

  /** @param {number} turn @param {number} rise */
  look(turn, rise) {
    viewAngle = { turn: turn % 360, rise: Math.min(Math.max(rise, LOWEST), HIGHEST) };
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  /** Rotates the solid by one step, with an animation. @param {number} right @param {number} up */
  step(right, up) {
    this.glide({ turn: this.from.turn - right * STEP_DEGREES, rise: this.from.rise + up * STEP_DEGREES });
  }

  /** @param {{turn: number, rise: number}} to */
  glide(to) {
    const [first, begun] = [{ turn: this.from.turn, rise: this.from.rise }, performance.now()];
    // A second click during the animation continues from the target of the first.
    const goal = this.goal ? { turn: this.goal.turn + to.turn - first.turn, rise: this.goal.rise + to.rise - first.rise } : to;
    if (isMotionReduced()) return this.look(to.turn, to.rise);
    this.goal = goal;
    const tick = () => {
      if (this.goal !== goal) return;
      const share = Math.min(1, (performance.now() - begun) / GLIDE_MS);
      const eased = 1 - (1 - share) ** 3;
      this.look(first.turn + (goal.turn - first.turn) * eased, first.rise + (goal.rise - first.rise) * eased);
      if (share < 1) requestAnimationFrame(tick);
      else this.goal = null;
    };
    tick();
  }

  /** Returns to the original angle. */
  home() {
    const { turn, rise } = this.solid;
    this.goal = null;
    this.glide({ turn: this.from.turn + nearest(turn - this.from.turn), rise });
  }

  /** Returns the buttons that rotate the solid. */
  turnButtons() {
    const one = (/** @type {import("./icons.js").IconName} */ sign, /** @type {string} */ label, /** @type {() => void} */ act) =>
      iconButton(sign, label, act, { class: "key" });
    return el(
      "div", { class: "turners", role: "group", "aria-label": t("page-turn-solid"), hidden: true },
      one("left", t("page-turn-left"), () => this.step(-1, 0)), one("right", t("page-turn-right"), () => this.step(1, 0)),
      one("up", t("page-tilt-up"), () => this.step(0, 1)), one("down", t("page-tilt-down"), () => this.step(0, -1)),
      one("home", t("page-turn-home"), () => this.home()),
    );
  }
}

/** Returns the equivalent rotation of at most 180 degrees. @param {number} by in degrees */
function nearest(by) {
  return ((((by + 180) % 360) + 360) % 360) - 180;
}
