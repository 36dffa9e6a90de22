// The Play view: the goal, mistakes, hints in levels, and the end of the game.

import { post, errorMessage } from "../client.js";
import { isOn, setOn } from "../settings.js";
import { announce, button, el } from "../dom.js";
import { counts, isShortest, time } from "../score.js";
import { number, t } from "../words.js";
import { sentence } from "./explain.js";
import { Hint } from "./hint.js";

/** The time limit of the search for a solution after Check. */
const OUTLOOK_SECONDS = 5;

export class Play {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.feedback = el("div", { class: "feedback" });
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
    panel.append(
      this.feedback,
      el("div", { class: "about" }, el("h2", {}, game.name ?? family.title), el("p", {}, family.goal), el("p", { class: "soft" }, family.how_to_play)),
      el("div", { class: "row" },
        button(t("page-back"), () => this.workspace.attempt(() => this.findMistake())),
        el("a", { class: "b", href: `#new=${family.id}` }, t("page-another"))),
      settings(this.workspace),
      el("p", { class: "soft" }, t("page-play-about")),
    );
    this.panel = panel;
    if (game.isSolved()) this.solved();
  }

  close() {
    this.clear();
  }

  /** Dismisses a hint with Escape. @param {KeyboardEvent} event */
  escape(event) {
    if (event.key === "Escape" && this.current) this.dismiss();
  }

  /** Updates the check boxes of settings that were changed with a key. */
  syncSettings() {
    for (const { key, on } of this.workspace.game.state.aids ?? []) {
      const box = /** @type {HTMLInputElement | null | undefined} */ (this.panel?.querySelector(`#aid-${CSS.escape(key)}`));
      if (box) box.checked = on ?? false;
    }
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
    if (this.workspace.game.isSolved()) this.solved();
    else this.clear();
  }

  solved() {
    const { game, family } = this.workspace;
    const timed = time(game).map((shown) => `${t("page-time")}: ${shown}`);
    const text = [...counts(family, game), ...timed].join(" · ");
    const praise = isShortest(family, game) ? [el("p", {}, t("page-proven-shortest"))] : [];
    const next = el("a", { class: "b main", href: `#new=${game.family}` }, t("page-another"));
    this.show("then", el("h2", {}, t("page-solved")), el("p", { class: "score" }, text), ...praise, el("div", { class: "row" }, next));
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
    if (found.outcome === "solved") return this.solved();
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
    if (hint.hint === "step" || hint.hint === "move") return new Hint(this, hint).show();
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

/** Returns the settings of the page and of the puzzle as check boxes. @param {import("../workspace.js").Workspace} workspace @returns {HTMLElement} */
function settings(workspace) {
  const { game, family } = workspace;
  const own = [["mistakes", t("page-aid-mistakes")], ["clock", t("page-aid-clock")], ["motion", t("page-aid-motion")]];
  if (family.answer === "path") own.push(["best", t("page-aid-best")]);
  const puzzles = (game.state.aids ?? []).map(({ key, label, on }) =>
    box(label, on ?? false, () => workspace.sendInput({ key }), `aid-${key}`));
  const pages = own.map(([name, label]) => box(label, isOn(name), (on) => {
    setOn(name, on);
    workspace.refresh();
  }, `aid-${name}`));
  return el("details", { class: "aids" }, el("summary", {}, t("page-aids")), ...puzzles, ...pages);
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} turn @param {string} id */
function box(label, on, turn, id) {
  const tick = el("input", { type: "checkbox", id, checked: on, onchange: () => turn(tick.checked) });
  return el("label", { class: "check" }, tick, label);
}
