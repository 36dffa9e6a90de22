// The start view: what Teka is, a card for each puzzle family that starts a game with one press, the
// puzzles of the day, the unfinished games, and what else Teka can do.

import { post } from "../client.js";
import { button, el, iconButton, image } from "../dom.js";
import { confirm } from "../dialog.js";
import { deleteGame, games, isBegun } from "../store.js";
import { details } from "../title.js";
import { clock, number, t } from "../words.js";
import { today } from "./daily.js";

/** @typedef {import("../page.js").Page} Page @typedef {import("../client.js").Family} Family @typedef {import("../store.js").SavedGame} SavedGame */

const SHOWN = 6;

/** @param {Page} page */
export function startView(page) {
  const saved = games().filter((game) => isBegun(game) || game.id === page.game?.id);
  const cards = el("div", { class: "families-grid" }, ...page.families.map((family) => familyCard(page, family)));
  return el(
    "div", { class: "start home" },
    el("h1", {}, t("page-welcome")),
    el("section", { "aria-label": t("page-families") }, cards),
    today(page),
    unfinished(page, saved.filter((game) => !game.solved)),
    finished(page, saved.filter((game) => game.solved)),
    more(page),
  );
}

/** @param {Page} page @param {Family} family */
function familyCard(page, family) {
  const picture = el("button", { type: "button", class: "picture", "aria-label": `${t("page-play")}: ${family.title}` });
  picture.addEventListener("click", () => page.begin(family, { sample: 0 }, null));
  post("play", { game: family.preview, action: "view" }).then((state) => picture.replaceChildren(image(state.svg))).catch(() => {});
  const custom = el("a", { class: "custom", href: `#new=${family.id}`, "aria-label": `${t("page-custom")}: ${family.title}` }, t("page-custom"));
  return el(
    "article", { class: "card family" }, picture,
    el("div", { class: "family-words" },
      el("div", { class: "ends" }, el("h2", {}, family.title), custom), el("p", { class: "soft" }, firstSentence(family.goal)),
      el("div", { class: "chips" }, ...family.levels.map((level) => levelChip(page, family, level)))),
  );
}

/** @param {Page} page @param {Family} family @param {import("../client.js").Level} level */
function levelChip(page, family, { name, label }) {
  const chip = button(label, () => page.begin(family, { level: name }, chip), { class: "chip", "aria-label": `${family.title}: ${label}` });
  return chip;
}

/** Returns the unfinished games: the first few, and a button for the others. @param {Page} page @param {SavedGame[]} list */
function unfinished(page, list) {
  if (list.length === 0) return null;
  const card = (/** @type {SavedGame} */ game) => savedGame(page, game);
  const cards = el("div", { class: "saved" }, ...list.slice(0, SHOWN).map(card));
  const section = el("section", {}, el("h2", {}, t("page-continue")), cards);
  const rest = list.slice(SHOWN);
  const all = button(t("page-all-games", { count: number(list.length) }), () => {
    all.remove();
    cards.append(...rest.map(card));
    cards.children[SHOWN]?.querySelector("button")?.focus();
  });
  if (rest.length > 0) section.append(el("div", { class: "row" }, all));
  return section;
}

/** Returns the finished games. Their pictures are fetched when they are shown. @param {Page} page @param {SavedGame[]} list */
function finished(page, list) {
  if (list.length === 0) return null;
  const cards = el("div", { class: "saved" });
  const fill = () => cards.childElementCount === 0 && cards.append(...list.map((game) => savedGame(page, game)));
  return el("details", { class: "finished", ontoggle: fill }, el("summary", {}, t("page-finished", { count: number(list.length) })), cards);
}

/** @param {Page} page @param {SavedGame} game */
function savedGame(page, game) {
  const family = page.family(game.family);
  const title = family?.title ?? game.family;
  const picture = el("div", { class: "picture" });
  const look = post("play", { game: game.game, ui: "", action: "view" });
  look.then((state) => picture.replaceChildren(image(state.svg))).catch(() => {});
  const resume = async () => {
    try {
      await page.resumeSaved(game);
      page.go("play");
    } catch (error) {
      page.showError(error);
    }
  };
  const card = el("article", { class: "card left" });
  card.append(
    el("button", { type: "button", class: "whole", onclick: resume }, picture, el("span", { class: "saved-words" },
      el("span", { class: "ends" }, el("strong", {}, title), el("span", { class: "soft" }, clock(game.seconds))),
      progressBar(game),
      el("span", { class: "ends soft" }, el("span", {}, family ? details(family, game).join(" · ") : ""), el("span", {}, progressWords(game))))),
    iconButton("remove", `${t("page-remove")}: ${title}`, () => remove(page, game, card), { class: "ghost remove" }),
  );
  return card;
}

/** @param {SavedGame} game */
function progressBar({ progress, solved }) {
  if (!progress || solved) return null;
  return el("progress", { max: progress.total, value: progress.done, "aria-label": progress.text });
}

/** @param {SavedGame} game */
function progressWords({ progress, solved, made }) {
  if (solved) return t("page-is-solved");
  return progress?.text ?? t("page-moves", { count: number(made) });
}

/** @param {Page} page @param {SavedGame} game @param {HTMLElement} card */
async function remove(page, game, card) {
  if (isBegun(game) && !game.solved && !(await confirm(t("page-remove-sure"), t("page-remove")))) return;
  deleteGame(game.id);
  if (page.game?.id === game.id) page.game = null;
  card.remove();
  page.content.focus();
}

/** What else Teka can do, with the game that was played last or an example. @param {Page} page */
function more(page) {
  const link = (/** @type {string} */ view, /** @type {string} */ title, /** @type {string} */ about) =>
    el("a", { href: `#${view}`, onclick: (/** @type {Event} */ event) => explore(page, view, event) }, el("strong", {}, title), el("span", { class: "soft" }, about));
  return el(
    "section", { class: "more-links", "aria-label": t("page-more") },
    link("explain", t("page-explain"), t("page-explain-about")),
    link("compare", t("page-watch"), t("page-watch-about")),
    link("open", t("page-open-title"), t("page-open-about")),
    link("share", t("page-copy-link"), t("page-copy-link-about")),
    link("statistics", t("page-statistics"), t("page-statistics-about")),
    el("a", { href: "api/v1/openapi.json" }, el("strong", {}, t("page-api")), el("span", { class: "soft" }, t("page-api-about"))),
  );
}

/** Opens an example first if a view needs a game and there is none. @param {Page} page @param {string} view @param {Event} event */
async function explore(page, view, event) {
  const needsGame = !["open", "statistics"].includes(view);
  if (!needsGame || page.game || games().length > 0) return;
  event.preventDefault();
  await page.begin(page.families[0], { sample: 0 }, null);
  page.go(view);
}

/** @param {string} text */
function firstSentence(text) {
  return text.split(/(?<=\.)\s/)[0];
}
