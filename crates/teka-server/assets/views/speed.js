// How fast a search goes: a slider from single steps to full speed, pause, and one step more.
// It can be changed while the search runs.

import { post, Trouble } from "../api.js";
import { button, el } from "../dom.js";
import { newId } from "../game.js";
import { number, t } from "../words.js";
import { labelled } from "./form.js";

/** Nodes between looks, and the rest after each in milliseconds; the last is full speed. */
const SPEEDS = [
  { pace: 1, pause: 1000 }, { pace: 1, pause: 250 }, { pace: 1, pause: 60 }, { pace: 10, pause: 80 },
  { pace: 100, pause: 60 }, { pace: 1000, pause: 50 }, { pace: 20_000, pause: 50 }, {},
];

/** While the slider is dragged the server is told this often, in milliseconds. */
const OFTEN = 120;

export class Speed {
  /**
   * @param {() => void} begin starts a search that stands still @param {() => void} tell says that it stands or goes
   * @param {(trouble: any) => void} complain
   */
  constructor(begin, tell, complain) {
    this.begin = begin;
    this.tell = tell;
    this.complain = complain;
    /** The search that runs. @type {string | null} */
    this.run = null;
    this.isPaused = false;
    this.isStopping = false;
    this.sent = "";
    /** What was sent last is on its way. @type {Promise<void>} */
    this.line = Promise.resolve();
    this.timer = 0;
    this.slider = el("input", {
      type: "range", min: "0", max: String(SPEEDS.length - 1), value: String(SPEEDS.length - 1),
      oninput: () => this.change(),
    });
    this.named = el("output", { class: "soft" });
    this.field = el("div", {}, labelled(t("page-speed"), this.slider), this.named);
    this.pauser = button(t("page-pause"), () => this.toggle(), { disabled: true });
    this.stepper = button(t("page-one-step"), () => this.step());
    this.name();
  }

  /** What to ask a search for that begins. @param {boolean} isPaused */
  start(isPaused) {
    this.run = newId();
    this.isPaused = isPaused;
    this.isStopping = false;
    this.sent = JSON.stringify(this.wish());
    this.show();
    return { run: this.run, ...this.wish() };
  }

  end() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.run = null;
    this.isPaused = false;
    this.show();
  }

  wish() {
    return { ...SPEEDS[Number(this.slider.value)], paused: this.isPaused, stop: this.isStopping };
  }

  toggle() {
    this.isPaused = !this.isPaused;
    this.show();
    this.tell();
    this.send();
  }

  /** One node more; a search that runs stands still first, and one that does not begins so. */
  step() {
    if (!this.run) return this.begin();
    const isStanding = this.isPaused;
    this.isPaused = true;
    this.show();
    this.tell();
    this.send(isStanding);
  }

  /** Stops the search. */
  stop() {
    this.isStopping = true;
    this.send();
  }

  change() {
    this.name();
    if (!this.run || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.send();
    }, OFTEN);
  }

  /** The search tells that it runs: what was changed before it could be told is said again. */
  isThere() {
    if (this.run && !this.timer && this.sent !== JSON.stringify(this.wish())) this.send();
  }

  /** One wish after the other. @param {boolean} [step] */
  send(step = false) {
    this.line = this.line.then(() => this.sendOne(step));
  }

  /** @param {boolean} step */
  async sendOne(step) {
    const { run } = this;
    if (!run) return;
    const wish = this.wish();
    this.sent = JSON.stringify(wish);
    try {
      await post("pace", { run, ...wish, step });
    } catch (trouble) {
      // It may wait for its turn yet, or have ended by now.
      if (trouble instanceof Trouble && trouble.code === "no-run") this.sent = "";
      else this.complain(trouble);
    }
  }

  name() {
    const { pace, pause } = SPEEDS[Number(this.slider.value)];
    const isFull = pace === undefined || pause === undefined;
    const said = isFull ? t("page-full-speed") : `${number((pace * 1000) / pause)} ${t("page-a-second")}`;
    this.named.textContent = said;
    this.slider.setAttribute("aria-valuetext", said);
  }

  show() {
    this.pauser.disabled = !this.run;
    this.pauser.textContent = this.isPaused ? t("page-continue") : t("page-pause");
    this.pauser.setAttribute("aria-pressed", String(this.isPaused));
  }
}
