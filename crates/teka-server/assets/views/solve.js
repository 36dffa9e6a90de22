// Solving: a method with its parameters, watched at work, then its solution step by step.

import { post, stream, why } from "../api.js";
import { announce, button, el } from "../dom.js";
import { duration, number, t } from "../words.js";
import { form, labelled } from "./form.js";
import { Curve } from "./curve.js";
import { Film } from "./film.js";

/** From single steps to full speed: nodes between looks, and the rest after each. */
const SPEEDS = [{ pace: 1, pause: 600 }, { pace: 1, pause: 120 }, { pace: 10, pause: 80 }, { pace: 200, pause: 50 }, {}];

export class Solve {
  /** @param {import("../desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.method = "";
    /** @type {AbortController | null} */
    this.running = null;
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    const methods = this.desk.family.methods.filter((/** @type {any} */ it) => !it.counts_only);
    const option = (/** @type {any} */ it) => el("option", { value: it.name, selected: it.name === this.method }, it.name);
    this.choice = el("select", { onchange: () => this.describe(methods) }, el("option", { value: "" }, t("page-usual")), ...methods.map(option));
    this.about = el("div", { class: "method" });
    this.speed = el("input", { type: "range", min: "0", max: String(SPEEDS.length - 1), value: String(SPEEDS.length - 1) });
    this.stopper = button(t("page-stop"), () => this.running?.abort(), { disabled: true });
    this.starter = button(t("page-solve"), () => this.run(), { class: "b main" });
    this.counters = el("dl", { class: "counters" });
    this.curve = new Curve();
    this.told = el("div", { class: "told" });
    this.end = el("div", {});
    panel.append(
      labelled(t("page-method"), this.choice), this.about, labelled(t("page-speed"), this.speed, t("page-speed-about")),
      el("div", { class: "row" }, this.starter, this.stopper), this.told, this.counters, this.curve.item, this.end,
    );
    this.describe(methods);
  }

  close() {
    this.running?.abort();
    this.film?.stop();
  }

  /** @param {any[]} methods */
  describe(methods) {
    this.method = this.choice.value;
    const method = methods.find((it) => it.name === this.method);
    this.form = form(method?.params ?? []);
    const said = method ? [el("p", {}, method.about), el("p", { class: "soft" }, method.promise_about)] : [el("p", { class: "soft" }, t("page-usual-about"))];
    const { fields } = this.form;
    const isMany = (method?.params.length ?? 0) > 0;
    this.about.replaceChildren(...said, isMany ? el("details", {}, el("summary", {}, t("page-parameters")), fields) : fields);
  }

  async run() {
    this.film?.stop();
    this.running = new AbortController();
    this.starter.disabled = true;
    this.stopper.disabled = false;
    this.end.replaceChildren();
    this.curve.clear();
    this.told.replaceChildren(el("p", { class: "soft" }, t("page-working")));
    const fields = { game: this.desk.game.state.game, method: this.method || null, set: this.form.read(), ...SPEEDS[Number(this.speed.value)] };
    try {
      await stream("solve", fields, (event, data) => this.tell(event, data), this.running.signal);
    } catch (trouble) {
      const isStopped = this.running.signal.aborted;
      this.told.replaceChildren(el("p", {}, isStopped ? t("page-stopped") : why(trouble)));
    } finally {
      this.running = null;
      this.starter.disabled = false;
      this.stopper.disabled = true;
    }
  }

  /** @param {string} event @param {any} data */
  tell(event, data) {
    if (event === "progress") this.progress(data);
    else if (event === "solution") this.solution = data;
    else if (event === "done") this.done(data);
    else if (event === "error") this.told.replaceChildren(el("p", {}, data.message));
  }

  /** @param {any} data */
  progress(data) {
    this.desk.showOther(data);
    this.count(data);
    this.curve.add(data.cost);
    this.told.replaceChildren(el("p", { class: "soft" }, data.note ?? t("page-working")));
  }

  /** @param {any} data */
  count({ nodes, stored, seconds, share }) {
    const rows = [[t("page-nodes"), number(nodes)]];
    if (stored) rows.push([t("page-stored"), number(stored)]);
    rows.push([t("page-time"), duration(seconds)]);
    if (seconds > 0.01) rows.push([t("page-rate"), number(nodes / seconds)]);
    if (share) rows.push([t("page-share-done"), `${number(share * 100, 1)} %`]);
    this.counters.replaceChildren(...rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))));
  }

  /** @param {any} data */
  done(data) {
    this.count(data.stats);
    const ends = { solved: t("page-found"), unsolvable: t("page-unsolvable"), stopped: data.message };
    const proven = data.proven?.shortest ? t("page-proven-shortest") : "";
    const end = `${/** @type {any} */ (ends)[data.outcome] ?? ""} ${proven}`.trim();
    this.told.replaceChildren(el("div", { class: `note ${data.outcome === "solved" ? "then" : "why"}` }, el("p", {}, end), el("p", { class: "soft" }, data.method)));
    announce(end);
    if (data.found > 0 && this.solution) this.play(this.solution);
  }

  /** @param {any} solution */
  async play(solution) {
    const state = await post("play", { game: solution.game, action: "look" });
    this.film = new Film(this.desk, state);
    this.end.replaceChildren(this.film.item);
    this.film.go(state.made);
  }
}
