// The game in progress: its text, its clock, and the player's inputs, one after another.

import { isOn } from "./settings.js";
import { post } from "./client.js";
import { isOffline } from "./retry.js";
import { current, saveCurrent, saveGame, savedAt } from "./store.js";

/** @typedef {import("./store.js").SavedGame} SavedGame */
/** The state of a game, as every reply about a game holds it. @typedef {Omit<import("./api.d.ts").PlayReply, "changed" | "refused">} State */
/** The change that a new state brings. @typedef {{before: State, moved: boolean, solved: boolean}} Change */

export class Game extends EventTarget {
  /** @param {State} state as the server gave it @param {Partial<SavedGame>} [about] */
  constructor(state, about = {}) {
    super();
    this.id = about.id ?? newId();
    this.name = about.name ?? null;
    this.seconds = about.seconds ?? 0;
    /** The figures of a shortest solution, if they are known. */
    this.best = about.best ?? null;
    this.state = state;
    /** Requests are sent in the order they were made. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    this.since = this.isSolved() ? 0 : performance.now();
    /** When this window saved it last. */
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

  /** Seconds played so far. */
  elapsed() {
    return this.seconds + (this.since ? (performance.now() - this.since) / 1000 : 0);
  }

  /** Runs or stops the clock, which stops for good when the game is solved. @param {boolean} runs */
  run(runs) {
    this.seconds = this.elapsed();
    this.since = runs && !this.isSolved() ? performance.now() : 0;
  }

  /** Whether there is anything to lose. */
  isBegun() {
    return this.state.made + this.state.undone > 0;
  }

  /** Saves the game in the browser. Where another window has played it meanwhile, both are kept. @param {boolean} [isMove] */
  save(isMove = true) {
    const isOld = savedAt(this.id) > this.savedAt;
    if (isOld && !isMove) return;
    if (isOld) {
      this.id = newId();
      saveCurrent(this.id);
    }
    this.savedAt = Date.now();
    const { game, ui, made, undone, puzzle } = this.state;
    saveGame({
      id: this.id, family: puzzle, name: this.name, game, ui, made, undone, best: this.best,
      solved: this.isSolved(), seconds: this.elapsed(), at: this.savedAt,
    });
  }

  /** Sends an action. @param {import("./api.d.ts").Action} action */
  act(action) {
    return this.request("play", { action });
  }

  /** A key, a press or a drag. Without effect while the server is unreachable. @param {import("./api.d.ts").InputRequest} input @returns {Promise<{refused?: string | null}>} */
  input(input) {
    return isOffline() ? Promise.resolve({}) : this.act({ input });
  }

  /** Fetches the figures of a shortest solution. */
  async fetchShortest() {
    if (this.best) return;
    const { figures } = await post("shortest", { game: this.state.game });
    this.best = figures;
    // It may have been left by now.
    if (current() === this.id) this.save(false);
  }

  /**
   * Requests another state of this game.
   * @template {"play" | "rewind"} Name
   * @param {Name} name @param {Partial<import("./client.js").Endpoints[Name]["request"]>} [fields]
   */
  request(name, fields = {}) {
    const send = async () => {
      const { game, ui } = this.state;
      /** @type {import("./client.js").Endpoints[Name]["request"]} */
      const body = { game, ui, hide_mistakes: !isOn("mistakes"), ...fields };
      const answer = await post(name, body);
      if ("game" in answer) this.receive(answer);
      return answer;
    };
    const answered = this.queue.then(send);
    // A failure is the caller's; the requests after it are sent all the same.
    this.queue = answered.catch(() => {});
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

  /** Draws it again: the theme or the language is another. */
  redraw() {
    return this.act("view");
  }
}

/** An id nothing else has. Pages that came over a plain connection have no `randomUUID`. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
