// The title of a game: family, size, level and number, as far as they are known.

import { formatDay } from "./days.js";
import { t } from "./words.js";

/** @typedef {import("./client.js").Family} Family */
/** What the title of a game consists of; a saved game has it too. @typedef {Partial<Pick<import("./store.js").SavedGame, "name" | "size" | "level" | "number" | "daily">>} Titled */

/** Returns the parts after the family: what makes this puzzle different from others of its family. @param {Family} family @param {Titled} game @returns {string[]} */
export function details(family, game) {
  const day = game.daily && formatDay(game.daily, { day: "numeric", month: "short", year: "numeric" });
  const number = !game.daily && game.number ? `#${game.number}` : null;
  const parts = [game.size, levelName(family, game.level), day, number, game.name];
  return parts.filter((part) => typeof part === "string").filter((part) => part !== "");
}

/** Returns the whole title on one line. @param {Family} family @param {Titled} game */
export function fullTitle(family, game) {
  return [family.title, ...details(family, game)].join(" · ");
}

/** Returns the label of a level. @param {Family} family @param {string | null | undefined} level */
export function levelName(family, level) {
  return family.levels.find(({ name }) => name === level)?.label ?? level ?? "";
}

/** Returns the words for a number of hints. @param {number} count */
export function hintWords(count) {
  if (count === 0) return t("page-solved-alone");
  return count === 1 ? t("page-solved-hints-one") : t("page-solved-hints", { count });
}
