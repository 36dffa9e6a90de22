// A family: its goal, puzzles to begin with, and new ones made to measure.

import { post, why } from "../api.js";
import { button, el, image } from "../dom.js";
import { form } from "./form.js";
import { number, t } from "../words.js";

/** @param {import("../page.js").Page} page @param {any} family */
export function choose(page, family) {
  const samples = family.samples.map((/** @type {any} */ it, /** @type {number} */ at) => sample(page, family, it, at));
  return el(
    "div", { class: "start" },
    el("section", {}, el("h1", {}, family.title), el("p", { class: "lead" }, family.goal)),
    generator(page, family),
    el("section", {}, el("h2", {}, t("page-samples")), el("div", { class: "cards small" }, ...samples)),
    el("p", {}, el("a", { href: "#open" }, t("page-load-title"))),
  );
}

/** @param {import("../page.js").Page} page @param {any} family @param {any} it @param {number} at */
function sample(page, family, it, at) {
  const picture = el("div", { class: "picture" });
  const name = it.name ?? number(at + 1);
  /** @type {any} */
  let state = null;
  const opened = post("open", { text: it.text, family: family.id });
  opened.then((answer) => {
    state = answer;
    picture.replaceChildren(image(state.svg));
  }).catch(() => picture.closest(".card")?.remove());
  return el("article", { class: "card left" },
    el("button", { type: "button", class: "whole", onclick: () => state && page.start(state, it.name) }, picture, el("strong", {}, name)));
}

/** @param {import("../page.js").Page} page @param {any} family */
function generator(page, family) {
  if (!family.generator) return el("section", { class: "panel" }, el("h2", {}, t("page-new")), el("p", {}, t("page-no-generator")));
  const grades = Object.fromEntries(family.grades.map((/** @type {any} */ it) => [it.name, it.about]));
  const { fields, read } = form([...family.generator, seedParam()], grades);
  const told = el("p", { class: "told", role: "status" });
  const make = button(t("page-make"), async () => {
    told.textContent = "";
    const given = read();
    if (!given) return;
    const { seed, ...set } = given;
    make.disabled = true;
    told.textContent = t("page-making");
    try {
      const state = await post("generate", { family: family.id, set, seed });
      if (state.game) return page.start(state);
      told.textContent = state.message;
    } catch (trouble) {
      told.textContent = why(trouble);
    } finally {
      make.disabled = false;
    }
  }, { class: "b main" });
  return el("section", { class: "panel" }, el("h2", {}, t("page-new")), fields, el("div", { class: "row" }, make, told));
}

/** The seed, which every generator takes. It has no default: each visit proposes another. */
function seedParam() {
  const about = { label: t("page-seed"), about: t("page-seed-about"), value: Math.floor(Math.random() * 1e6) };
  return { name: "seed", kind: "int", min: 0, max: Number.MAX_SAFE_INTEGER, ...about };
}
