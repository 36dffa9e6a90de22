// The desk: the board with its actions, and beside it the views of the game.

import { isOn, rememberThose, toSwitch } from "./aids.js";
import { sure } from "./ask.js";
import { Board } from "./board.js";
import { announce, button, el } from "./dom.js";
import { keypad } from "./keypad.js";
import { tally } from "./tally.js";
import { t } from "./words.js";
import { Play } from "./views/play.js";
import { Explain } from "./views/explain.js";
import { Solve } from "./views/solve.js";
import { Compare } from "./views/compare.js";
import { Share } from "./views/share.js";

export class Desk {
  static VIEWS = ["play", "explain", "solve", "compare", "share"];

  /** @param {import("./page.js").Page} page @param {import("./game.js").Game} game */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.family = page.family(game.family);
    this.ending = new AbortController();
    const { signal } = this.ending;
    this.stage = el("section", { class: "stage", "aria-label": t("page-board") });
    const place = el("div", { class: "board" });
    this.board = new Board(place, (input) => this.give(input));
    this.keypad = el("div", { class: "keypad" });
    this.undo = button("↶", () => this.do("undo"), { "aria-label": t("page-undo"), title: t("page-undo") });
    this.redo = button("↷", () => this.do("redo"), { "aria-label": t("page-redo"), title: t("page-redo") });
    this.reset = button("⟲", () => this.restart(), { "aria-label": t("page-reset"), title: t("page-reset") });
    this.stat = el("span", { class: "stat" });
    this.stage.append(
      el("h1", { class: "heard" }, this.family.title),
      el("div", { class: "room" }, place),
      el("div", { class: "under" }, this.keypad, this.actions()),
    );
    this.side = el("aside", { "aria-label": t("page-views") });
    this.views = {
      play: new Play(this), explain: new Explain(this), solve: new Solve(this),
      compare: new Compare(this), share: new Share(this),
    };
    /** @type {any} */
    this.view = null;
    this.parts = [this.stage, this.side];
    game.addEventListener("change", (event) => this.changed(/** @type {CustomEvent} */ (event)), { signal });
    const timer = setInterval(() => this.tell(), 1000);
    signal.addEventListener("abort", () => clearInterval(timer));
    this.prepare();
  }

  /** What a puzzle is begun with: its conveniences as they were last, and what there is to beat. */
  prepare() {
    for (const key of toSwitch(this.game.family, this.game.state.aids)) this.give({ key });
    if (this.family.answer === "path" && isOn("best")) this.game.compare().then(() => this.tell(), () => {});
  }

  actions() {
    return el(
      "div", { class: "bar", role: "toolbar", "aria-label": t("page-actions") },
      this.undo, this.redo, this.reset,
      button(t("page-check"), () => this.check()),
      button(t("page-hint"), () => this.hint(), { class: "b main" }),
      this.stat,
    );
  }

  /** Turns to a view. @param {string} name */
  turn(name) {
    this.view?.close?.();
    this.name = name;
    this.stage.dataset.view = name;
    /** @type {any} */
    this.view = /** @type {any} */ (this.views)[name];
    const panel = el("div", {
      class: "view", role: "tabpanel", id: "panel", "aria-labelledby": `tab-${name}`, tabindex: "0",
    });
    this.side.replaceChildren(this.tabs(name), panel);
    this.side.querySelector("[aria-selected=true]")?.scrollIntoView({ inline: "nearest", block: "nearest" });
    this.showGame();
    this.view.open(panel);
  }

  /** @param {string} shown */
  tabs(shown) {
    const titles = [t("page-play"), t("page-explain"), t("page-solve"), t("page-compare"), t("page-share")];
    const tab = (/** @type {string} */ name, /** @type {number} */ at) =>
      el("a", {
        href: `#${name}`, role: "tab", id: `tab-${name}`, "aria-selected": String(name === shown),
        "aria-controls": "panel", tabindex: name === shown ? "0" : "-1",
      }, titles[at]);
    const list = el("div", { class: "tabs", role: "tablist", "aria-label": t("page-views") }, ...Desk.VIEWS.map(tab));
    list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.walkTabs(event));
    return list;
  }

  /** @param {KeyboardEvent} event */
  walkTabs(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.turnBy(by);
    setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector("[aria-selected=true]"))?.focus(), 60);
  }

  /** To the next view, or the one before. @param {number} by */
  turnBy(by) {
    const all = Desk.VIEWS;
    this.page.go(all[(all.indexOf(this.name ?? "play") + by + all.length) % all.length]);
  }

  /** Shows the game itself. */
  showGame() {
    this.board.show(this.game.state, true);
    this.tell();
  }

  /** Shows something else than the game: a step, a search. @param {any} picture */
  showOther(picture) {
    this.board.show(picture, false);
  }

  /** Draws everything in other colours. */
  recolour() {
    if (!this.board.isOpen) this.view?.recolour?.();
  }

  /** Puts the board on paper, if nobody has done it better. */
  toPaper() {
    const paper = document.querySelector("#paper");
    const drawn = this.board.drawing.firstElementChild?.cloneNode(true);
    if (drawn && paper?.childElementCount === 0) paper.append(drawn);
  }

  /** What is undone, how long it took. */
  tell() {
    const { made, undone } = this.game.state;
    this.undo.disabled = made === 0;
    this.redo.disabled = undone === 0;
    this.reset.disabled = made === 0;
    this.stat.textContent = tally(this.family, this.game);
    const { keys, aids } = this.game.state;
    this.board.own = [...keys, ...aids].map(({ key }) => key);
    keypad(this.keypad, keys, (key) => this.give({ key }));
  }

  /** @param {any} input */
  give(input) {
    this.try(async () => {
      const { refused } = await this.game.input(input);
      this.views.play.refuse(refused);
    });
  }

  /** @param {any} action */
  do(action) {
    this.try(() => this.game.act(action));
  }

  async restart() {
    const { made } = this.game.state;
    if (made === 0 || !(await sure(t("page-reset-sure"), t("page-reset")))) return;
    this.toPlay(async () => {
      await this.game.act("reset");
      this.views.play.wasReset(made);
    });
  }

  back() {
    this.toPlay(() => this.views.play.back());
  }

  /** Draws everything once more: a convenience was switched. */
  refresh() {
    this.prepare();
    this.try(() => this.game.look());
  }

  check() {
    this.toPlay(() => this.views.play.check());
  }

  hint() {
    this.toPlay(() => this.views.play.hint());
  }

  /** @param {() => Promise<any>} act */
  toPlay(act) {
    if (this.name !== "play") {
      history.replaceState(null, "", "#play");
      this.turn("play");
    }
    this.try(act);
  }

  /** @param {() => Promise<any>} work */
  async try(work) {
    try {
      await work();
    } catch (trouble) {
      this.page.complain(trouble);
    }
  }

  /** @param {CustomEvent} event */
  changed(event) {
    if (this.name !== "play" && event.detail.moved) return this.page.go("play");
    rememberThose(this.game.family, event.detail.before.aids, this.game.state.aids);
    // A step or a search that is shown stays.
    if (this.board.isOpen) this.showGame();
    else this.tell();
    this.views.play.mirror();
    if (event.detail.moved) this.views.play.moved();
    if (event.detail.solved) announce(t("page-solved"));
    else if (event.detail.moved) this.speak();
  }

  /** Tells whoever hears the board what the square under the cursor holds now. */
  speak() {
    const { scene } = this.game.state;
    const cursor = scene.lights.find((/** @type {any} */ light) => light.role === "cursor")?.cell;
    const square = scene.squares.find((/** @type {any} */ it) => it.cell === cursor);
    if (square?.label && document.activeElement === this.board.grid) announce(square.label);
  }

  close() {
    this.view?.close?.();
    this.ending.abort();
  }
}
