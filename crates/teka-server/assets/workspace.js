// The workspace: the board with its actions, and the views of the game beside it.

import { isOn, saveChanges, keysToRestore } from "./settings.js";
import { confirm } from "./dialog.js";
import { Board } from "./board.js";
import { fillKeypad } from "./keypad.js";
import { announce, button, el } from "./dom.js";
import { icon } from "./icons.js";
import { summary } from "./score.js";
import { details } from "./title.js";
import { celebrate } from "./celebrate.js";
import { finish, headline } from "./win.js";
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
    this.undo = tool("undo", t("page-undo"), () => this.act("undo"));
    this.redo = tool("redo", t("page-redo"), () => this.act("redo"));
    this.reset = tool("restart", t("page-reset"), () => this.restart());
    this.helps = [tool("check", t("page-check"), () => this.check()), tool("hint", t("page-hint"), () => this.hint(), "b tool main")];
    this.stat = el("span", { class: "stat" });
    this.stage.append(
      this.title(),
      el("div", { class: "room" }, place),
      el("div", { class: "under" }, this.actions()),
    );
    this.keepFocus();
    this.side = el("section", { class: "side", "aria-label": t("page-views") });
    this.views = {
      play: new Play(this), explain: new Explain(this), solve: new Solve(this),
      compare: new Compare(this), share: new Share(this),
    };
    /** @type {View | null} */
    this.view = null;
    this.name = "";
    /** Whether the board shows something other than the game. */
    this.isOther = false;
    /** Whether the card about the solved game is open, which locks the game. */
    this.isLocked = false;
    this.parts = [this.stage, this.keypad, this.side];
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
      ...this.helps,
    );
  }

  /** The line above the board: what this puzzle is, and the moves and the time so far. */
  title() {
    const parts = details(this.family, this.game.titled).map((part) => el("span", { class: "soft" }, ` · ${part}`));
    return el("div", { class: "title" }, el("h1", {}, this.family.title, ...parts), this.stat);
  }

  /** Returns a button that starts the next puzzle of this kind. @param {string} [style] */
  nextButton(style = "b") {
    const start = () => this.page.next(next);
    const next = button(t("page-next"), start, { class: style, title: `${t("page-next")} (N)`, "aria-keyshortcuts": "N" });
    return next;
  }

  /** Keeps the focus on the board when the pointer presses a tool. A button that the keyboard activates keeps the focus. */
  keepFocus() {
    for (const part of [this.stage, this.keypad]) {
      part.addEventListener("mousedown", (/** @type {MouseEvent} */ event) => {
        if (/** @type {Element} */ (event.target).closest("button")) event.preventDefault();
      });
      part.addEventListener("click", (/** @type {MouseEvent} */ event) => event.detail > 0 && this.focusBoard());
    }
  }

  focusBoard() {
    this.board.grid.focus({ preventScroll: true });
  }

  /** Shows a view. @param {string} name */
  show(name) {
    const isNew = !this.view;
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
    if (isNew && name === "play") this.focusBoard();
  }

  /** @param {string} shown */
  tabs(shown) {
    const titles = [t("page-play"), t("page-explain"), t("page-solve"), t("page-compare"), t("page-share")];
    const tab = (/** @type {string} */ name, /** @type {number} */ at) =>
      el("a", {
        href: `#${name}`, role: "tab", id: `tab-${name}`, "aria-selected": String(name === shown),
        "aria-controls": "panel", tabindex: name === shown ? "0" : "-1",
      }, icon(/** @type {import("./icons.js").IconName} */ (name)), titles[at]);
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
    this.isOther = false;
    this.board.show(this.game.state, !this.game.isSolved());
    this.alignTools();
    this.updateStatus();
  }

  /** Celebrates a solved game and shows how it went. */
  async win() {
    const { game, closing } = this;
    const isNew = game.solvedAt === null;
    this.isLocked = true;
    const outcome = finish(this.family, game);
    this.updateStatus();
    if (isNew) {
      announce(headline(outcome));
      await celebrate(this.board);
    }
    if (closing.signal.aborted || this.name !== "play" || !game.isSolved()) return;
    this.page.prepareNext();
    this.views.play.showWin(outcome);
  }

  /** Closes the card about the solved game. The board stays locked until Undo or Restart. */
  review() {
    this.isLocked = false;
    this.updateStatus();
    this.board.grid.focus({ preventScroll: true });
  }

  /** Lets the title and the tools share the edges of the board, which has a margin in its drawing. */
  alignTools() {
    const { squares, solid, view } = this.game.state.scene;
    const left = Math.min(...squares.map(({ area }) => area.x));
    const right = Math.max(...squares.map(({ area }) => area.x + area.width));
    const isFlat = !solid && squares.length > 0;
    this.stage.style.setProperty("--left", String(isFlat ? (left - view.x) / view.width : 0));
    this.stage.style.setProperty("--right", String(isFlat ? (view.x + view.width - right) / view.width : 0));
  }

  /** Shows something other than the game, such as a step or a search. @param {import("./api.d.ts").Picture} picture */
  showOther(picture) {
    this.isOther = true;
    this.board.show(picture, false);
  }

  /** Redraws everything in the selected theme. */
  redraw() {
    if (this.isOther) this.view?.redraw?.();
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
    const isSolved = this.game.isSolved();
    this.undo.disabled = made === 0 || this.isLocked;
    this.redo.disabled = undone === 0 || this.isLocked;
    this.reset.disabled = made === 0 || this.isLocked;
    for (const help of this.helps) help.disabled = isSolved;
    this.stat.textContent = summary(this.family, this.game);
    const { keys, aids } = this.game.state;
    this.board.puzzleKeys = [...keys, ...aids];
    fillKeypad(this.keypad, keys, (input) => this.sendInput(input), isSolved);
  }

  /** @param {import("./api.d.ts").InputRequest} input */
  sendInput(input) {
    return this.attempt(async () => {
      const { refused } = await this.game.input(input);
      this.views.play.showRefusal(refused ?? null);
    });
  }

  /** @param {import("./api.d.ts").Action} action */
  act(action) {
    if (this.isLocked) return;
    this.attempt(() => this.game.act(action));
  }

  async restart() {
    const { made } = this.game.state;
    if (made === 0 || this.isLocked || !(await confirm(t("page-reset-sure"), t("page-reset")))) return;
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
    if (this.game.isSolved()) return;
    this.toPlay(() => this.views.play.check());
  }

  hint() {
    if (this.game.isSolved()) return;
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
    if (!this.isOther) this.showGame();
    else this.updateStatus();
    this.views.play.syncSettings();
    if (event.detail.solved) return this.win();
    if (!event.detail.moved) {
      if (!this.isOther) this.attempt(() => this.views.play.changed());
      return;
    }
    this.views.play.moved();
    this.announceCursor();
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

/** Creates a button with an icon and its name. @param {import("./icons.js").IconName} name @param {string} label @param {() => void} act @param {string} [style] */
function tool(name, label, act, style = "b tool") {
  return button([icon(name), el("span", {}, label)], act, { class: style });
}
