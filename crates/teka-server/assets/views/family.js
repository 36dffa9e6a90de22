// The view of a puzzle family: its goal, examples, and a form that generates puzzles.

import { post, errorMessage } from "../client.js";
import { button, el, image } from "../dom.js";
import { form } from "./form.js";
import { number, t } from "../words.js";

/** @param {import("../page.js").Page} page @param {import("../client.js").Family} family */
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

/** @param {import("../page.js").Page} page @param {import("../client.js").Family} family @param {import("../api.d.ts").Sample} it @param {number} at */
function sample(page, family, it, at) {
  const picture = el("div", { class: "picture" });
  const name = it.name ?? number(at + 1);
  /** @type {import("../api.d.ts").OpenReply | null} */
  let state = null;
  const opened = post("open", { text: it.text, family: family.id });
  opened.then((answer) => {
    state = answer;
    picture.replaceChildren(image(answer.svg));
  }).catch(() => picture.closest(".card")?.remove());
  return el("article", { class: "card left" },
    el("button", { type: "button", class: "whole", onclick: () => state && page.startGame(state, it.name) }, picture, el("strong", {}, name)));
}

/** @param {import("../page.js").Page} page @param {import("../client.js").Family} family */
function generator(page, family) {
  if (!family.generator) return el("section", { class: "panel" }, el("h2", {}, t("page-new")), el("p", {}, t("page-no-generator")));
  const grades = Object.fromEntries(family.grades.map((it) => [it.name, it.about]));
  const { fields, read } = form([...family.generator, seedParam()], grades);
  const status = el("p", { class: "feedback", role: "status" });
  const make = button(t("page-make"), async () => {
    status.textContent = "";
    const given = read();
    if (!given) return;
    const { seed, ...parameters } = given;
    make.disabled = true;
    status.textContent = t("page-making");
    try {
      const state = await post("generate", { family: family.id, parameters, seed: Number(seed) });
      if ("game" in state) return page.startGame(state);
      status.textContent = state.message;
    } catch (error) {
      status.textContent = errorMessage(error);
    } finally {
      make.disabled = false;
    }
  }, { class: "b main" });
  return el("section", { class: "panel" }, el("h2", {}, t("page-new")), fields, el("div", { class: "row" }, make, status));
}

/** The seed, which every generator takes. It has no default, and a new one is suggested each time. @returns {import("./form.js").Param} */
function seedParam() {
  const about = { label: t("page-seed"), about: t("page-seed-about"), value: Math.floor(Math.random() * 1e6) };
  return { name: "seed", kind: "int", min: 0, max: Number.MAX_SAFE_INTEGER, ...about };
}
