// The start view: the last games as they were left, and the puzzle families with a picture of each.

import { post } from "../client.js";
import { button, el, iconButton, image } from "../dom.js";
import { confirm } from "../dialog.js";
import { deleteGame, games, isBegun } from "../store.js";
import { clock, number, t } from "../words.js";

const SHOWN = 6;

/** @param {import("../page.js").Page} page */
export function startView(page) {
  const last = games().filter((game) => isBegun(game) || game.id === page.game?.id);
  const leaf = el("div", { class: "start" }, el("h1", { class: "visually-hidden" }, "Teka"));
  if (last.length > 0) leaf.append(lastGames(page, last));
  const cards = el("div", { class: "cards" }, ...page.families.map((family) => familyCard(page, family)));
  leaf.append(el("section", {}, el("h2", {}, t("page-families")), cards));
  const api = el("a", { href: "api/v1/openapi.json" }, t("page-api"));
  leaf.append(el("p", { class: "soft" }, el("a", { href: "#open" }, t("page-load-title")), " · ", api));
  return leaf;
}

/** Returns the last games: the first few, and a button for the others. @param {import("../page.js").Page} page @param {import("../store.js").SavedGame[]} last */
function lastGames(page, last) {
  const card = (/** @type {import("../store.js").SavedGame} */ game) => savedGame(page, game);
  const cards = el("div", { class: "cards small" }, ...last.slice(0, SHOWN).map(card));
  const section = el("section", {}, el("h2", {}, t("page-continue")), cards);
  const rest = last.slice(SHOWN);
  const all = button(t("page-all-games", { count: number(last.length) }), () => {
    all.remove();
    cards.append(...rest.map(card));
    cards.children[SHOWN]?.querySelector("button")?.focus();
  });
  if (rest.length > 0) section.append(el("div", { class: "row" }, all));
  return section;
}

/** @param {import("../page.js").Page} page @param {import("../client.js").Family} family */
function familyCard(page, family) {
  const picture = el("div", { class: "picture" });
  /** @type {import("../api.d.ts").OpenReply | null} */
  let opened = null;
  const first = post("open", { text: family.samples[0].text, family: family.id }).then((state) => {
    opened = state;
    picture.replaceChildren(image(state.svg));
  });
  first.catch(() => {});
  const play = async () => {
    await first.catch((error) => page.showError(error));
    if (opened) page.startGame(opened, family.samples[0].name);
  };
  return el(
    "article", { class: "card" }, picture,
    el("h3", {}, family.title), el("p", {}, family.goal),
    el("div", { class: "row" },
      button(t("page-play"), play, { class: "b main", "aria-label": `${t("page-play")}: ${family.title}` }),
      el("a", { class: "b", href: `#new=${family.id}`, "aria-label": `${t("page-more")}: ${family.title}` }, t("page-more"))),
  );
}

/** @param {import("../page.js").Page} page @param {import("../store.js").SavedGame} game */
function savedGame(page, game) {
  const title = game.name ?? page.family(game.family)?.title ?? game.family;
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
  const remove = async () => {
    if (isBegun(game) && !game.solved && !(await confirm(t("page-remove-sure"), t("page-remove")))) return;
    deleteGame(game.id);
    if (page.game?.id === game.id) page.game = null;
    card.remove();
    page.content.focus();
  };
  const about = `${game.solved ? `${t("page-is-solved")} · ` : ""}${t("page-moves", { count: number(game.made) })} · ${clock(game.seconds)}`;
  card.append(
    el("button", { type: "button", class: "whole", onclick: resume },
      picture, el("strong", {}, title), el("span", { class: "soft" }, about)),
    iconButton("remove", `${t("page-remove")}: ${title}`, remove, { class: "ghost remove" }),
  );
  return card;
}
