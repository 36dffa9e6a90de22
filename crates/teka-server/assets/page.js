// The page: selects the view and the game to show. The fragment of the URL names the view.

import { isOn } from "./settings.js";
import { getFamilies, NARROW, post, unpackLink, errorMessage } from "./client.js";
import { confirm } from "./dialog.js";
import { Game } from "./game.js";
import { onConnectionChange } from "./retry.js";
import { current, games, isSaved, onSaveFailed, gameToDelete, openStore } from "./store.js";
import { loadWords, t } from "./words.js";
import { startTheme } from "./theme.js";
import { header } from "./header.js";
import { Workspace } from "./workspace.js";
import { listenForShortcuts } from "./shortcuts.js";
import { following, Prepared } from "./making.js";
import { fullTitle } from "./title.js";
import { showToast } from "./toast.js";
import { withCancel } from "./waiting.js";
import { startView } from "./views/start.js";
import { familyView } from "./views/family.js";
import { dailyView } from "./views/daily.js";
import { statisticsView } from "./views/statistics.js";
import { Editor, loadView, onDropOrPaste } from "./views/load.js";

export class Page {
  constructor() {
    /** @type {import("./client.js").Family[]} */
    this.families = [];
    /** @type {Game | null} */
    this.game = null;
    /** @type {Workspace | null} */
    this.workspace = null;
    /** The family of the current view. */
    this.shown = "";
    /** The text editor of the Open view. @type {Editor | null} */
    this.editor = null;
    /** Dropped or pasted content that is about to be opened. @type {import("./views/load.js").Incoming | null} */
    this.incoming = null;
    /** The puzzle that is prepared while the player plays. */
    this.prepared = new Prepared();
    /** The number of views shown so far. */
    this.visits = 0;
    /** What is being made for the player. */
    this.beginning = "";
    this.content = /** @type {HTMLElement} */ (document.querySelector("#content"));
  }

  async start() {
    await openStore();
    startTheme(() => this.redraw());
    onConnectionChange((isOffline) => this.showConnection(isOffline));
    onSaveFailed(() => this.showToast(t("page-unkept"), 20));
    await this.fetch();
    addEventListener("hashchange", () => this.route());
    document.addEventListener("visibilitychange", () => {
      this.runClock(!document.hidden);
      // A hidden page can be ended without notice.
      if (document.hidden) this.game?.save(false);
    });
    addEventListener("blur", () => this.runClock(false));
    addEventListener("focus", () => this.runClock(true));
    addEventListener("pagehide", () => this.game?.save(false));
    addEventListener("beforeunload", (event) => this.game?.isBegun() && !isSaved() && event.preventDefault());
    addEventListener("beforeprint", () => this.workspace?.fillPaper());
    addEventListener("afterprint", () => document.querySelector("#paper")?.replaceChildren());
    onDropOrPaste((incoming) => {
      this.incoming = incoming;
      this.go("open");
    });
    NARROW.addEventListener("change", () => this.game?.redraw());
    listenForShortcuts(this);
    await this.route();
  }

  async fetch() {
    const [, families] = await Promise.all([loadWords(), getFamilies()]);
    this.families = families;
    const skip = /** @type {HTMLElement} */ (document.querySelector("#skip"));
    skip.textContent = t("page-skip");
    skip.onclick = (event) => {
      event.preventDefault();
      /** @type {HTMLElement} */ (document.querySelector("#grid") ?? this.content).focus();
    };
  }

  /** Shows everything in the selected language. */
  async translate() {
    await this.fetch();
    await this.game?.redraw();
    this.incoming = this.editor?.contents() ?? null;
    this.workspace?.close();
    this.workspace = null;
    await this.route();
  }

  /** Redraws everything in the selected theme. A running search continues. */
  async redraw() {
    if (this.families.length === 0) return;
    await this.game?.redraw();
    if (this.workspace) this.workspace.redraw();
    else if (this.editor) this.editor.preview(false);
    else await this.route();
    this.updateHeader(this.shown);
  }

  /** @param {string} id */
  family(id) {
    return this.families.find((family) => family.id === id);
  }

  /** Runs the clock while the player can play. @param {boolean} isInFront whether this window is in front */
  runClock(isInFront) {
    this.game?.run(isInFront && this.workspace?.name === "play");
  }

  /** Shows the view that the fragment names. */
  async route() {
    this.visits += 1;
    const [name, rest] = location.hash.slice(1).split("=");
    try {
      if (name === "g" && rest) return await this.openLink(rest);
      if (Workspace.VIEWS.includes(name) && (await this.resume())) return this.play(name);
    } catch (error) {
      this.showError(error);
    }
    this.closeWorkspace();
    this.editor = null;
    this.content.className = "leaf";
    this.content.replaceChildren(this.leaf(name, rest));
    this.content.scrollTo(0, 0);
    this.updateHeader(name === "new" ? rest : "");
  }

  /** @param {string} name @param {string} rest @returns {HTMLElement} */
  leaf(name, rest) {
    if (name === "open") {
      this.editor = new Editor(this);
      return loadView(this.editor);
    }
    if (name === "daily") return dailyView(this, rest);
    if (name === "statistics") return statisticsView(this);
    const family = name === "new" ? this.family(rest) : null;
    return family ? familyView(this, family) : startView(this);
  }

  /** Shows the workspace with one of its views. @param {string} view */
  play(view) {
    const family = this.game && this.family(this.game.family);
    if (!this.game || !family) return;
    if (!this.workspace || this.workspace.game !== this.game) {
      this.workspace?.close();
      this.workspace = new Workspace(this, this.game, family);
      this.content.className = "workspace";
      this.content.replaceChildren(...this.workspace.parts);
    }
    this.workspace.show(view);
    this.runClock(!document.hidden);
    if (this.game.recipe) this.prepareNext();
    this.updateHeader(this.game.family);
  }

  /** @param {string} family the family of the current view */
  updateHeader(family) {
    this.shown = family;
    header(this, family);
    const title = this.family(family)?.title;
    document.title = title ? `${title} · Teka` : "Teka";
  }

  closeWorkspace() {
    this.prepared.drop();
    if (this.game && this.workspace) {
      this.game.run(false);
      this.game.save(false);
    }
    this.workspace?.close();
    this.workspace = null;
  }

  /** Returns the current game, or resumes the last one. */
  async resume() {
    if (this.game) return true;
    const last = games().find((game) => game.id === current());
    if (last) await this.resumeSaved(last);
    return this.game !== null;
  }

  /** Resumes a saved game. @param {import("./store.js").SavedGame} last */
  async resumeSaved(last) {
    const state = await post("play", { game: last.game, ui: last.ui, action: "view", hide_mistakes: !isOn("mistakes") });
    this.game = new Game(state, last);
  }

  /** Makes the puzzle after the current one in the background. */
  prepareNext() {
    const family = this.game && this.family(this.game.family);
    if (this.game && family) this.prepared.prepare(family, following(family, this.game.recipe));
  }

  /** Starts the puzzle after the current one. @param {HTMLElement | null} [starter] the button that was pressed */
  next(starter = null) {
    const family = this.game && this.family(this.game.family);
    if (this.game && family) this.begin(family, following(family, this.game.recipe), starter);
  }

  /**
   * Makes a puzzle and starts it. If the player has gone to another view in the meantime, a toast offers it instead.
   * @param {import("./client.js").Family} family @param {import("./making.js").Recipe} recipe @param {HTMLElement | null} starter
   */
  async begin(family, recipe, starter) {
    const key = JSON.stringify([family.id, recipe]);
    if (this.beginning === key) return;
    const { visits } = this;
    this.beginning = key;
    try {
      const made = await withCancel(starter, (signal) => this.prepared.take(family, recipe, signal));
      if (made && visits === this.visits) await this.startGame(made.state, made.about);
      else if (made) this.offer(family, made);
    } catch (error) {
      this.showError(error);
    } finally {
      if (this.beginning === key) this.beginning = "";
    }
  }

  /** Offers a puzzle that is ready. @param {import("./client.js").Family} family @param {import("./making.js").Made} made */
  offer(family, { state, about }) {
    const title = fullTitle(family, { ...about, size: state.size });
    showToast(t("page-ready", { title }), Infinity, { label: t("page-play"), act: () => this.startGame(state, about) });
  }

  /** Starts a game that the server has opened. Returns false if the player declines. @param {import("./game.js").State} state @param {Partial<import("./store.js").SavedGame>} [about] */
  async startGame(state, about = {}) {
    const lost = gameToDelete();
    const title = lost && (lost.name ?? this.family(lost.family)?.title);
    if (lost && !(await confirm(t("page-full-sure", { title: title ?? "" }), t("page-go-on")))) return false;
    this.closeWorkspace();
    this.game = new Game(state, about);
    this.go("play");
    return true;
  }

  /** @param {string} view */
  go(view) {
    if (location.hash === `#${view}`) this.route();
    else location.hash = view;
  }

  /** Opens a link that contains a game. @param {string} packed */
  async openLink(packed) {
    const state = await post("open", { text: await unpackLink(packed) });
    history.replaceState(null, "", "#play");
    if (!(await this.startGame(state))) this.go("");
  }

  /** Shows an error as a toast. @param {unknown} error */
  showError(error) {
    this.showToast(errorMessage(error));
  }

  /** Shows whether the server is reachable. @param {boolean} isOffline */
  showConnection(isOffline) {
    if (isOffline) this.showToast(t("page-away"), Infinity);
    else this.showToast(t("page-there-again"), 3);
  }

  /** @param {string} text @param {number} [seconds] */
  showToast(text, seconds) {
    showToast(text, seconds);
  }
}

const page = new Page();
page.start().catch((error) => page.showError(error));
