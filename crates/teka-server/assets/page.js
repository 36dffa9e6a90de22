// The page: which view is shown, for which game. Views are told apart by the address's fragment.

import { isOn } from "./aids.js";
import { get, NARROW, post, unpackGame, why } from "./api.js";
import { sure } from "./ask.js";
import { bring } from "./bring.js";
import { Game } from "./game.js";
import { whenAway } from "./patience.js";
import { current, games, isKept, whenUnkept, wouldGo } from "./store.js";
import { loadWords, t } from "./words.js";
import { startTheme } from "./theme.js";
import { header } from "./header.js";
import { Desk } from "./desk.js";
import { shortcuts } from "./keys.js";
import { announce, el } from "./dom.js";
import { start } from "./views/start.js";
import { choose } from "./views/choose.js";
import { Editor, load } from "./views/load.js";

export class Page {
  constructor() {
    /** @type {any[]} */
    this.families = [];
    /** @type {Game | null} */
    this.game = null;
    /** @type {Desk | null} */
    this.desk = null;
    /** The family that is shown. */
    this.shown = "";
    /** Where a text is mended. @type {Editor | null} */
    this.editor = null;
    /** What was dropped or pasted and is to be opened. @type {import("./bring.js").Brought | null} */
    this.brought = null;
    this.content = /** @type {HTMLElement} */ (document.querySelector("#content"));
  }

  async begin() {
    startTheme(() => this.recolour());
    whenAway((isAway) => this.away(isAway));
    whenUnkept(() => this.say(t("page-unkept"), 20));
    await this.fetch();
    addEventListener("hashchange", () => this.route());
    document.addEventListener("visibilitychange", () => this.game?.run(!document.hidden && !!this.desk));
    addEventListener("pagehide", () => this.game?.save(false));
    addEventListener("beforeunload", (event) => this.game?.isBegun() && !isKept() && event.preventDefault());
    addEventListener("beforeprint", () => this.desk?.toPaper());
    addEventListener("afterprint", () => document.querySelector("#paper")?.replaceChildren());
    bring((brought) => {
      this.brought = brought;
      this.go("open");
    });
    NARROW.addEventListener("change", () => this.game?.look());
    shortcuts(this);
    await this.route();
  }

  async fetch() {
    const [, { families }] = await Promise.all([loadWords(), get("families")]);
    this.families = families;
    const skip = /** @type {HTMLElement} */ (document.querySelector("#skip"));
    skip.textContent = t("page-skip");
    skip.onclick = (event) => {
      event.preventDefault();
      /** @type {HTMLElement} */ (document.querySelector("#grid") ?? this.content).focus();
    };
  }

  /** Everything once more, in other words. */
  async translate() {
    await this.fetch();
    await this.game?.look();
    this.brought = this.editor?.left() ?? null;
    this.desk?.close();
    this.desk = null;
    await this.route();
  }

  /** Everything as it is, in other colours: what runs goes on. */
  async recolour() {
    if (this.families.length === 0) return;
    await this.game?.look();
    if (this.desk) this.desk.recolour();
    else if (this.editor) this.editor.look(false);
    else await this.route();
    this.frame(this.shown);
  }

  /** @param {string} id */
  family(id) {
    return this.families.find((family) => family.id === id);
  }

  /** Shows what the fragment asks for. */
  async route() {
    const [name, rest] = location.hash.slice(1).split("=");
    try {
      if (name === "g" && rest) return await this.openLink(rest);
      if (Desk.VIEWS.includes(name) && (await this.resume())) return this.play(name);
    } catch (trouble) {
      this.complain(trouble);
    }
    this.leave();
    this.editor = null;
    this.content.className = "leaf";
    this.content.replaceChildren(this.leaf(name, rest));
    this.content.scrollTo(0, 0);
    this.frame(name === "new" ? rest : "");
  }

  /** @param {string} name @param {string} rest @returns {HTMLElement} */
  leaf(name, rest) {
    if (name === "open") {
      this.editor = new Editor(this);
      return load(this.editor);
    }
    const family = name === "new" ? this.family(rest) : null;
    return family ? choose(this, family) : start(this);
  }

  /** The desk, with one of its views. @param {string} view */
  play(view) {
    if (!this.game) return;
    if (!this.desk || this.desk.game !== this.game) {
      this.desk?.close();
      this.desk = new Desk(this, this.game);
      this.content.className = "desk";
      this.content.replaceChildren(...this.desk.parts);
    }
    this.game.run(true);
    this.desk.turn(view);
    this.frame(this.game.family);
  }

  /** @param {string} family the one that is shown */
  frame(family) {
    this.shown = family;
    header(this, family);
    const title = this.family(family)?.title;
    document.title = title ? `${title} · Teka` : "Teka";
  }

  leave() {
    if (this.game && this.desk) {
      this.game.run(false);
      this.game.save(false);
    }
    this.desk?.close();
    this.desk = null;
  }

  /** The game there is, or the one that was played last. */
  async resume() {
    if (this.game) return true;
    const last = games().find((game) => game.id === current());
    if (last) await this.take(last);
    return this.game !== null;
  }

  /** Takes up a kept game. @param {import("./store.js").Kept} last */
  async take(last) {
    const state = await post("play", { game: last.game, ui: last.ui, action: "look", quiet: !isOn("mistakes") });
    this.game = new Game(state, last);
  }

  /** Begins to play what the server opened; false if that would cost too much. @param {any} state @param {string | null} [name] */
  async start(state, name = null) {
    const lost = wouldGo();
    const title = lost && (lost.name ?? this.family(lost.family)?.title);
    if (lost && !(await sure(`${t("page-full-sure")} ${title}`, t("page-go-on")))) return false;
    this.leave();
    this.game = new Game(state, { name });
    this.go("play");
    return true;
  }

  /** @param {string} view */
  go(view) {
    if (location.hash === `#${view}`) this.route();
    else location.hash = view;
  }

  /** A link that holds a game. @param {string} packed */
  async openLink(packed) {
    const state = await post("open", { text: await unpackGame(packed) });
    history.replaceState(null, "", "#play");
    if (!(await this.start(state))) this.go("");
  }

  /** Says what is the matter, where everybody looks. @param {any} trouble */
  complain(trouble) {
    this.say(why(trouble));
  }

  /** The server is lost, or is back. @param {boolean} isAway */
  away(isAway) {
    if (isAway) this.say(t("page-away"), Infinity);
    else this.say(t("page-there-again"), 3);
  }

  /** @param {string} text @param {number} [seconds] */
  say(text, seconds = 6) {
    announce(text);
    document.querySelector(".toast")?.remove();
    const toast = el("div", { class: "toast" }, text);
    document.body.append(toast);
    if (Number.isFinite(seconds)) setTimeout(() => toast.remove(), 1000 * seconds);
  }
}

const page = new Page();
page.begin().catch((trouble) => page.complain(trouble));
