// The Play view: the goal, mistakes, hints in levels, and the end of the game.

import { post, errorMessage } from "../client.js";
import { Assistance } from "../assistance.js";
import { announce, button, el } from "../dom.js";
import { number, t } from "../words.js";
import { winCard } from "../win.js";
import { sentence } from "./explain.js";
import { Hint } from "./hint.js";

/** The time limit of the search for a solution after Check. */
const OUTLOOK_SECONDS = 5;

export class Play {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.feedback = el("div", { class: "feedback" });
    /** @type {Assistance | null} */
    this.assistance = null;
    /** The hint that is shown. @type {Hint | null} */
    this.current = null;
    /** Whether the note is about an input that was refused. */
    this.isRefusal = false;
    document.addEventListener("keydown", (event) => this.escape(event), { signal: workspace.closing.signal });
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    const { family, game } = this.workspace;
    this.clear();
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
    this.clear();
  }

  /** Dismisses a hint with Escape. @param {KeyboardEvent} event */
  escape(event) {
    if (event.key === "Escape" && this.current) this.dismiss();
  }

  /** Updates the switches of settings that were changed with a key. */
  syncSettings() {
    this.assistance?.sync();
  }

  /** Shows a note beside the board. @param {string} kind @param {...(Node | string)} inside */
  show(kind, ...inside) {
    this.clear();
    this.feedback.replaceChildren(el("div", { class: `note ${kind}` }, ...inside));
    this.feedback.closest(".view")?.scrollTo(0, 0);
  }

  /** Shows the reason why a move is illegal. @param {string | null} reason */
  showRefusal(reason) {
    if (!reason) {
      // The player has done something else since.
      if (this.isRefusal) this.clear();
      return;
    }
    this.show("wrong", el("p", {}, reason));
    this.isRefusal = true;
    announce(reason);
  }

  moved() {
    this.clear();
  }

  /** Shows how the game went. @param {import("../win.js").Outcome} outcome */
  showWin(outcome) {
    const review = () => {
      this.clear();
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

  /**
   * Sends a request about the current position. Returns null if the player has moved or left in the meantime.
   * @template {"check" | "hint" | "solvable"} Name
   * @param {Name} name @param {Partial<import("../client.js").Endpoints[Name]["request"]>} [fields]
   */
  async request(name, fields = {}) {
    const { workspace } = this;
    await workspace.game.queue;
    const { game, ui } = workspace.game.state;
    const answer = await post(name, { game, ui, ...fields });
    return workspace.game.state.game === game && workspace.name === "play" ? answer : null;
  }

  async check() {
    const { board } = this.workspace;
    const found = await this.request("check");
    if (!found) return;
    board.show(found, true);
    if (found.outcome === "solved") return this.workspace.win();
    const isBroken = found.outcome === "broken";
    const list = found.mistakes.map((it) => sentence(it.parts ?? [], board));
    const title = isBroken ? t("page-broken") : t("page-no-mistake");
    const outlook = isBroken ? null : el("p", { class: "outlook" }, t("page-outlook-searching"));
    this.show(isBroken ? "wrong" : "then", el("h2", {}, title), ...list, outlook ?? this.wayBack());
    announce(`${title} ${found.mistakes.map((it) => it.message).join(" ")}`);
    if (outlook) await this.showOutlook(outlook);
  }

  /** Says whether the position can still be solved, which may take some seconds. @param {HTMLElement} place */
  async showOutlook(place) {
    const answer = await this.request("solvable", { time_limit: OUTLOOK_SECONDS }).catch(() => null);
    if (!place.isConnected) return;
    const isKnown = answer !== null && "solvable" in answer;
    const isLost = isKnown && !answer.solvable;
    const text = !isKnown ? t("page-outlook-unknown") : isLost ? t("page-outlook-lost") : t("page-outlook-open");
    place.textContent = text;
    place.dataset.outlook = !isKnown ? "unknown" : isLost ? "lost" : "open";
    if (isLost) {
      place.parentElement?.classList.replace("then", "wrong");
      place.after(this.wayBack());
    }
    announce(text);
  }

  /** Returns a row with a button that leads to the last solvable position. */
  wayBack() {
    return el("div", { class: "row" }, this.goBack(t("page-go-back-solvable")));
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

  /** Shows a hint, or its next part. */
  async hint() {
    if (this.current) return this.current.advance();
    this.show("why", el("p", {}, t("page-thinking")));
    const hint = await this.request("hint").catch((error) => this.show("wrong", el("p", {}, errorMessage(error))));
    if (!hint) return;
    if (hint.hint === "step" || hint.hint === "move") {
      this.workspace.game.addHint();
      return new Hint(this, hint).show();
    }
    if (hint.hint === "broken") return this.check();
    const step = "step" in hint ? hint.step : null;
    const reason = step ? [el("h2", {}, step.rule_name), sentence(step.parts, this.workspace.board)] : [];
    if (step) this.workspace.board.show(step, true);
    const buttons = hint.hint === "go-back" ? [el("div", { class: "row" }, this.goBack(t("page-go-back")))] : [];
    this.show(hint.hint === "solved" ? "then" : "why", el("p", {}, hint.message), ...reason, ...buttons);
    announce(hint.message);
  }

  /** Returns a button that undoes the moves that led away from a solution. @param {string} text */
  goBack(text) {
    return button(text, () => this.workspace.attempt(() => this.findMistake()), { class: "b main" });
  }

  /** Removes the note and its highlights. */
  dismiss() {
    const hadFocus = this.feedback.contains(document.activeElement);
    this.clear();
    this.workspace.showGame();
    if (hadFocus) this.workspace.board.grid.focus({ preventScroll: true });
  }

  clear() {
    this.current = null;
    this.isRefusal = false;
    this.feedback.replaceChildren();
  }

  /** Updates the board of a hint after the cursor or a setting has changed, which makes no move. */
  async changed() {
    const shown = this.current;
    if (this.isRefusal) this.clear();
    if (!shown) return;
    const hint = await this.request("hint");
    if (!hint || this.current !== shown || hint.hint !== shown.hint.hint) return;
    shown.hint = hint;
    shown.draw();
  }
}

/** Returns how to play on this device. @param {import("../client.js").Family} family */
function howToPlay(family) {
  return matchMedia("(any-hover: none) and (any-pointer: coarse)").matches ? family.how_to_play_touch : family.how_to_play;
}
