// What was done so far: moves, or what the family counts instead, against the best there is; and the clock.

import { isOn } from "./aids.js";
import { clock, number, t } from "./words.js";

/** In one line. @param {any} family @param {import("./game.js").Game} game */
export function tally(family, game) {
  return [counts(family, game)[0], ...time(game)].join(" · ");
}

/** Each count, the one that is compared first. @param {any} family @param {import("./game.js").Game} game @returns {string[]} */
export function counts(family, game) {
  const { figures, made } = game.state;
  const known = family.figures.filter((/** @type {any} */ { name }) => name in figures);
  if (known.length === 0) return [`${t("page-moves")} ${number(made)}`];
  const told = known.map((/** @type {any} */ { name, about }) => `${about} ${number(figures[name])}`);
  const best = isOn("best") ? game.best?.[known[0].name] : undefined;
  if (best !== undefined) told[0] += ` (${t("page-best")} ${number(best)})`;
  return told;
}

/** Whether the way is as short as can be. @param {any} family @param {import("./game.js").Game} game */
export function isBest(family, game) {
  const name = family.figures[0]?.name;
  const best = isOn("best") ? game.best?.[name] : undefined;
  return best !== undefined && game.state.figures[name] <= best;
}

/** The clock, unless nobody wants to see it. @param {import("./game.js").Game} game @returns {string[]} */
export function time(game) {
  return isOn("clock") ? [clock(game.elapsed())] : [];
}
