// Explaining: every step from the start to the solution, forwards and backwards.

import { post, errorMessage } from "../api.js";
import { announce, button, el } from "../dom.js";
import { number, t } from "../words.js";

export class Explain {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.at = 0;
    /** @type {any} */
    this.explanation = null;
  }

  /** @param {HTMLElement} panel */
  async open(panel) {
    this.panel = panel;
    panel.replaceChildren(el("p", { class: "soft" }, t("page-thinking")));
    try {
      this.explanation ??= await post("explain", { game: this.workspace.game.state.game });
      if (panel.isConnected) this.render(panel);
    } catch (error) {
      panel.replaceChildren(el("div", { class: "note wrong" }, el("p", {}, errorMessage(error))));
    }
  }

  /** The same steps in other colours. */
  async redraw() {
    this.explanation = null;
    if (this.panel?.isConnected) await this.open(this.panel);
  }

  /** @param {HTMLElement} panel */
  render(panel) {
    const { steps, message } = this.explanation;
    if (!steps) return panel.replaceChildren(this.stopped(message));
    // With no step at all there is nothing to walk through.
    if (steps.length === 0) return panel.replaceChildren(el("div", { class: "note why" }, this.outcome()));
    this.card = el("div", { class: "note why" });
    this.slider = el("input", {
      type: "range", min: "0", max: String(steps.length), "aria-label": t("page-step"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.list = el("ol", { class: "steps" }, ...steps.map((/** @type {any} */ step, /** @type {number} */ at) => this.item(step, at)));
    const walk = el("div", { class: "row walk" },
      button("←", () => this.go(this.at - 1), { "aria-label": t("page-step-back") }), this.slider,
      button("→", () => this.go(this.at + 1), { "aria-label": t("page-step-on"), class: "b main" }));
    panel.replaceChildren(el("div", { class: "reader" }, this.card, walk), this.outcome(), this.list);
    this.go(Math.min(this.at, steps.length));
  }

  /** Long explanations come with the pictures of some steps; the others are asked for when they are gone to. @param {number} at */
  fetchStep(at) {
    this.workspace.attempt(async () => {
      const { steps } = await post("explain", { game: this.workspace.game.state.game, from: at });
      for (const [number, step] of steps.entries()) if (step.svg) this.explanation.steps[number] = step;
      if (this.at === at && steps[at].svg && this.panel?.isConnected) this.go(at);
    });
  }

  /** The search was stopped, which is no answer. @param {string} message */
  stopped(message) {
    const said = [el("p", {}, `${t("page-gave-up-why")} ${message}.`), el("p", { class: "soft" }, t("page-not-known"))];
    return el("div", { class: "note why", "data-outcome": "stopped" }, ...said);
  }

  /** What a key does here. @param {string} name @returns {(() => void) | undefined} */
  key(name) {
    if (!this.explanation?.steps) return undefined;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.explanation.steps.length }[name];
    return to === undefined ? undefined : () => this.go(to);
  }

  /** @param {any} step @param {number} at */
  item(step, at) {
    const said = [el("i", {}, number(at + 1)), el("span", {}, step.rule_name), el("span", { class: "tag" }, this.grade(step.grade))];
    return el("li", {}, el("button", { type: "button", class: "step", onclick: () => this.go(at) }, ...said));
  }

  /** @param {string} name */
  grade(name) {
    return this.workspace.family.grades.find((/** @type {any} */ it) => it.name === name)?.about ?? name;
  }

  outcome() {
    const { outcome, grade_name } = this.explanation;
    const ends = { solved: t("page-explain-solved"), stuck: t("page-explain-stuck"), unsolvable: t("page-unsolvable") };
    const end = /** @type {any} */ (ends)[outcome] ?? "";
    return el("p", { class: "soft", "data-outcome": outcome }, `${end}${grade_name ? ` ${t("page-grade")}: ${grade_name}.` : ""}`);
  }

  /** Goes to a step; after the last comes the end. @param {number} to */
  go(to) {
    const { steps, last } = this.explanation;
    this.at = Math.min(Math.max(to, 0), steps.length);
    const step = steps[this.at];
    if (step && !step.svg) return this.fetchStep(this.at);
    const where = el("span", { class: "soft" }, `${number(Math.min(this.at + 1, steps.length))} / ${number(steps.length)}`);
    this.workspace.showOther(step ?? last);
    const title = el("h2", {}, step?.rule_name ?? t("page-end"));
    this.card.replaceChildren(title, ...(step ? [sentence(step.parts, this.workspace.board, step.scene.lights)] : []), where);
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

/**
 * A sentence whose words light the cells they are about while they are pointed at.
 * @param {{text: string, cells: string[]}[]} parts @param {import("../board.js").Board} board
 * @param {{cell: string, role: string}[]} [lights] what is lit: words about what follows look otherwise
 * @returns {HTMLElement}
 */
export function sentence(parts, board, lights = []) {
  const ends = new Set(lights.filter(({ role }) => role === "conclusion").map(({ cell }) => cell));
  const part = (/** @type {{text: string, cells: string[]}} */ { text, cells }) => {
    if (cells.length === 0) return document.createTextNode(text);
    const role = cells.every((cell) => ends.has(cell)) ? "then" : "";
    const on = () => board.light(cells, role);
    const off = () => board.light([]);
    const lights = { onmouseenter: on, onfocus: on, onclick: on, onmouseleave: off, onblur: off };
    return el("button", { type: "button", class: `word ${role}`, ...lights }, text);
  };
  return el("p", {}, ...parts.map(part));
}
