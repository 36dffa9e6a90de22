// The celebration of a solved puzzle, on the board itself. It follows the scene: symbols rise in a
// wave, bodies settle, and a body that leaves through the exit drives out.

import { isMotionReduced } from "./settings.js";

/** @typedef {import("./board.js").Board} Board @typedef {import("./api.d.ts").Scene} Scene */

/** The length of the whole celebration, in milliseconds. */
const WHOLE_MS = 600;
/** The length of the movement of one symbol or body. */
const EACH_MS = 320;
/** Symbols are smaller than this part of a cell; backgrounds are not. */
const LARGEST_SYMBOL = 0.92;
/** The direction of each exit. */
const WAYS = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };

/** Celebrates, and resolves when it is over. @param {Board} board */
export async function celebrate(board) {
  const { scene } = board;
  const moves = isMotionReduced() ? [fade(board)] : [...wave(board), ...settle(board), ...driveOut(board)];
  board.place.dataset.celebrated = isMotionReduced() ? "fade" : scene.exit ? "exit" : scene.bodies.length > 0 ? "settle" : "wave";
  await Promise.allSettled(moves.map((move) => move.finished));
}

/** @param {Board} board */
function fade(board) {
  return board.drawing.animate([{ opacity: 0.55 }, { opacity: 1 }], { duration: WHOLE_MS, easing: "ease-out" });
}

/** Lets the symbols rise one after another, along the diagonals. @param {Board} board */
function wave(board) {
  const { scene } = board;
  if (scene.solid || scene.exit) return [];
  const last = Math.max(scene.rows + scene.columns - 2, 1);
  const frames = [{ scale: 1 }, { scale: 1.22 }, { scale: 1 }];
  return symbols(board).map(({ item, at }) => {
    scaleAboutMiddle(item);
    const delay = (at / last) * (WHOLE_MS - EACH_MS);
    return item.animate(frames, { duration: EACH_MS, delay, easing: "cubic-bezier(.3,1.4,.5,1)" });
  });
}

/** Finds the drawn symbols and how far down and right they are. @param {Board} board */
function symbols(board) {
  const { scene, drawing } = board;
  const marked = scene.squares.filter(({ symbol }) => symbol && symbol.shape !== "cross");
  const items = /** @type {SVGGraphicsElement[]} */ ([...drawing.querySelectorAll("path, text, use")]);
  return items.flatMap((item) => {
    const box = item.getBBox();
    const square = marked.find(({ area }) => contains(area, box) && box.width < LARGEST_SYMBOL * area.width);
    return square ? [{ item, at: square.row + square.column }] : [];
  });
}

/** @param {import("./api.d.ts").Area} area @param {DOMRect} box whether its middle is near the middle of the area */
function contains(area, box) {
  const [x, y] = [box.x + box.width / 2 - area.x, box.y + box.height / 2 - area.y];
  const isNear = (/** @type {number} */ at, /** @type {number} */ size) => Math.abs(at - size / 2) < size / 4;
  return isNear(x, area.width) && isNear(y, area.height);
}

/** Lets the bodies settle. @param {Board} board */
function settle(board) {
  const { scene } = board;
  const staying = scene.bodies.filter((body) => !(scene.exit && body.primary));
  return staying.flatMap((body, at) => {
    const delay = (at / Math.max(staying.length, 1)) * (WHOLE_MS - EACH_MS);
    return pieces(board, body).map((item) => {
      // A body of a solid is drawn in parts that must stay together.
      const frames = scene.solid ? [{ opacity: 0.6 }, { opacity: 1 }] : [{ scale: 1 }, { scale: 0.94 }, { scale: 1 }];
      if (!scene.solid) scaleAboutMiddle(item);
      return item.animate(frames, { duration: EACH_MS, delay, easing: "ease-in-out" });
    });
  });
}

/** Lets the primary body leave through the exit. @param {Board} board */
function driveOut(board) {
  const { exit, bodies, view } = board.scene;
  if (!exit) return [];
  const [x, y] = WAYS[exit.side].map((way) => way * Math.max(view.width, view.height));
  const frames = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: `translate(${x}px, ${y}px)`, opacity: 0 }];
  const leaving = bodies.filter(({ primary }) => primary).flatMap((body) => pieces(board, body));
  return leaving.map((item) => item.animate(frames, { duration: WHOLE_MS, easing: "cubic-bezier(.6,0,.9,.6)" }));
}

/** @param {Board} board @param {{index: number}} body @returns {SVGGElement[]} */
function pieces(board, body) {
  return [...board.drawing.querySelectorAll(`[data-piece="${body.index}"]`)].map((it) => /** @type {SVGGElement} */ (it));
}

/** @param {SVGElement} item */
function scaleAboutMiddle(item) {
  item.style.transformBox = "fill-box";
  item.style.transformOrigin = "center";
}
