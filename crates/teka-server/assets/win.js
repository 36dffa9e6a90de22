// The end of a game: the result, its record and the card that shows it.

import { announce, button, el } from "./dom.js";
import { dayOf } from "./days.js";
import { figures, isShortest } from "./score.js";
import { isOn } from "./settings.js";
import { bestTime, record, streak } from "./stats.js";
import { fullTitle, hintWords } from "./title.js";
import { clock, number, t } from "./words.js";

/** @typedef {import("./client.js").Family} Family @typedef {import("./game.js").Game} Game */
/** What the card shows. `best` is the best time before this game. @typedef {{shown: boolean, hints: number, seconds: number, best: number | null, streak: number}} Outcome */

/** Records a solved game, unless it is recorded already, and returns its result. @param {Family} family @param {Game} game @returns {Outcome} */
export function finish(family, game) {
  const level = game.level ?? "";
  const size = game.state.size ?? "";
  const today = dayOf();
  const isNew = game.solvedAt === null;
  const best = isNew ? bestTime(family.id, level, size) : null;
  if (isNew) {
    game.finish();
    record({
      family: family.id, level, size, number: game.number, daily: game.daily, seconds: game.seconds,
      moves: game.state.made, hints: game.hints, shown: game.isShown(), at: game.solvedAt ?? Date.now(), day: today,
    });
  }
  return { shown: game.isShown(), hints: game.hints, seconds: game.seconds, best, streak: streak(today) };
}

/** Returns the first line of the card. @param {Outcome} outcome */
export function headline(outcome) {
  return outcome.shown ? t("page-solution-shown") : hintWords(outcome.hints);
}

/**
 * Returns the content of the card.
 * @param {import("./workspace.js").Workspace} workspace @param {Outcome} outcome @param {() => void} review closes the card
 * @returns {HTMLElement[]}
 */
export function winCard(workspace, outcome, review) {
  const { family, game } = workspace;
  const share = button(t("page-share-result"), () => workspace.attempt(() => shareResult(share, family, game, outcome)));
  const remark = remarkOf(family, game, outcome);
  return [
    el("h2", {}, headline(outcome)),
    ...(remark ? [el("p", { class: "soft" }, remark)] : []),
    el("dl", { class: "outcome" }, ...figuresOf(family, game, outcome).map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value)))),
    el("div", { class: "row win-actions" }, workspace.nextButton("b main wide"), share, button(t("page-review"), review)),
  ];
}

/** @param {Family} family @param {Game} game @param {Outcome} outcome */
function remarkOf(family, game, { shown, seconds, best }) {
  if (shown) return t("page-shown-about");
  const shortest = isShortest(family, game) ? t("page-proven-shortest") : "";
  return [isOn("clock") ? bestWords(seconds, best) : "", shortest].filter(Boolean).join(" ");
}

/** Compares a time with the best one before. @param {number} seconds @param {number | null} best */
function bestWords(seconds, best) {
  if (best === null) return "";
  const faster = Math.round(best - seconds);
  if (faster === 1) return t("page-record-one");
  return faster > 1 ? t("page-record", { count: number(faster) }) : t("page-best-time", { time: clock(best) });
}

/** @param {Family} family @param {Game} game @param {Outcome} outcome @returns {string[][]} */
function figuresOf(family, game, outcome) {
  const rows = [...figures(family, game), [t("page-hints"), number(outcome.hints)]];
  if (isOn("clock")) rows.unshift([t("page-time"), clock(outcome.seconds)]);
  if (outcome.streak > 0) rows.push([t("page-streak"), number(outcome.streak)]);
  return rows;
}

/** Shares the result, which gives nothing away, or copies it. @param {HTMLElement} place @param {Family} family @param {Game} game @param {Outcome} outcome */
async function shareResult(place, family, game, outcome) {
  const text = resultText(family, game, outcome);
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    place.textContent = t("page-copied");
    announce(t("page-copied"));
  } catch (error) {
    // The player has closed the dialog of the system, or the browser refuses: show the text instead.
    if (error instanceof DOMException && error.name === "AbortError") return;
    place.replaceWith(el("textarea", { class: "shared", readonly: "", rows: "3", "aria-label": t("page-share-result") }, text));
  }
}

/** Returns the text about a result. @param {Family} family @param {Game} game @param {Outcome} outcome */
export function resultText(family, game, outcome) {
  const how = [headline(outcome), clock(outcome.seconds), ...figures(family, game).map(([name, value]) => `${name}: ${value}`)];
  const streak = outcome.streak > 1 && game.daily ? [t("page-streak-days", { count: number(outcome.streak) })] : [];
  return [`Teka · ${fullTitle(family, game)}`, how.join(" · "), ...streak].join("\n");
}
