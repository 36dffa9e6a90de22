// The page: which view is shown, for which game. Views are told apart by the address's fragment.

import { get, NARROW, post, Trouble, why } from "./api.js";
import { Game } from "./game.js";
import { games, kept } from "./store.js";
import { loadWords, t } from "./words.js";
import { startTheme } from "./theme.js";
import { header } from "./header.js";
import { Desk } from "./desk.js";
import { shortcuts } from "./keys.js";
import { unpack } from "./link.js";
import { announce, el } from "./dom.js";
import { start } from "./views/start.js";
import { choose } from "./views/choose.js";
import { load } from "./views/load.js";

export class Page {
  constructor() {
    /** @type {any[]} */
    this.families = [];
    /** @type {Game | null} */
    this.game = null;
    /** @type {Desk | null} */
    this.desk = null;
    this.content = /** @type {HTMLElement} */ (document.querySelector("#content"));
  }

  async begin() {
    startTheme(() => this.again(false));
    await this.fetch();
    addEventListener("hashchange", () => this.route());
    document.addEventListener("visibilitychange", () => this.game?.run(!document.hidden && !!this.desk));
    addEventListener("pagehide", () => this.game?.save());
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
      (document.querySelector("#grid") ?? this.content).focus();
    };
  }

  /** Everything once more, in other words or colours. @param {boolean} isOtherWords */
  async again(isOtherWords) {
    if (isOtherWords) await this.fetch();
    if (this.families.length === 0) return;
    await this.game?.look();
    this.desk?.close();
    this.desk = null;
    await this.route();
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
    this.content.className = "leaf";
    this.content.replaceChildren(this.leaf(name, rest));
    scrollTo(0, 0);
    this.frame(name === "new" ? rest : "");
  }

  /** @param {string} name @param {string} rest @returns {HTMLElement} */
  leaf(name, rest) {
    if (name === "open") return load(this);
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
    header(this, family);
    const title = this.family(family)?.title;
    document.title = title ? `${title} · Teka` : "Teka";
  }

  leave() {
    if (this.game && this.desk) {
      this.game.run(false);
      this.game.save();
    }
    this.desk?.close();
    this.desk = null;
  }

  /** The game there is, or the one that was played last. */
  async resume() {
    if (this.game) return true;
    const last = games().find((game) => game.id === kept("current"));
    if (last) await this.take(last);
    return this.game !== null;
  }

  /** Takes up a kept game. @param {import("./store.js").Kept} last */
  async take(last) {
    const state = await post("play", { game: last.game, ui: last.ui, action: "look" });
    this.game = new Game(state, last);
  }

  /** Begins to play what the server opened. @param {any} state @param {string | null} [name] */
  start(state, name = null) {
    this.leave();
    this.game = new Game(state, { name });
    this.go("play");
  }

  /** @param {string} view */
  go(view) {
    if (location.hash === `#${view}`) this.route();
    else location.hash = view;
  }

  /** A link that holds a game. @param {string} packed */
  async openLink(packed) {
    const text = await unpack(packed).catch(() => {
      throw new Trouble({ message: t("page-bad-link") });
    });
    const state = await post("open", { text });
    history.replaceState(null, "", "#play");
    this.start(state);
  }

  /** Says what is the matter, where everybody looks. @param {any} trouble */
  complain(trouble) {
    const text = why(trouble);
    announce(text);
    document.querySelector(".toast")?.remove();
    const toast = el("div", { class: "toast" }, text);
    document.body.append(toast);
    setTimeout(() => toast.remove(), 6000);
  }
}

const page = new Page();
page.begin().catch((trouble) => page.complain(trouble));
