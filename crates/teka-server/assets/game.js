// The game that is played: its text, its clock, and what the player does, one thing after another.

import { post } from "./api.js";
import { keep, keepGame } from "./store.js";

/** @typedef {import("./store.js").Kept} Kept */

export class Game extends EventTarget {
  /** @param {any} state as the server gave it @param {Partial<Kept>} [about] */
  constructor(state, about = {}) {
    super();
    this.id = about.id ?? crypto.randomUUID();
    this.name = about.name ?? null;
    this.seconds = about.seconds ?? 0;
    this.state = state;
    /** Things are done in the order they were asked for. @type {Promise<any>} */
    this.line = Promise.resolve();
    this.since = this.isSolved() ? 0 : performance.now();
    this.save();
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

  /** Keeps the game in the browser. */
  save() {
    const { game, ui, made, puzzle } = this.state;
    keepGame({
      id: this.id, family: puzzle, name: this.name, game, ui, made,
      solved: this.isSolved(), seconds: this.elapsed(), at: Date.now(),
    });
    keep("current", this.id);
  }

  /** Does something. @param {any} action @returns {Promise<any>} */
  act(action) {
    return this.ask("play", { action });
  }

  /** A key, a press or a drag. @param {any} input */
  input(input) {
    return this.act({ input });
  }

  /** Asks for another state of this game. @param {string} name @param {object} [fields] @returns {Promise<any>} */
  ask(name, fields = {}) {
    const ask = async () => {
      const { game, ui } = this.state;
      const answer = await post(name, { game, ui, ...fields });
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
    this.dispatchEvent(new CustomEvent("change", { detail: { moved, solved: !wasSolved && this.isSolved() } }));
  }

  /** Draws it again: the theme or the language is another. */
  look() {
    return this.act("look");
  }
}
