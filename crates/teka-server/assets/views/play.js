// The Play view: the goal, mistakes, hints in levels, and the end of the game.

import { post, errorMessage } from "../client.js";
import { isOn, setOn } from "../settings.js";
import { announce, button, el } from "../dom.js";
import { counts, isShortest, time } from "../score.js";
import { number, t } from "../words.js";
import { sentence } from "./explain.js";

export class Play {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.feedback = el("div", { class: "feedback" });
    /** The effect of another click on Hint. @type {(() => void) | null} */
    this.nextHint = null;
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    const { family, game } = this.workspace;
    this.feedback.replaceChildren();
    panel.append(
      this.feedback,
      el("div", { class: "about" }, el("h2", {}, game.name ?? family.title), el("p", {}, family.goal), el("p", { class: "soft" }, howToPlay(family))),
      el("div", { class: "row" },
        button(t("page-back"), () => this.workspace.attempt(() => this.findMistake())),
        el("a", { class: "b", href: `#new=${family.id}` }, t("page-another"))),
      settings(this.workspace),
      el("p", { class: "soft keyboard-only" }, t("page-play-about")),
    );
    this.panel = panel;
    if (game.isSolved()) this.solved();
  }

  close() {
    this.feedback.replaceChildren();
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
    if (this.workspace.game.isSolved()) this.solved();
    else this.feedback.replaceChildren();
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
    if (found.outcome === "solved") return this.solved();
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
    end.focus({ preventScroll: true });
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
  return matchMedia("(any-hover: none) and (any-pointer: coarse)").matches ? family.how_to_play_touch : family.how_to_play;
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
