// The workspace: the board with its actions, and the views of the game beside it.

import { isOn, saveChanges, keysToRestore } from "./settings.js";
import { confirm } from "./dialog.js";
import { Board } from "./board.js";
import { announce, button, el } from "./dom.js";
import { summary } from "./score.js";
import { t } from "./words.js";
import { Play } from "./views/play.js";
import { Explain } from "./views/explain.js";
import { Solve } from "./views/solve.js";
import { Compare } from "./views/compare.js";
import { Share } from "./views/share.js";

/**
 * A view beside the board.
 * @typedef {object} View
 * @property {(panel: HTMLElement) => unknown} open
 * @property {() => void} [close]
 * @property {() => unknown} [redraw] redraws it in the selected theme
 * @property {(name: string) => (() => void) | undefined} [key] returns the effect of a key
 */

export class Workspace {
  static VIEWS = ["play", "explain", "solve", "compare", "share"];

  /** @param {import("./page.js").Page} page @param {import("./game.js").Game} game @param {import("./client.js").Family} family */
  constructor(page, game, family) {
    this.page = page;
    this.game = game;
    this.family = family;
    this.closing = new AbortController();
    const { signal } = this.closing;
    this.stage = el("section", { class: "stage", "aria-label": t("page-board") });
    const place = el("div", { class: "board" });
    this.board = new Board(place, (input) => this.sendInput(input));
    this.keypad = el("div", { class: "keypad" });
    this.undo = button("↶", () => this.act("undo"), { "aria-label": t("page-undo"), title: t("page-undo") });
    this.redo = button("↷", () => this.act("redo"), { "aria-label": t("page-redo"), title: t("page-redo") });
    this.reset = button("⟲", () => this.restart(), { "aria-label": t("page-reset"), title: t("page-reset") });
    this.stat = el("span", { class: "stat" });
    this.stage.append(
      el("h1", { class: "visually-hidden" }, this.family.title),
      el("div", { class: "room" }, place),
      el("div", { class: "under" }, this.keypad, this.actions()),
    );
    this.side = el("aside", { "aria-label": t("page-views") });
    this.views = {
      play: new Play(this), explain: new Explain(this), solve: new Solve(this),
      compare: new Compare(this), share: new Share(this),
    };
    /** @type {View | null} */
    this.view = null;
    this.name = "";
    this.parts = [this.stage, this.side];
    game.addEventListener("change", (event) => this.onGameChange(/** @type {CustomEvent} */ (event)), { signal });
    const timer = setInterval(() => this.updateStatus(), 1000);
    signal.addEventListener("abort", () => clearInterval(timer));
    this.prepare();
  }

  /** Prepares a game: restores its last settings and fetches the shortest solution for comparison. */
  prepare() {
    for (const key of keysToRestore(this.game.family, this.game.state.aids)) this.sendInput({ key });
    if (this.family.answer === "path" && isOn("best")) this.game.fetchShortest().then(() => this.updateStatus(), () => {});
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

  /** Shows a view. @param {string} name */
  show(name) {
    this.view?.close?.();
    /** @type {Record<string, View>} */
    const views = this.views;
    this.name = name;
    this.stage.dataset.view = name;
    const view = views[name];
    this.view = view;
    const panel = el("div", {
      class: "view", role: "tabpanel", id: "panel", "aria-labelledby": `tab-${name}`, tabindex: "0",
    });
    this.side.replaceChildren(this.tabs(name), panel);
    this.side.querySelector("[aria-selected=true]")?.scrollIntoView({ inline: "nearest", block: "nearest" });
    this.showGame();
    view.open(panel);
  }

  /** @param {string} shown */
  tabs(shown) {
    const titles = [t("page-play"), t("page-explain"), t("page-solve"), t("page-compare"), t("page-share")];
    const tab = (/** @type {string} */ name, /** @type {number} */ at) =>
      el("a", {
        href: `#${name}`, role: "tab", id: `tab-${name}`, "aria-selected": String(name === shown),
        "aria-controls": "panel", tabindex: name === shown ? "0" : "-1",
      }, titles[at]);
    const list = el("div", { class: "tabs", role: "tablist", "aria-label": t("page-views") }, ...Workspace.VIEWS.map(tab));
    list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.walkTabs(event));
    return list;
  }

  /** @param {KeyboardEvent} event */
  walkTabs(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.showNext(by);
    setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector("[aria-selected=true]"))?.focus(), 60);
  }

  /** Shows the next or the previous view. @param {number} by */
  showNext(by) {
    const all = Workspace.VIEWS;
    this.page.go(all[(all.indexOf(this.name) + by + all.length) % all.length]);
  }

  /** Shows the game itself. */
  showGame() {
    this.board.show(this.game.state, true);
    this.updateStatus();
  }

  /** Shows something other than the game, such as a step or a search. @param {import("./api.d.ts").Picture} picture */
  showOther(picture) {
    this.board.show(picture, false);
  }

  /** Redraws everything in the selected theme. */
  redraw() {
    if (!this.board.isOpen) this.view?.redraw?.();
  }

  /** Fills the print sheet with the board, unless a view has already filled it. */
  fillPaper() {
    const paper = document.querySelector("#paper");
    const drawn = this.board.drawing.firstElementChild?.cloneNode(true);
    if (drawn && paper?.childElementCount === 0) paper.append(drawn);
  }

  /** Updates what changes with every move: buttons, score and keypad. */
  updateStatus() {
    const { made, undone } = this.game.state;
    this.undo.disabled = made === 0;
    this.redo.disabled = undone === 0;
    this.reset.disabled = made === 0;
    this.stat.textContent = summary(this.family, this.game);
    const { keys, aids } = this.game.state;
    this.board.puzzleKeys = [...keys, ...aids].map(({ key }) => key);
    fillKeypad(this.keypad, keys, (key) => this.sendInput({ key }));
  }

  /** @param {import("./api.d.ts").InputRequest} input */
  sendInput(input) {
    this.attempt(async () => {
      const { refused } = await this.game.input(input);
      this.views.play.showRefusal(refused ?? null);
    });
  }

  /** @param {import("./api.d.ts").Action} action */
  act(action) {
    this.attempt(() => this.game.act(action));
  }

  async restart() {
    const { made } = this.game.state;
    if (made === 0 || !(await confirm(t("page-reset-sure"), t("page-reset")))) return;
    this.toPlay(async () => {
      await this.game.act("reset");
      this.views.play.wasReset(made);
    });
  }

  findMistake() {
    this.toPlay(() => this.views.play.findMistake());
  }

  /** Redraws everything after a change of settings. */
  refresh() {
    this.prepare();
    this.attempt(() => this.game.redraw());
  }

  check() {
    this.toPlay(() => this.views.play.check());
  }

  hint() {
    this.toPlay(() => this.views.play.hint());
  }

  /** @param {() => Promise<unknown>} act */
  toPlay(act) {
    if (this.name !== "play") {
      history.replaceState(null, "", "#play");
      this.show("play");
    }
    this.attempt(act);
  }

  /** @param {() => Promise<unknown>} work */
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      this.page.showError(error);
    }
  }

  /** @param {CustomEvent<import("./game.js").Change>} event */
  onGameChange(event) {
    if (this.name !== "play" && event.detail.moved) return this.page.go("play");
    saveChanges(this.game.family, event.detail.before.aids, this.game.state.aids);
    // A step or a search stays on the board.
    if (this.board.isOpen) this.showGame();
    else this.updateStatus();
    this.views.play.syncSettings();
    if (event.detail.moved) this.views.play.moved();
    else if (this.board.isOpen) this.attempt(() => this.views.play.changed());
    if (event.detail.solved) announce(t("page-solved"));
    else if (event.detail.moved) this.announceCursor();
  }

  /** Announces the content of the cell at the cursor. */
  announceCursor() {
    const { scene } = this.game.state;
    const cursor = scene.highlights.find((light) => light.role === "cursor")?.cell;
    const square = scene.squares.find((it) => it.cell === cursor);
    if (square?.label && document.activeElement === this.board.grid) announce(square.label);
  }

  close() {
    this.view?.close?.();
    this.closing.abort();
  }
}

/** Creates buttons for the keys that the puzzle accepts, for players without a keyboard. @param {HTMLElement} place @param {import("./api.d.ts").KeyReply[]} keys @param {(key: string) => void} press */
function fillKeypad(place, keys, press) {
  place.hidden = keys.length === 0;
  const shown = keys.map(({ key }) => key).join("");
  // Unchanged keys keep their buttons, and with them the focus.
  if (place.dataset.shown !== shown) place.replaceChildren(...keys.map(({ key }) => button("", () => press(key), { class: "key" })));
  place.dataset.shown = shown;
  for (const [at, { label, on }] of keys.entries()) {
    const item = place.children[at];
    if (item.textContent !== label) item.textContent = label;
    if (on !== null) item.setAttribute("aria-pressed", String(on));
  }
}
