// The Custom view of a puzzle family: its goal, the form for a new puzzle, and examples.

import { post } from "../client.js";
import { button, el, image } from "../dom.js";
import { form } from "./form.js";
import { number, t } from "../words.js";

/** @typedef {import("../page.js").Page} Page @typedef {import("../client.js").Family} Family */

/** @param {Page} page @param {Family} family */
export function familyView(page, family) {
  const samples = family.samples.map((it, at) => sample(page, family, it, at));
  return el(
    "div", { class: "start" },
    el("section", {}, el("h1", {}, family.title), el("p", { class: "lead" }, family.goal)),
    generator(page, family),
    el("section", {}, el("h2", {}, t("page-samples")), el("div", { class: "cards small" }, ...samples)),
    el("p", {}, el("a", { href: "#open" }, t("page-load-title"))),
  );
}

/** @param {Page} page @param {Family} family @param {import("../api.d.ts").Sample} it @param {number} at */
function sample(page, family, it, at) {
  const picture = el("div", { class: "picture" });
  const name = it.name ?? number(at + 1);
  const opened = post("open", { text: it.text, family: family.id });
  opened.then((answer) => picture.replaceChildren(image(answer.svg))).catch(() => picture.closest(".card")?.remove());
  const start = () => page.begin(family, { sample: at }, null);
  return el("article", { class: "card left" },
    el("button", { type: "button", class: "whole", onclick: start }, picture, el("strong", {}, name)));
}

/** @param {Page} page @param {Family} family */
function generator(page, family) {
  if (!family.generator) return el("section", { class: "panel" }, el("h2", {}, t("page-new")), el("p", {}, t("page-no-generator")));
  const grades = Object.fromEntries(family.grades.map((it) => [it.name, it.about]));
  const shown = new Set([family.generator[0]?.name, ...family.levels.flatMap((level) => Object.keys(level.parameters))]);
  const isMain = (/** @type {{name: string}} */ { name }) => shown.has(name);
  const { fields, read, fill } = form([...family.generator, seedParam()], grades, isMain);
  const make = button(t("page-make"), () => {
    const given = read();
    if (!given) return;
    const { seed, ...parameters } = given;
    page.begin(family, { parameters, seed: Number(seed) }, make);
  }, { class: "b main" });
  return el("section", { class: "panel" }, el("h2", {}, t("page-new")), presets(family, fill), fields, el("div", { class: "row" }, make));
}

/** Returns the levels as presets of the form. @param {Family} family @param {import("./form.js").Form["fill"]} fill */
function presets(family, fill) {
  const levels = family.levels;
  if (levels.length === 0) return null;
  const chips = levels.map(({ label, parameters }) => {
    const choose = () => {
      fill(parameters);
      for (const chip of chips) chip.setAttribute("aria-pressed", String(chip === own));
    };
    const own = button(label, choose, { class: "chip", "aria-pressed": "false" });
    return own;
  });
  return el("div", { class: "chips", role: "group", "aria-label": t("page-presets") }, ...chips);
}

/** The seed, which every generator takes. It has no default, and a new one is suggested each time. @returns {import("./form.js").Param} */
function seedParam() {
  const about = { label: t("page-seed"), about: t("page-seed-about"), value: Math.floor(Math.random() * 1e6) };
  return { name: "seed", kind: "int", min: 0, max: Number.MAX_SAFE_INTEGER, ...about };
}
