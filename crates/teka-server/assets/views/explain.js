// Explaining: every step from the start to the solution, forwards and backwards.

import { post, why } from "../api.js";
import { announce, button, el } from "../dom.js";
import { number, t } from "../words.js";
import { sentence } from "./sentence.js";

export class Explain {
  /** @param {import("../desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.at = 0;
    /** @type {any} */
    this.found = null;
  }

  /** @param {HTMLElement} panel */
  async open(panel) {
    this.panel = panel;
    panel.replaceChildren(el("p", { class: "soft" }, t("page-thinking")));
    try {
      this.found ??= await post("explain", { game: this.desk.game.state.game });
      if (panel.isConnected) this.lay(panel);
    } catch (trouble) {
      panel.replaceChildren(el("div", { class: "note wrong" }, el("p", {}, why(trouble))));
    }
  }

  /** The same steps in other colours. */
  async recolour() {
    this.found = null;
    if (this.panel?.isConnected) await this.open(this.panel);
  }

  /** @param {HTMLElement} panel */
  lay(panel) {
    const { steps, message } = this.found;
    if (!steps) return panel.replaceChildren(this.stopped(message));
    // With no step at all there is nothing to walk through.
    if (steps.length === 0) return panel.replaceChildren(el("div", { class: "note why" }, this.verdict()));
    this.card = el("div", { class: "note why" });
    this.slider = el("input", {
      type: "range", min: "0", max: String(steps.length), "aria-label": t("page-step"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.list = el("ol", { class: "steps" }, ...steps.map((/** @type {any} */ step, /** @type {number} */ at) => this.item(step, at)));
    const walk = el("div", { class: "row walk" },
      button("←", () => this.go(this.at - 1), { "aria-label": t("page-step-back") }), this.slider,
      button("→", () => this.go(this.at + 1), { "aria-label": t("page-step-on"), class: "b main" }));
    panel.replaceChildren(el("div", { class: "reader" }, this.card, walk), this.verdict(), this.list);
    this.go(Math.min(this.at, steps.length));
  }

  /** Long explanations come with the pictures of some steps; the others are asked for when they are gone to. @param {number} at */
  draw(at) {
    this.desk.try(async () => {
      const { steps } = await post("explain", { game: this.desk.game.state.game, from: at });
      for (const [number, step] of steps.entries()) if (step.svg) this.found.steps[number] = step;
      if (this.at === at && steps[at].svg && this.panel?.isConnected) this.go(at);
    });
  }

  /** Gave up, which is no answer. @param {string} message */
  stopped(message) {
    const said = [el("p", {}, `${t("page-gave-up-why")} ${message}.`), el("p", { class: "soft" }, t("page-not-known"))];
    return el("div", { class: "note why", "data-outcome": "stopped" }, ...said);
  }

  /** What a key does here. @param {string} name @returns {(() => void) | undefined} */
  key(name) {
    if (!this.found?.steps) return undefined;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.found.steps.length }[name];
    return to === undefined ? undefined : () => this.go(to);
  }

  /** @param {any} step @param {number} at */
  item(step, at) {
    const said = [el("i", {}, number(at + 1)), el("span", {}, step.rule_name), el("span", { class: "tag" }, this.grade(step.grade))];
    return el("li", {}, el("button", { type: "button", class: "step", onclick: () => this.go(at) }, ...said));
  }

  /** @param {string} name */
  grade(name) {
    return this.desk.family.grades.find((/** @type {any} */ it) => it.name === name)?.about ?? name;
  }

  verdict() {
    const { outcome, grade_name } = this.found;
    const ends = { solved: t("page-explain-solved"), stuck: t("page-explain-stuck"), unsolvable: t("page-unsolvable") };
    const end = /** @type {any} */ (ends)[outcome] ?? "";
    return el("p", { class: "soft", "data-outcome": outcome }, `${end}${grade_name ? ` ${t("page-grade")}: ${grade_name}.` : ""}`);
  }

  /** Goes to a step; after the last comes the end. @param {number} to */
  go(to) {
    const { steps, last } = this.found;
    this.at = Math.min(Math.max(to, 0), steps.length);
    const step = steps[this.at];
    if (step && !step.svg) return this.draw(this.at);
    const where = el("span", { class: "soft" }, `${number(Math.min(this.at + 1, steps.length))} / ${number(steps.length)}`);
    this.desk.showOther(step ?? last);
    const title = el("h2", {}, step?.rule_name ?? t("page-end"));
    this.card.replaceChildren(title, ...(step ? [sentence(step.parts, this.desk.board, step.scene.lights)] : []), where);
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", `${this.at + 1}: ${step?.rule_name ?? t("page-end")}`);
    for (const [at, item] of [...this.list.children].entries()) item.classList.toggle("on", at === this.at);
    this.follow();
    announce(step?.message ?? t("page-end"));
  }

  /** Keeps the step's line in sight, and first of all its sentence. */
  follow() {
    const panel = this.card.closest(".view");
    const hasRoom = getComputedStyle(this.card.parentElement).position === "sticky";
    if (hasRoom) this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
    else panel?.scrollTo(0, 0);
  }
}
