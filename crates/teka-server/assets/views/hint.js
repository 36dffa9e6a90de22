// A hint: where to look, then why, then the move. Each part is revealed by its own press and says
// something new; the board shows the place first and the advised move last.

import { announce, button, el } from "../dom.js";
import { number, t } from "../words.js";
import { sentence } from "./explain.js";

/** @typedef {import("../api.d.ts").HintReply} HintReply */
/** A hint that explains a step. @typedef {Extract<HintReply, {hint: "step"}>} StepHint */
/** A hint that only knows a move. @typedef {Extract<HintReply, {hint: "move"}>} MoveHint */

/** The number of parts of a hint with a reason. */
const LAST = 3;

export class Hint {
  /** @param {import("./play.js").Play} play @param {StepHint | MoveHint} hint */
  constructor(play, hint) {
    this.play = play;
    this.hint = hint;
    /** The number of the last part that is revealed. */
    this.rung = hint.hint === "step" ? 1 : 2;
  }

  /** Reveals the next part, if there is one. */
  advance() {
    if (this.rung === LAST) return;
    this.rung += 1;
    this.show();
  }

  /** Shows the parts up to the current one. @param {boolean} [isNew] whether the last part is to be announced */
  show(isNew = true) {
    const hadFocus = this.play.feedback.contains(document.activeElement);
    const { hint } = this;
    const main = this.rung < LAST ? this.more() : this.doIt();
    const dismiss = button(t("page-dismiss"), () => this.play.dismiss(), { class: "b quiet" });
    const said = hint.hint === "step" ? this.parts(hint) : this.bareMove(hint);
    this.play.show("why hint", ...said, el("div", { class: "row" }, main, dismiss));
    this.play.current = this;
    this.draw();
    // The button that was pressed is gone.
    if (hadFocus) main.focus({ preventScroll: true });
    if (isNew) announce(said[said.length - 1]?.textContent ?? "");
  }

  /** Shows the hint on the board: the place, and at the end the move. */
  draw() {
    const { hint } = this;
    const { board } = this.play.workspace;
    if (hint.hint === "step") board.show(this.rung < LAST ? hint.step.focus : hint.step, true);
    else if (this.rung === LAST) board.show(hint, true);
  }

  /** @param {StepHint} hint @returns {HTMLElement[]} */
  parts(hint) {
    const { board } = this.play.workspace;
    const { step, rungs, extra_moves } = hint;
    const extra = extra_moves ?? 0;
    const cost = extra === 1 ? t("page-last-cost-one") : t("page-last-cost", { count: number(extra) });
    const shown = rungs.slice(0, this.rung).map(({ parts }, at) => {
      const said = sentence(parts, board, at === LAST - 1 ? step.scene.highlights : []);
      said.classList.toggle("past", at + 1 < this.rung);
      return at === 1 ? el("div", {}, el("h2", {}, step.rule_name), said) : said;
    });
    return [this.labels(), ...(extra && this.rung === 1 ? [el("p", { class: "soft" }, cost)] : []), ...shown];
  }

  /** Returns the parts by name; the current one is marked. */
  labels() {
    const names = [t("page-rung-where"), t("page-rung-why"), t("page-rung-move")];
    const items = names.map((name, at) => {
      const isCurrent = at + 1 === this.rung;
      const kind = at + 1 <= this.rung ? "reached" : "";
      return el("li", { class: kind, "aria-current": isCurrent ? "step" : null }, `${number(at + 1)} ${name}`);
    });
    return el("ol", { class: "rungs" }, ...items);
  }

  /** @param {MoveHint} hint @returns {HTMLElement[]} */
  bareMove(hint) {
    const shown = this.rung === LAST ? [el("p", {}, t("page-move-shown"))] : [];
    return [el("p", { class: shown.length ? "past" : "" }, hint.message), ...shown];
  }

  more() {
    return button(this.rung === 1 ? t("page-why") : t("page-what-follows"), () => this.advance(), { class: "b main" });
  }

  doIt() {
    const { workspace } = this.play;
    const make = async () => {
      await workspace.game.act({ moves: this.hint.moves });
      workspace.board.grid.focus({ preventScroll: true });
    };
    return button(t("page-make-move"), () => workspace.attempt(make), { class: "b main" });
  }
}
