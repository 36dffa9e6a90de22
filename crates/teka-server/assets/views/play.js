// The Play view: the goal, mistakes, hints in levels, and the end of the game.

import { post, errorMessage } from "../client.js";
import { Assistance } from "../assistance.js";
import { announce, button, el } from "../dom.js";
import { number, t } from "../words.js";
import { winCard } from "../win.js";
import { sentence } from "./explain.js";

export class Play {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.feedback = el("div", { class: "feedback" });
    /** @type {Assistance | null} */
    this.assistance = null;
    /** The effect of another click on Hint. @type {(() => void) | null} */
    this.nextHint = null;
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    const { family, game } = this.workspace;
    this.feedback.replaceChildren();
    this.assistance = new Assistance(this.workspace);
    panel.append(
      this.feedback,
      el("div", { class: "about" }, el("h2", {}, game.name ?? family.title), el("p", {}, family.goal), el("p", { class: "soft" }, howToPlay(family))),
      el("div", { class: "row" },
        this.workspace.nextButton(),
        el("a", { class: "b", href: `#new=${family.id}` }, t("page-custom")),
        button(t("page-back"), () => this.workspace.attempt(() => this.findMistake()))),
      this.assistance.element,
      el("p", { class: "soft keyboard-only" }, t("page-play-about")),
    );
    this.panel = panel;
    if (game.isSolved()) this.workspace.win();
  }

  close() {
    this.feedback.replaceChildren();
  }

  /** Updates the switches of settings that were changed with a key. */
  syncSettings() {
    this.assistance?.sync();
  }

  /** Shows a note beside the board. @param {string} kind @param {...(Node | string)} inside */
  show(kind, ...inside) {
    this.nextHint = null;
    this.feedback.replaceChildren(el("div", { class: `note ${kind}` }, ...inside));
    this.feedback.closest(".view")?.scrollTo(0, 0);
  }

  /** Shows the reason why a move is illegal. @param {string | null} reason */
  showRefusal(reason) {
    if (!reason) return;
    this.show("wrong", el("p", {}, reason));
    announce(reason);
  }

  moved() {
    this.feedback.replaceChildren();
  }

  /** Shows how the game went. @param {import("../win.js").Outcome} outcome */
  showWin(outcome) {
    const review = () => {
      this.feedback.replaceChildren();
      this.workspace.review();
    };
    this.show("then win", ...winCard(this.workspace, outcome, review));
    /** @type {HTMLElement | null} */ (this.feedback.querySelector(".main"))?.focus({ preventScroll: true });
  }

  /** Offers to undo a restart until another move is made. @param {number} made the number of moves before the restart */
  wasReset(made) {
    const restore = async () => {
      await this.workspace.game.act({ go: made });
      this.workspace.board.grid.focus({ preventScroll: true });
    };
    const undo = button(t("page-reset-undo"), () => this.workspace.attempt(restore));
    this.show("why", el("p", {}, t("page-reset-done")), el("div", { class: "row" }, undo));
    announce(t("page-reset-done"));
  }

  /** Sends a request about the current position. Returns null if the player has moved or left in the meantime. @template {"check" | "hint"} Name @param {Name} name */
  async request(name) {
    const { workspace } = this;
    await workspace.game.queue;
    const { game, ui } = workspace.game.state;
    const answer = await post(name, { game, ui });
    return workspace.game.state.game === game && workspace.name === "play" ? answer : null;
  }

  async check() {
    const { board } = this.workspace;
    const found = await this.request("check");
    if (!found) return;
    board.show(found, true);
    const list = found.mistakes.map((it) => sentence(it.parts ?? [], board));
    const title = found.outcome === "broken" ? t("page-broken") : t("page-no-mistake");
    this.show(found.outcome === "broken" ? "wrong" : "then", el("h2", {}, title), ...list);
    announce(`${title} ${found.mistakes.map((it) => it.message).join(" ")}`);
  }

  /** Undoes the moves that led away from a solution. */
  async findMistake() {
    const answer = await this.workspace.game.request("rewind");
    const wrong = "wrong_moves" in answer ? answer.wrong_moves : null;
    const verdict = wrong === null ? t("page-back-never") : t("page-back-right");
    const undone = wrong === 1 ? t("page-back-done-one") : t("page-back-done", { count: number(wrong ?? 0) });
    const text = "message" in answer ? answer.message : wrong ? undone : verdict;
    this.show(wrong ? "why" : "then", el("p", {}, text));
    announce(text);
  }

  async hint() {
    if (this.nextHint && this.feedback.childElementCount > 0) return this.nextHint();
    this.show("why", el("p", {}, t("page-thinking")));
    const hint = await this.request("hint").catch((error) => this.show("wrong", el("p", {}, errorMessage(error))));
    if (!hint) return;
    if (hint.hint === "step" || hint.hint === "move") this.workspace.game.addHint();
    if (hint.hint === "step") return this.showStep(hint);
    if (hint.hint === "broken") return this.check();
    const buttons = el("div", { class: "row" });
    if (hint.hint === "go-back") buttons.append(button(t("page-go-back"), () => this.workspace.attempt(() => this.findMistake()), { class: "b main" }));
    if (hint.hint === "move") buttons.append(this.moveButton(hint.moves));
    const step = "step" in hint ? hint.step : null;
    const reason = step ? [el("h2", {}, step.rule_name), sentence(step.parts, this.workspace.board)] : [];
    this.show(hint.hint === "solved" ? "then" : "why", el("p", {}, hint.message), ...reason, buttons);
    announce(hint.message);
  }

  /** Shows where to look, then the rule and the reason, then the move. @param {Extract<import("../api.d.ts").HintReply, {hint: "step"}>} hint @param {number} [rung] */
  showStep(hint, rung = 1) {
    const { board } = this.workspace;
    const { step } = hint;
    board.show(rung < 3 ? step.focus : step, true);
    const place = el("span", { class: "soft" }, `${rung} / 3`);
    const next = button(rung === 1 ? t("page-why") : t("page-what-follows"), () => this.showStep(hint, rung + 1), { class: "b main" });
    const end = rung < 3 ? next : this.moveButton(hint.moves);
    const text = rung === 1 ? [el("p", {}, hint.message)] : [el("h2", {}, step.rule_name), sentence(step.parts, board, step.scene.highlights)];
    const extra = rung === 1 ? hint.extra_moves : null;
    const cost = extra === 1 ? t("page-last-cost-one") : t("page-last-cost", { count: number(extra ?? 0) });
    if (extra) text.push(el("p", { class: "soft" }, cost));
    this.show("why", ...text, el("div", { class: "row" }, end, place));
    if (rung < 3) this.nextHint = () => this.showStep(hint, rung + 1);
    // The focus stays on the board if it is there.
    if (document.activeElement !== board.grid) end.focus({ preventScroll: true });
    announce(rung === 1 ? hint.message : step.message);
  }

  /** Returns a button that makes moves. @param {string[]} moves */
  moveButton(moves) {
    const make = async () => {
      await this.workspace.game.act({ moves });
      this.workspace.board.grid.focus({ preventScroll: true });
    };
    return button(t("page-make-move"), () => this.workspace.attempt(make), { class: "b main" });
  }
}

/** Returns how to play on this device. @param {import("../client.js").Family} family */
function howToPlay(family) {
  return matchMedia("(any-hover: none)").matches ? family.how_to_play_touch : family.how_to_play;
}
