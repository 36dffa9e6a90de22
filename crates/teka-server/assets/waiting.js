// Work that can take long. After a moment, the button that started it gives way to the elapsed time
// and Cancel.

import { button, el } from "./dom.js";
import { number, t } from "./words.js";

/** The delay after which the elapsed time appears, in milliseconds. */
const PATIENCE_MS = 300;
const TICK_MS = 100;

/**
 * Runs work that a button has started. Returns its result, or null if the player cancels it.
 * @template Result
 * @param {HTMLElement | null} starter the button, or null if a key has started the work
 * @param {(signal: AbortSignal) => Promise<Result>} work @returns {Promise<Result | null>}
 */
export async function withCancel(starter, work) {
  const controller = new AbortController();
  const place = new Waiting(starter, () => controller.abort());
  try {
    return await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return null;
    throw error;
  } finally {
    place.close();
  }
}

/** The elapsed time and Cancel, in the place of a button or at the edge of the window. */
class Waiting {
  /** @param {HTMLElement | null} starter @param {() => void} cancel */
  constructor(starter, cancel) {
    this.starter = starter;
    this.since = performance.now();
    this.time = el("span", { class: "elapsed" });
    this.cancel = button(t("page-cancel"), cancel, { class: "b small" });
    this.item = el("span", { class: "waiting", role: "group", "aria-label": t("page-making") }, this.time, this.cancel);
    this.timer = setTimeout(() => this.show(), PATIENCE_MS);
  }

  show() {
    const { starter } = this;
    const hadFocus = !!starter && document.activeElement === starter;
    if (starter?.isConnected) starter.replaceWith(this.item);
    else document.body.append(this.item);
    this.item.classList.toggle("floating", !starter?.isConnected && this.item.parentElement === document.body);
    if (hadFocus) this.cancel.focus();
    this.tick();
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  tick() {
    const seconds = (performance.now() - this.since) / 1000;
    this.time.textContent = t("page-elapsed", { count: number(seconds, 1) });
  }

  close() {
    clearTimeout(this.timer);
    clearInterval(this.timer);
    const hadFocus = document.activeElement === this.cancel;
    if (this.starter && this.item.parentElement !== document.body) this.item.replaceWith(this.starter);
    this.item.remove();
    if (hadFocus) this.starter?.focus();
  }
}
