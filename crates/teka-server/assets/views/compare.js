// The Compare view: several methods on one puzzle, in a table that is filled in while they run.

import { post, stream, ApiError } from "../client.js";
import { announce, button, download, el } from "../dom.js";
import { newId } from "../game.js";
import { icon } from "../icons.js";
import { number, t } from "../words.js";
import { form, labelled, methodTitle } from "./form.js";
import { RunTable } from "./run-table.js";

/** @typedef {import("../api.d.ts").Scalar} Scalar */
/** @typedef {import("./run-table.js").Row} Row */
/** A method that can take part. @typedef {{method: string, set: Record<string, Scalar>, label: string, on: boolean}} Entrant */

export class Compare {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.methods = workspace.family.methods.filter((it) => !it.counts_only);
    /** The methods that can take part. @type {Entrant[]} */
    this.entrants = this.methods.map((it) => ({ method: it.name, set: {}, label: it.title, on: true }));
    this.table = new RunTable((row) => this.marks(row));
    this.isTogether = true;
    /** @type {AbortController | null} */
    this.running = null;
    this.choices = el("fieldset", { class: "choices" });
    this.starter = button([icon("play"), t("page-run")], () => this.run(), { class: "b main" });
    /** The id of the running comparison, used to stop it. */
    this.name = "";
    this.stopper = button([icon("stop"), t("page-stop")], () => this.stop(), { disabled: true });
    this.saver = button([icon("download"), t("page-csv")], () => this.csv(), { disabled: true });
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    const together = el("input", { type: "checkbox", checked: this.isTogether, onchange: () => (this.isTogether = together.checked) });
    panel.append(
      this.choices, this.variants(),
      el("div", {}, el("label", { class: "check" }, together, t("page-together")), el("small", {}, t("page-together-about"))),
      el("div", { class: "row" }, this.starter, this.stopper, this.saver),
      this.table.item,
      el("p", { class: "soft" }, t("page-compare-about")),
    );
    this.list();
    this.fill();
  }

  list() {
    const choice = (/** @type {Entrant} */ it) => el("label", { class: "check" },
      el("input", { type: "checkbox", checked: it.on, onchange: () => (it.on = !it.on) }), it.label);
    this.choices.replaceChildren(el("legend", {}, t("page-methods")), ...this.entrants.map(choice));
  }

  /** Returns a form that adds a method with other parameters. */
  variants() {
    const methods = this.methods.filter((it) => it.params.length > 0);
    if (methods.length === 0) return "";
    const place = el("div", {});
    const options = methods.map((it) => el("option", { value: it.name }, it.title));
    const choice = el("select", { onchange: () => describe() }, ...options);
    let made = form([]);
    const describe = () => {
      made = form(methods.find((it) => it.name === choice.value)?.params ?? []);
      place.replaceChildren(made.fields);
    };
    describe();
    const add = button(t("page-add"), () => {
      const set = made.read();
      if (set) this.add(choice.value, set, made.describe);
    });
    const more = el("div", { class: "more" }, labelled(t("page-method"), choice), place, el("div", { class: "row" }, add));
    return el("details", {}, el("summary", {}, t("page-variant")), more);
  }

  /** @param {string} method @param {Record<string, Scalar>} set @param {(set: Record<string, Scalar>, values: Record<string, Scalar>) => string[]} describe */
  add(method, set, describe) {
    const label = [methodTitle(this.workspace.family, method), ...describe(set, set)].join(" · ");
    if (this.entrants.some((it) => it.label === label)) return;
    this.entrants.push({ method, set, label, on: true });
    this.list();
    announce(label);
  }

  close() {
    this.running?.abort();
  }

  async run() {
    const chosen = this.entrants.filter((it) => it.on);
    if (chosen.length === 0) return;
    this.table.rows = chosen.map(({ label, method, set }) => ({ label, method, parameters: set, outcome: "waiting", nodes: 0, seconds: 0 }));
    const running = new AbortController();
    this.running = running;
    this.starter.disabled = true;
    this.stopper.disabled = false;
    this.fill();
    this.table.item.scrollIntoView({ block: "nearest" });
    const runs = chosen.map(({ method, set }) => ({ method, parameters: set }));
    this.name = newId();
    const fields = { game: this.workspace.game.state.game, runs, parallel: this.isTogether ? null : 1, run_id: this.name };
    try {
      await stream("compare", fields, (event) => this.onEvent(event), running.signal);
      announce(t("page-compare-done"));
    } catch (error) {
      if (!running.signal.aborted) this.workspace.page.showError(error);
    }
    for (const row of this.table.rows.filter(({ reason }) => reason === undefined)) leave(row);
    this.running = null;
    this.starter.disabled = false;
    this.stopper.disabled = true;
    this.fill();
  }

  /** Stops all runs, which then send their final figures. Aborts a run that does not end. */
  stop() {
    const { name, running } = this;
    this.name = "";
    if (!name) return running?.abort();
    post("control", { run_id: name, stop: true }).catch(() => running?.abort());
  }

  /** @param {import("../api.d.ts").CompareEvent} event */
  onEvent({ event, data }) {
    if (event === "error") return this.workspace.page.showError(new ApiError(data));
    if (event === "done") {
      if (data.contradiction) this.workspace.page.showError(new ApiError({ message: t("page-contradiction") }));
      return;
    }
    const row = this.table.rows[data.index];
    // Progress of a run can arrive after its result.
    if (!row || (event === "progress" && row.reason !== undefined)) return;
    Object.assign(row, event === "run" ? data : { ...data, outcome: "running" });
    this.table.fillSoon();
  }

  fill() {
    this.table.fill();
    this.saver.disabled = this.running !== null || this.ended().length === 0;
  }

  ended() {
    return this.table.rows.filter((row) => row.reason !== undefined);
  }

  /** Returns the remarks about a run that are shown beside its figures. @param {Row} row @returns {string[]} */
  marks(row) {
    const figures = this.figures().flatMap(({ name, about }) => {
      const value = field(row, name);
      return typeof value === "number" ? [`${number(value, 2)} ${about}`] : [];
    });
    const isProven = row.promise !== "best-effort" && row.shortest !== false;
    const marks = {
      solved: isProven ? t("page-proven") : t("page-is-solved"), unsolvable: t("page-run-unsolvable"),
      stopped: row.reason === "cancelled" ? t("page-run-stopped") : t("page-gave-up", { reason: row.message ?? "" }),
      running: t("page-working"), waiting: t("page-waiting"), left: t("page-not-run"),
    };
    const longer = row.outcome === "solved" && row.shortest === false ? [t("page-not-shortest")] : [];
    const others = (row.counters ?? []).slice(1).map(({ label, value }) => `${label}: ${number(value, 2)}`);
    return [marks[row.outcome], ...longer, ...figures, ...others].filter(Boolean);
  }

  /** Returns the family's own figures of a run. @returns {{name: string, about: string}[]} */
  figures() {
    return this.workspace.family.figures;
  }

  csv() {
    const further = this.ended().flatMap((row) => (row.counters ?? []).map(({ name }) => name));
    const names = [...new Set(["label", "method", "parameters", "outcome", "reason", "promise", "shortest", "seconds", "nodes", "stored", ...further, ...this.figures().map(({ name }) => name)])];
    const flat = (/** @type {unknown} */ value) =>
      value && typeof value === "object" ? Object.entries(value).map(([name, it]) => `${name}=${it}`).join(" ") : String(value ?? "");
    const cell = (/** @type {unknown} */ value) => `"${flat(value).replaceAll('"', '""')}"`;
    const line = (/** @type {Row} */ row) => names.map((name) => cell(field(row, name))).join(",");
    const text = [names.join(","), ...this.ended().map(line), ""].join("\n");
    download(new Blob([text], { type: "text/csv" }), `teka-${this.workspace.game.family}.csv`);
  }
}

/** Marks an unfinished run: a stopped run keeps its figures, and one that did not start has none. @param {Row} row */
function leave(row) {
  Object.assign(row, row.outcome === "running" ? { outcome: "stopped", reason: "cancelled" } : { outcome: "left" });
}

/** Returns a field of a run by name, including the figures of a family. @param {Row} row @param {string} name @returns {unknown} */
function field(row, name) {
  return Reflect.get(row, name);
}
