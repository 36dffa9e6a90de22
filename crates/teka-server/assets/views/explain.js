// The Explain view: all steps from the initial position to the solution, forwards and backwards.

import { post, errorMessage } from "../client.js";
import { announce, el, iconButton } from "../dom.js";
import { number, t } from "../words.js";

export class Explain {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.at = 0;
    /** @type {import("../api.d.ts").Explained | import("../api.d.ts").Stopped | null} */
    this.explanation = null;
    /** @type {HTMLElement | null} */
    this.panel = null;
    this.card = el("div", { class: "note why" });
    this.list = el("ol", { class: "steps" });
    this.slider = el("input", {
      type: "range", min: "0", "aria-label": t("page-step"), oninput: () => this.go(Number(this.slider.value)),
    });
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

  /** Redraws the steps in the selected theme. */
  async redraw() {
    this.explanation = null;
    if (this.panel?.isConnected) await this.open(this.panel);
  }

  /** @param {HTMLElement} panel */
  render(panel) {
    const { explained } = this;
    if (!explained) return panel.replaceChildren(this.stopped());
    const { steps } = explained;
    this.workspace.game.markShown();
    // Without steps there is nothing to navigate.
    if (steps.length === 0) return panel.replaceChildren(el("div", { class: "note why" }, this.outcome()));
    this.slider.max = String(steps.length);
    this.list.replaceChildren(...steps.map((step, at) => this.item(step, at)));
    const walk = el("div", { class: "row walk" },
      iconButton("previous", t("page-step-back"), () => this.go(this.at - 1)), this.slider,
      iconButton("next", t("page-step-on"), () => this.go(this.at + 1), { class: "b main" }));
    panel.replaceChildren(el("div", { class: "reader" }, this.card, walk), this.outcome(), this.list);
    this.go(Math.min(this.at, steps.length));
  }

  /** Requests the pictures from a step on, because a long explanation contains only some of them. @param {number} at */
  fetchStep(at) {
    this.workspace.attempt(async () => {
      const answer = await post("explain", { game: this.workspace.game.state.game, from: at });
      const { explained } = this;
      if (!("steps" in answer) || !explained) return;
      for (const [number, step] of answer.steps.entries()) if (step.svg) explained.steps[number] = step;
      if (this.at === at && answer.steps[at].svg && this.panel?.isConnected) this.go(at);
    });
  }

  /** The explanation, or null if it was stopped. */
  get explained() {
    return this.explanation && "steps" in this.explanation ? this.explanation : null;
  }

  /** Shows that the explanation was stopped, which is not an answer. */
  stopped() {
    const message = this.explanation && "message" in this.explanation ? this.explanation.message : "";
    const said = [el("p", {}, t("page-gave-up-why", { reason: message })), el("p", { class: "soft" }, t("page-not-known"))];
    return el("div", { class: "note why", "data-outcome": "stopped" }, ...said);
  }

  /** Returns the effect of a key in this view. @param {string} name @returns {(() => void) | undefined} */
  key(name) {
    const { explained } = this;
    if (!explained) return undefined;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: explained.steps.length }[name];
    return to === undefined ? undefined : () => this.go(to);
  }

  /** @param {import("../api.d.ts").ExplainedStep} step @param {number} at */
  item(step, at) {
    const said = [el("i", {}, number(at + 1)), el("span", {}, step.rule_name), el("span", { class: "tag" }, this.grade(step.grade))];
    return el("li", {}, el("button", { type: "button", class: "step", onclick: () => this.go(at) }, ...said));
  }

  /** @param {string} name */
  grade(name) {
    return this.workspace.family.grades.find((it) => it.name === name)?.about ?? name;
  }

  outcome() {
    const { outcome, grade_name = null } = this.explained ?? {};
    const ends = { solved: t("page-explain-solved"), stuck: t("page-explain-stuck"), unsolvable: t("page-unsolvable") };
    const end = this.explained?.end ?? (outcome ? ends[outcome] : "");
    return el("p", { class: "soft", "data-outcome": outcome }, `${end}${grade_name ? ` ${t("page-grade", { grade: grade_name })}` : ""}`);
  }

  /** Goes to a step; the position after the last step is the end. @param {number} to */
  go(to) {
    if (!this.explained) return;
    const { steps, last } = this.explained;
    this.at = Math.min(Math.max(to, 0), steps.length);
    /** @type {import("../api.d.ts").ExplainedStep | undefined} */
    const step = steps[this.at];
    const { scene, svg } = step ?? last;
    if (!scene || !svg) return this.fetchStep(this.at);
    const where = el("span", { class: "soft" }, `${number(Math.min(this.at + 1, steps.length))} / ${number(steps.length)}`);
    this.workspace.showOther({ scene, svg });
    const title = el("h2", {}, step?.rule_name ?? t("page-end"));
    this.card.replaceChildren(title, ...(step ? [sentence(step.parts, this.workspace.board, scene.highlights)] : []), where);
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", `${this.at + 1}: ${step?.rule_name ?? t("page-end")}`);
    for (const [at, item] of [...this.list.children].entries()) item.classList.toggle("on", at === this.at);
    this.follow();
    announce(step?.message ?? t("page-end"));
  }

  /** Keeps the entry of the step visible, above all its sentence. */
  follow() {
    const panel = this.card.closest(".view");
    const reader = this.card.parentElement;
    const hasRoom = reader && getComputedStyle(reader).position === "sticky";
    if (hasRoom) this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
    else panel?.scrollTo(0, 0);
  }
}

/**
 * Creates a sentence whose words highlight the cells they refer to while the pointer is over them.
 * @param {import("../api.d.ts").TextPart[]} parts @param {import("../board.js").Board} board
 * @param {import("../api.d.ts").Highlight[]} [highlights] of the scene; words about the conclusion have their own style
 * @returns {HTMLElement}
 */
export function sentence(parts, board, highlights = []) {
  const ends = new Set(highlights.filter(({ role }) => role === "conclusion").map(({ cell }) => cell));
  const part = (/** @type {import("../api.d.ts").TextPart} */ { text, cells }) => {
    if (cells.length === 0) return document.createTextNode(text);
    const role = cells.every((cell) => ends.has(cell)) ? "then" : "";
    const on = () => board.light(cells, role);
    const off = () => board.light([]);
    const listeners = { onmouseenter: on, onfocus: on, onclick: on, onmouseleave: off, onblur: off };
    return el("button", { type: "button", class: `word ${role}`, ...listeners }, text);
  };
  return el("p", {}, ...parts.map(part));
}
