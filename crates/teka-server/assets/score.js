// The score: the number of moves, or what the family counts instead, compared with the shortest
// solution; and the clock.

import { isOn } from "./settings.js";
import { clock, number, t } from "./words.js";

/** Returns the score on one line. @param {import("./client.js").Family} family @param {import("./game.js").Game} game */
export function summary(family, game) {
  return [counts(family, game)[0], ...time(game)].join(" · ");
}

/** Returns the counts; the first one is compared with the shortest solution. @param {import("./client.js").Family} family @param {import("./game.js").Game} game @returns {string[]} */
export function counts(family, game) {
  const known = family.figures.some(({ name }) => name in game.state.figures);
  if (!known) return [t("page-moves", { count: number(game.state.made) })];
  return figures(family, game).map(([name, value]) => `${name}: ${value}`);
}

/** Returns the counts as names and values. @param {import("./client.js").Family} family @param {import("./game.js").Game} game @returns {string[][]} */
export function figures(family, game) {
  const { figures, made } = game.state;
  const known = family.figures.filter(({ name }) => name in figures);
  if (known.length === 0) return [[t("page-move-count"), number(made)]];
  const rows = known.map(({ name, about }) => [about, number(figures[name])]);
  const best = isOn("best") ? game.best?.[known[0].name] : undefined;
  if (best !== undefined) rows[0][1] += ` (${t("page-best", { count: number(best) })})`;
  return rows;
}

/** Returns whether the player's path is a shortest one. @param {import("./client.js").Family} family @param {import("./game.js").Game} game */
export function isShortest(family, game) {
  const name = family.figures[0]?.name ?? "";
  const best = isOn("best") ? game.best?.[name] : undefined;
  return best !== undefined && game.state.figures[name] <= best;
}

/** Returns the time, unless the clock is switched off. @param {import("./game.js").Game} game @returns {string[]} */
export function time(game) {
  return isOn("clock") ? [clock(game.elapsed())] : [];
}
