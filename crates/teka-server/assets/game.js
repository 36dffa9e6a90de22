// The game that is played: its text, its clock, and what the player does, one thing after another.

import { isOn } from "./aids.js";
import { post } from "./api.js";
import { isAway } from "./patience.js";
import { current, keepCurrent, keepGame, keptAt } from "./store.js";

/** @typedef {import("./store.js").Kept} Kept */

export class Game extends EventTarget {
  /** @param {any} state as the server gave it @param {Partial<Kept>} [about] */
  constructor(state, about = {}) {
    super();
    this.id = about.id ?? newId();
    this.name = about.name ?? null;
    this.seconds = about.seconds ?? 0;
    /** What a shortest way comes to, as far as that is known. */
    this.best = about.best ?? null;
    this.state = state;
    /** Things are done in the order they were asked for. @type {Promise<any>} */
    this.line = Promise.resolve();
    this.since = this.isSolved() ? 0 : performance.now();
    /** When this window kept it last. */
    this.savedAt = about.at ?? 0;
    this.save();
    keepCurrent(this.id);
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

  /** The clock stands still while nobody looks, and from the solution on. @param {boolean} runs */
  run(runs) {
    this.seconds = this.elapsed();
    this.since = runs && !this.isSolved() ? performance.now() : 0;
  }

  /** Whether there is anything to lose. */
  isBegun() {
    return this.state.made + this.state.undone > 0;
  }

  /** Keeps the game in the browser. Where another window has gone on with it, both are kept. @param {boolean} [isMove] */
  save(isMove = true) {
    const isOld = keptAt(this.id) > this.savedAt;
    if (isOld && !isMove) return;
    if (isOld) {
      this.id = newId();
      keepCurrent(this.id);
    }
    this.savedAt = Date.now();
    const { game, ui, made, undone, puzzle } = this.state;
    keepGame({
      id: this.id, family: puzzle, name: this.name, game, ui, made, undone, best: this.best,
      solved: this.isSolved(), seconds: this.elapsed(), at: this.savedAt,
    });
  }

  /** Does something. @param {any} action @returns {Promise<any>} */
  act(action) {
    return this.ask("play", { action });
  }

  /** A key, a press or a drag. While the server is away they come to nothing. @param {any} input @returns {Promise<any>} */
  input(input) {
    return isAway() ? Promise.resolve({}) : this.act({ input });
  }

  /** Finds out what a shortest way comes to. */
  async compare() {
    if (this.best) return;
    const { figures } = await post("best", { game: this.state.game });
    this.best = figures;
    // It may have been left by now.
    if (current() === this.id) this.save(false);
  }

  /** Asks for another state of this game. @param {string} name @param {object} [fields] @returns {Promise<any>} */
  ask(name, fields = {}) {
    const ask = async () => {
      const { game, ui } = this.state;
      const answer = await post(name, { game, ui, quiet: !isOn("mistakes"), ...fields });
      if (answer.game) this.take(answer);
      return answer;
    };
    const asked = this.line.then(ask);
    // One failure is told to whoever asked, and holds up nobody else.
    this.line = asked.catch(() => {});
    return asked;
  }

  /** @param {any} state */
  take(state) {
    const before = this.state;
    const wasSolved = this.isSolved();
    this.state = state;
    if (wasSolved !== this.isSolved()) this.run(!this.isSolved());
    this.save();
    const moved = before.game !== state.game;
    this.dispatchEvent(new CustomEvent("change", { detail: { before, moved, solved: !wasSolved && this.isSolved() } }));
  }

  /** Draws it again: the theme or the language is another. */
  look() {
    return this.act("look");
  }
}

/** An id nothing else has. Pages that came over a plain connection have no `randomUUID`. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
