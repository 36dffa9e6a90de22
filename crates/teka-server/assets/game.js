// The game in progress: its text, its clock and the queue of the player's inputs.

import { isOn } from "./settings.js";
import { post } from "./client.js";
import { toRecipe } from "./making.js";
import { isOffline } from "./retry.js";
import { current, saveCurrent, saveGame, savedAt } from "./store.js";

/** @typedef {import("./store.js").SavedGame} SavedGame */
/** The state of a game, which every reply about a game contains. @typedef {Omit<import("./api.d.ts").PlayReply, "changed" | "refused">} State */
/** The change that a new state causes. @typedef {{before: State, moved: boolean, solved: boolean}} Change */

export class Game extends EventTarget {
  /** @param {State} state the state from the server @param {Partial<SavedGame>} [about] */
  constructor(state, about = {}) {
    super();
    this.id = about.id ?? newId();
    this.name = about.name ?? null;
    this.seconds = about.seconds ?? 0;
    /** The figures of a shortest solution, if they are known. */
    this.best = about.best ?? null;
    /** How to make another puzzle of this kind. */
    this.recipe = toRecipe(about.recipe);
    this.level = about.level ?? null;
    this.number = about.number ?? null;
    /** The day whose puzzle this is. */
    this.daily = about.daily ?? null;
    /** The number of hints given. */
    this.hints = about.hints ?? 0;
    /** Whether a solution or an explanation was shown. */
    this.shown = about.shown ?? false;
    /** Whether the player has made a move without help. */
    this.isPlayed = about.isPlayed ?? state.made > 0;
    /** The time at which the game was solved for the first time. @type {number | null} */
    this.solvedAt = about.solvedAt ?? null;
    this.state = state;
    /** Keeps requests in the order in which they were made. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    this.since = this.isSolved() ? 0 : performance.now();
    /** The next request waits until the last save is on disk, so a crash loses one move at most. @type {Promise<unknown>} */
    this.stored = Promise.resolve();
    /** The time of this window's last save. */
    this.savedAt = about.at ?? 0;
    this.save();
    saveCurrent(this.id);
  }

  get family() {
    return this.state.puzzle;
  }

  isSolved() {
    return this.state.status.outcome === "solved";
  }

  /** Returns the seconds played so far. */
  elapsed() {
    return this.seconds + (this.since ? (performance.now() - this.since) / 1000 : 0);
  }

  /** Starts or stops the clock, which stays stopped once the game is solved. @param {boolean} runs */
  run(runs) {
    this.seconds = this.elapsed();
    this.since = runs && !this.isSolved() ? performance.now() : 0;
  }

  /** Returns what the title of the game shows. @returns {import("./title.js").Titled} */
  get titled() {
    const { name, level, number, daily } = this;
    return { name, level, number, daily, size: this.state.size };
  }

  /** Returns whether the solution was shown: by a search, an explanation, or hints that made every move. */
  isShown() {
    return this.shown || !this.isPlayed;
  }

  /** Records that the game is solved. */
  finish() {
    this.solvedAt = Date.now();
    this.save(false);
  }

  /** Returns whether there are moves that could be lost. */
  isBegun() {
    return this.state.made + this.state.undone > 0;
  }

  /** Counts a hint. */
  addHint() {
    this.hints += 1;
    this.save(false);
  }

  /** Records that the solution is shown. A solved game stays solved. */
  markShown() {
    if (this.shown || this.isSolved() || this.solvedAt !== null) return;
    this.shown = true;
    this.save(false);
  }

  /** Saves the game in the browser. If another window has played it in the meantime, both versions are kept. @param {boolean} [isMove] */
  save(isMove = true) {
    const stored = savedAt(this.id);
    const isOld = stored > this.savedAt;
    const isDeleted = stored === 0 && this.savedAt > 0 && this.isBegun();
    if ((isOld || isDeleted) && !isMove) return;
    if (isOld) {
      this.id = newId();
      saveCurrent(this.id);
    }
    this.savedAt = Date.now();
    this.stored = saveGame(this.saved());
  }

  /** Returns what is saved. @returns {SavedGame} */
  saved() {
    const { id, name, best, recipe, level, number, daily, hints, shown, isPlayed, solvedAt } = this;
    const { game, ui, made, undone, puzzle, size, progress } = this.state;
    return {
      id, family: puzzle, name, game, ui, made, undone, best, recipe, level, number, size, progress,
      daily, hints, shown, isPlayed, solvedAt,
      solved: this.isSolved(), seconds: this.elapsed(), at: this.savedAt,
    };
  }

  /** Sends an action. @param {import("./api.d.ts").Action} action */
  act(action) {
    return this.request("play", { action });
  }

  /** Sends a key, a click or a drag. Has no effect while the server is unreachable. @param {import("./api.d.ts").InputRequest} input @returns {Promise<{refused?: string | null}>} */
  input(input) {
    return isOffline() ? Promise.resolve({}) : this.act({ input });
  }

  /** Fetches the figures of a shortest solution. */
  async fetchShortest() {
    if (this.best) return;
    const { figures } = await post("shortest", { game: this.state.game });
    this.best = figures;
    // The player may have left the game by now.
    if (current() === this.id) this.save(false);
  }

  /**
   * Requests a new state of this game.
   * @template {"play" | "rewind"} Name
   * @param {Name} name @param {Partial<import("./client.js").Endpoints[Name]["request"]>} [fields]
   */
  request(name, fields = {}) {
    const send = async () => {
      const { game, ui } = this.state;
      /** @type {import("./client.js").Endpoints[Name]["request"]} */
      const body = { game, ui, hide_mistakes: !isOn("mistakes"), ...fields };
      const answer = await post(name, body);
      this.isPlayed ||= isOwnMove(fields, game, answer);
      if ("game" in answer) this.receive(answer);
      return answer;
    };
    const answered = this.queue.then(send);
    // The caller handles a failure, and later requests are still sent.
    this.queue = answered.then(() => this.stored, () => {});
    return answered;
  }

  /** @param {State} state */
  receive(state) {
    const before = this.state;
    const wasSolved = this.isSolved();
    this.state = state;
    if (wasSolved !== this.isSolved()) this.run(!this.isSolved());
    this.save();
    const moved = before.game !== state.game;
    this.dispatchEvent(new CustomEvent("change", { detail: { before, moved, solved: !wasSolved && this.isSolved() } }));
  }

  /** Redraws the game after a change of theme or language. */
  redraw() {
    return this.act("view");
  }
}

/** Returns whether an input of the player has changed the game. @param {object} fields of the request @param {string} before @param {object} answer */
function isOwnMove(fields, before, answer) {
  const isInput = "action" in fields && typeof fields.action === "object" && fields.action !== null && "input" in fields.action;
  return isInput && "game" in answer && answer.game !== before;
}

/** Returns a unique id. Pages loaded over plain HTTP have no `randomUUID`. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
