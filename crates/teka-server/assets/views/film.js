// Playback of a solution, move by move, with controls to go to the start, back, play, forward and
// to the end.

import { post } from "../client.js";
import { confirm } from "../dialog.js";
import { button, el, iconButton } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../words.js";

/** The normal and the minimum time between moves, and the maximum time of a whole film, in milliseconds. */
const [BETWEEN, QUICKEST, WHOLE] = [450, 140, 20_000];

export class Film {
  /** @param {import("../workspace.js").Workspace} workspace @param {import("../game.js").State} state the final position */
  constructor(workspace, state) {
    this.workspace = workspace;
    this.game = state.game;
    this.last = state.made;
    this.at = state.made;
    this.requested = 0;
    /** The number of the last request. Late replies to earlier ones are ignored. */
    this.shown = 0;
    this.timer = 0;
    this.place = el("span", { class: "soft" });
    this.slider = el("input", {
      type: "range", min: "0", max: String(this.last), "aria-label": t("page-move"),
      oninput: () => this.step(Number(this.slider.value)),
    });
    this.player = iconButton("play", t("page-animate"), () => this.toggle(), { class: "b main" });
    const step = (/** @type {import("../icons.js").IconName} */ sign, /** @type {string} */ name, /** @type {() => number} */ to) =>
      iconButton(sign, name, () => this.step(to()));
    this.item = el("div", { class: "film" }, this.slider, el("div", { class: "row" },
      step("first", t("page-to-start"), () => 0), step("previous", t("page-step-back"), () => this.at - 1), this.player,
      step("next", t("page-step-on"), () => this.at + 1), step("last", t("page-to-end"), () => this.last), this.place),
    el("div", { class: "row" }, button(t("page-take"), () => this.usePosition())));
  }

  /** @param {number} to */
  step(to) {
    this.stop();
    this.go(to);
  }

  /** @param {number} to */
  go(to) {
    this.at = Math.min(Math.max(to, 0), this.last);
    this.slider.value = String(this.at);
    this.place.textContent = `${number(this.at)} / ${number(this.last)}`;
    this.requested += 1;
    const mine = this.requested;
    this.item.setAttribute("aria-busy", "true");
    return this.workspace.attempt(async () => {
      const state = await post("play", { game: this.game, action: { go: this.at } });
      if (mine < this.shown || !this.item.isConnected) return;
      this.shown = mine;
      this.workspace.showOther(state);
    }).then(() => this.item.setAttribute("aria-busy", String(mine !== this.requested)));
  }

  /** Continues the game from the current position and discards the game's own moves. */
  async usePosition() {
    this.stop();
    const { game } = this.workspace;
    if (game.isBegun() && !(await confirm(t("page-take-sure"), t("page-take")))) return;
    this.workspace.attempt(async () => {
      // The selected piece belongs to another position.
      await game.request("play", { game: this.game, ui: "", action: { go: this.at } });
      this.workspace.prepare();
    });
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.last) this.go(0);
    this.player.replaceChildren(icon("pause"));
    const between = Math.max(QUICKEST, Math.min(BETWEEN, WHOLE / Math.max(this.last, 1)));
    this.timer = setInterval(() => (this.at < this.last ? this.go(this.at + 1) : this.stop()), between);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.player.replaceChildren(icon("play"));
  }
}
