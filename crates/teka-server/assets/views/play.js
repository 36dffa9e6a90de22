// Playing: what is to do, what is wrong, hints rung by rung, and the end.

import { post, why } from "../api.js";
import { announce, button, el } from "../dom.js";
import { counts, isBest, time } from "../tally.js";
import { number, t } from "../words.js";
import { aids } from "./aids.js";
import { sentence } from "./sentence.js";

export class Play {
  /** @param {import("../desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.told = el("div", { class: "told" });
    /** What asking for a hint once more does. @type {(() => void) | null} */
    this.onward = null;
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    const { family, game } = this.desk;
    this.told.replaceChildren();
    panel.append(
      this.told,
      el("div", { class: "about" }, el("h2", {}, game.name ?? family.title), el("p", {}, family.goal), el("p", { class: "soft" }, family.hands)),
      el("div", { class: "row" },
        button(t("page-back"), () => this.desk.try(() => this.back())),
        el("a", { class: "b", href: `#new=${family.id}` }, t("page-another"))),
      aids(this.desk),
      el("p", { class: "soft" }, t("page-play-about")),
    );
    this.panel = panel;
    if (game.isSolved()) this.solved();
  }

  close() {
    this.told.replaceChildren();
  }

  /** The boxes of conveniences that keys switch too. */
  mirror() {
    for (const { key, on } of this.desk.game.state.aids ?? []) {
      const box = /** @type {HTMLInputElement | null | undefined} */ (this.panel?.querySelector(`#aid-${CSS.escape(key)}`));
      if (box) box.checked = on;
    }
  }

  /** Says something beside the board. @param {string} kind @param {...(Node | string)} inside */
  say(kind, ...inside) {
    this.onward = null;
    this.told.replaceChildren(el("div", { class: `note ${kind}` }, ...inside));
    this.told.closest(".view")?.scrollTo(0, 0);
  }

  /** Why a move was refused. @param {string | null} why */
  refuse(why) {
    if (!why) return;
    this.say("wrong", el("p", {}, why));
    announce(why);
  }

  moved() {
    if (this.desk.game.isSolved()) this.solved();
    else this.told.replaceChildren();
  }

  solved() {
    const { game, family } = this.desk;
    const timed = time(game).map((told) => `${t("page-time")} ${told}`);
    const text = [...counts(family, game), ...timed].join(" · ");
    const praise = isBest(family, game) ? [el("p", {}, t("page-proven-shortest"))] : [];
    const next = el("a", { class: "b main", href: `#new=${game.family}` }, t("page-another"));
    this.say("then", el("h2", {}, t("page-solved")), el("p", { class: "tally" }, text), ...praise, el("div", { class: "row" }, next));
  }

  /** Starting over can be taken back, until another move is made. @param {number} made the moves there were */
  wasReset(made) {
    const bring = async () => {
      await this.desk.game.act({ go: made });
      this.desk.board.grid.focus({ preventScroll: true });
    };
    const undo = button(t("page-reset-undo"), () => this.desk.try(bring));
    this.say("why", el("p", {}, t("page-reset-done")), el("div", { class: "row" }, undo));
    announce(t("page-reset-done"));
  }

  /** Asks about the game as it stands; nothing, if somebody has gone on or away meanwhile. @param {string} name */
  async about(name) {
    const { desk } = this;
    await desk.game.line;
    const { game, ui } = desk.game.state;
    const answer = await post(name, { game, ui });
    return desk.game.state.game === game && desk.name === "play" ? answer : null;
  }

  async check() {
    const { board } = this.desk;
    const found = await this.about("check");
    if (!found) return;
    board.show(found, true);
    if (found.outcome === "solved") return this.solved();
    const list = found.mistakes.map((/** @type {any} */ it) => sentence(it.parts, board));
    const title = found.outcome === "broken" ? t("page-broken") : t("page-no-mistake");
    this.say(found.outcome === "broken" ? "wrong" : "then", el("h2", {}, title), ...list);
    announce(`${title} ${found.mistakes.map((/** @type {any} */ it) => it.message).join(" ")}`);
  }

  /** Where did I go wrong. */
  async back() {
    const { astray, message } = await this.desk.game.ask("back");
    const told = astray === null ? t("page-back-never") : t("page-back-right");
    const said = message ?? (astray ? `${t("page-back-done")} ${number(astray)}` : told);
    this.say(astray ? "why" : "then", el("p", {}, said));
    announce(said);
  }

  async hint() {
    if (this.onward && this.told.childElementCount > 0) return this.onward();
    this.say("why", el("p", {}, t("page-thinking")));
    const hint = await this.about("hint").catch((trouble) => this.say("wrong", el("p", {}, why(trouble))));
    if (!hint) return;
    if (hint.hint === "step") return this.rungs(hint);
    if (hint.hint === "broken") return this.check();
    const buttons = el("div", { class: "row" });
    if (hint.hint === "go-back") buttons.append(button(t("page-go-back"), () => this.desk.try(() => this.back()), { class: "b main" }));
    if (hint.hint === "move") buttons.append(this.maker(hint.moves));
    const reason = hint.step ? [el("h2", {}, hint.step.rule_name), sentence(hint.step.parts, this.desk.board)] : [];
    this.say(hint.hint === "solved" ? "then" : "why", el("p", {}, hint.message), ...reason, buttons);
    announce(hint.message);
  }

  /** Where to look; then the rule and the reason; then the move. @param {any} hint @param {number} [rung] */
  rungs(hint, rung = 1) {
    const { board } = this.desk;
    const { step } = hint;
    board.show(rung < 3 ? step.where : step, true);
    const place = el("span", { class: "soft" }, `${rung} / 3`);
    const next = button(rung === 1 ? t("page-why") : t("page-what-follows"), () => this.rungs(hint, rung + 1), { class: "b main" });
    const end = rung < 3 ? next : this.maker(hint.moves);
    const said = rung === 1 ? [el("p", {}, hint.message)] : [el("h2", {}, step.rule_name), sentence(step.parts, board, step.scene.lights)];
    if (rung === 1 && hint.last_cost > 0) said.push(el("p", { class: "soft" }, `${t("page-last-cost")} ${number(hint.last_cost)}`));
    this.say("why", ...said, el("div", { class: "row" }, end, place));
    if (rung < 3) this.onward = () => this.rungs(hint, rung + 1);
    end.focus({ preventScroll: true });
    announce(rung === 1 ? hint.message : step.message);
  }

  /** A button that makes moves. @param {string[]} moves */
  maker(moves) {
    const make = async () => {
      await this.desk.game.act({ moves });
      this.desk.board.grid.focus({ preventScroll: true });
    };
    return button(t("page-make-move"), () => this.desk.try(make), { class: "b main" });
  }
}
