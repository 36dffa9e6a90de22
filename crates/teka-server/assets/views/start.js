// The start: the last games as they were left, the families with a picture each.

import { post } from "../api.js";
import { button, el, image } from "../dom.js";
import { sure } from "../keys.js";
import { dropGame, games } from "../store.js";
import { clock, number, t } from "../words.js";

const SHOWN = 6;

/** @param {import("../page.js").Page} page */
export function start(page) {
  const last = games().filter((game) => game.made > 0 || game.id === page.game?.id).slice(0, SHOWN);
  const leaf = el("div", { class: "start" }, el("h1", { class: "heard" }, "Teka"));
  if (last.length > 0) {
    const cards = el("div", { class: "cards small" }, ...last.map((game) => leftGame(page, game)));
    leaf.append(el("section", {}, el("h2", {}, t("page-continue")), cards));
  }
  const cards = el("div", { class: "cards" }, ...page.families.map((family) => familyCard(page, family)));
  leaf.append(el("section", {}, el("h2", {}, t("page-families")), cards));
  leaf.append(el("p", { class: "soft" }, el("a", { href: "#open" }, t("page-load-title")), " · ", el("a", { href: "api/v1/openapi.json" }, t("page-api"))));
  return leaf;
}

/** @param {import("../page.js").Page} page @param {any} family */
function familyCard(page, family) {
  const picture = el("div", { class: "picture" });
  /** @type {any} */
  let opened = null;
  const first = post("open", { text: family.samples[0].text, family: family.id }).then((state) => {
    opened = state;
    picture.replaceChildren(image(state.svg));
  });
  first.catch(() => {});
  const play = async () => {
    await first.catch((trouble) => page.complain(trouble));
    if (opened) page.start(opened, family.samples[0].name);
  };
  return el(
    "article", { class: "card" }, picture,
    el("h3", {}, family.title), el("p", {}, family.goal),
    el("div", { class: "row" },
      button(t("page-play"), play, { class: "b main", "aria-label": `${t("page-play")}: ${family.title}` }),
      el("a", { class: "b", href: `#new=${family.id}`, "aria-label": `${t("page-more")}: ${family.title}` }, t("page-more"))),
  );
}

/** @param {import("../page.js").Page} page @param {import("../store.js").Kept} game */
function leftGame(page, game) {
  const title = game.name ?? page.family(game.family)?.title ?? game.family;
  const picture = el("div", { class: "picture" });
  post("play", { game: game.game, ui: "", action: "look" }).then((state) => picture.replaceChildren(image(state.svg))).catch(() => {});
  const resume = async () => {
    try {
      await page.take(game);
      page.go("play");
    } catch (trouble) {
      page.complain(trouble);
    }
  };
  const card = el("article", { class: "card left" });
  const remove = async () => {
    if (game.made > 0 && !game.solved && !(await sure(t("page-remove-sure"), t("page-remove")))) return;
    dropGame(game.id);
    if (page.game?.id === game.id) page.game = null;
    card.remove();
  };
  const about = `${game.solved ? `${t("page-is-solved")} · ` : ""}${t("page-moves")} ${number(game.made)} · ${clock(game.seconds)}`;
  card.append(
    el("button", { type: "button", class: "whole", onclick: resume }, picture, el("strong", {}, title), el("span", { class: "soft" }, about)),
    button("×", remove, { class: "ghost remove", "aria-label": `${t("page-remove")}: ${title}`, title: t("page-remove") }),
  );
  return card;
}
