// The speed of a search: a slider from single steps to full speed, Pause, and Step. It can be
// changed while the search is running.

import { post, ApiError } from "../client.js";
import { button, el } from "../dom.js";
import { newId } from "../game.js";
import { icon } from "../icons.js";
import { number, t } from "../words.js";
import { labelled } from "./form.js";

/** The number of nodes between progress events and the pause after each, in milliseconds. The last entry is full speed. */
const SPEEDS = [
  { nodes_per_event: 1, pause_ms: 1000 }, { nodes_per_event: 1, pause_ms: 250 }, { nodes_per_event: 1, pause_ms: 60 }, { nodes_per_event: 10, pause_ms: 80 },
  { nodes_per_event: 100, pause_ms: 60 }, { nodes_per_event: 1000, pause_ms: 50 }, { nodes_per_event: 20_000, pause_ms: 50 }, {},
];

/** The interval between two requests while the slider is dragged, in milliseconds. */
const OFTEN = 120;

export class Speed {
  /**
   * @param {() => void} onStart starts a search that is paused at its first node @param {() => void} onPause called when the search is paused or resumed
   * @param {(error: unknown) => void} onError
   */
  constructor(onStart, onPause, onError) {
    this.onStart = onStart;
    this.onPause = onPause;
    this.onError = onError;
    /** The id of the running search. @type {string | null} */
    this.run = null;
    this.isPaused = false;
    this.isStopping = false;
    this.sent = "";
    /** Keeps requests in order. @type {Promise<void>} */
    this.queue = Promise.resolve();
    this.timer = 0;
    this.slider = el("input", {
      type: "range", min: "0", max: String(SPEEDS.length - 1), value: String(SPEEDS.length - 1),
      oninput: () => this.change(),
    });
    this.named = el("output", { class: "soft" });
    this.field = el("div", {}, labelled(t("page-speed"), this.slider), this.named);
    this.pauser = button([icon("pause"), t("page-pause")], () => this.toggle(), { disabled: true });
    this.stepper = button([icon("step"), t("page-one-step")], () => this.step());
    this.showSpeed();
  }

  /** Returns the fields for a new search. @param {boolean} isPaused */
  start(isPaused) {
    this.run = newId();
    this.isPaused = isPaused;
    this.isStopping = false;
    this.sent = JSON.stringify(this.settings());
    this.show();
    return { run_id: this.run, ...this.settings() };
  }

  end() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.run = null;
    this.isPaused = false;
    this.show();
  }

  settings() {
    return { ...SPEEDS[Number(this.slider.value)], paused: this.isPaused, stop: this.isStopping };
  }

  toggle() {
    this.isPaused = !this.isPaused;
    this.show();
    this.onPause();
    this.send();
  }

  /** Visits one more node. A running search is paused first; if there is none, a paused one is started. */
  step() {
    if (!this.run) return this.onStart();
    const isStanding = this.isPaused;
    this.isPaused = true;
    this.show();
    this.onPause();
    this.send(isStanding);
  }

  /** Stops the search. */
  stop() {
    this.isStopping = true;
    this.send();
  }

  change() {
    this.showSpeed();
    if (!this.run || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.send();
    }, OFTEN);
  }

  /** Sends the changes that were made before the search started. */
  resend() {
    if (this.run && !this.timer && this.sent !== JSON.stringify(this.settings())) this.send();
  }

  /** Sends the settings, one request after another. @param {boolean} [step] */
  send(step = false) {
    this.queue = this.queue.then(() => this.sendOne(step));
  }

  /** @param {boolean} step */
  async sendOne(step) {
    const { run } = this;
    if (!run) return;
    const settings = this.settings();
    this.sent = JSON.stringify(settings);
    try {
      await post("control", { run_id: run, ...settings, step });
    } catch (error) {
      // The search may still be waiting, or may have ended.
      if (error instanceof ApiError && error.code === "unknown-run") this.sent = "";
      else this.onError(error);
    }
  }

  showSpeed() {
    const { nodes_per_event: nodes, pause_ms: pause } = SPEEDS[Number(this.slider.value)];
    const isFull = nodes === undefined || pause === undefined;
    const said = isFull ? t("page-full-speed") : t("page-a-second", { count: number((nodes * 1000) / pause) });
    this.named.textContent = said;
    this.slider.setAttribute("aria-valuetext", said);
  }

  show() {
    this.pauser.disabled = !this.run;
    this.pauser.replaceChildren(icon(this.isPaused ? "play" : "pause"), this.isPaused ? t("page-continue") : t("page-pause"));
    this.pauser.setAttribute("aria-pressed", String(this.isPaused));
  }
}
