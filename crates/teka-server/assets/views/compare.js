// Comparing: several methods on this puzzle, a table that fills, bars on a logarithmic scale.

import { stream, Trouble } from "../api.js";
import { announce, button, download, el } from "../dom.js";
import { duration, number, t } from "../words.js";
import { form, labelled } from "./form.js";

export class Compare {
  /** @param {import("../desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.methods = desk.family.methods.filter((/** @type {any} */ it) => !it.counts_only);
    /** What may run. @type {{method: string, set: Record<string, any>, label: string, on: boolean}[]} */
    this.entrants = this.methods.map((/** @type {any} */ it) => ({ method: it.name, set: {}, label: it.name, on: true }));
    /** @type {any[]} */
    this.rows = [];
    /** @type {AbortController | null} */
    this.running = null;
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    this.choices = el("fieldset", { class: "choices" });
    this.starter = button(t("page-run"), () => this.run(), { class: "b main" });
    this.stopper = button(t("page-stop"), () => this.running?.abort(), { disabled: true });
    this.saver = button(t("page-csv"), () => this.csv(), { disabled: true });
    this.body = el("tbody", {});
    const bar = el("span", { class: "heard" }, t("page-bar"));
    const names = [t("page-method"), t("page-nodes"), bar, t("page-time")];
    const head = names.map((name) => el("th", { scope: "col" }, name));
    panel.append(
      this.choices, this.variants(),
      el("div", { class: "row" }, this.starter, this.stopper, this.saver),
      el("table", { class: "table" }, el("thead", {}, el("tr", {}, ...head)), this.body),
      el("p", { class: "soft" }, t("page-compare-about")),
    );
    this.list();
    this.fill();
  }

  list() {
    const choice = (/** @type {any} */ it) => el("label", { class: "check" },
      el("input", { type: "checkbox", checked: it.on, onchange: () => (it.on = !it.on) }), it.label);
    this.choices.replaceChildren(el("legend", {}, t("page-methods")), ...this.entrants.map(choice));
  }

  /** The same method once more, with other parameters. */
  variants() {
    const methods = this.methods.filter((/** @type {any} */ it) => it.params.length > 0);
    if (methods.length === 0) return "";
    const place = el("div", {});
    const options = methods.map((/** @type {any} */ it) => el("option", { value: it.name }, it.name));
    const choice = el("select", { onchange: () => describe() }, ...options);
    /** @type {any} */
    let made = null;
    const describe = () => {
      made = form(methods.find((/** @type {any} */ it) => it.name === choice.value).params);
      place.replaceChildren(made.fields);
    };
    describe();
    const add = button(t("page-add"), () => this.add(choice.value, made.read()));
    const more = el("div", { class: "more" }, labelled(t("page-method"), choice), place, el("div", { class: "row" }, add));
    return el("details", {}, el("summary", {}, t("page-variant")), more);
  }

  /** @param {string} method @param {Record<string, any>} set */
  add(method, set) {
    const label = [method, ...Object.entries(set).map(([name, value]) => `${name}=${value}`)].join(" ");
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
    this.rows = chosen.map(({ label }) => ({ label, outcome: "waiting", nodes: 0, seconds: 0 }));
    this.running = new AbortController();
    this.starter.disabled = true;
    this.stopper.disabled = false;
    const fields = { game: this.desk.game.state.game, runs: chosen.map(({ method, set }) => ({ method, set })) };
    try {
      await stream("compare", fields, (event, data) => this.tell(event, data), this.running.signal);
      announce(t("page-compare-done"));
    } catch (trouble) {
      if (!this.running.signal.aborted) this.desk.page.complain(trouble);
    }
    for (const row of this.rows.filter(({ outcome }) => outcome === "waiting" || outcome === "running")) row.outcome = "left";
    this.running = null;
    this.starter.disabled = false;
    this.stopper.disabled = true;
    this.fill();
  }

  /** @param {string} event @param {any} data */
  tell(event, data) {
    if (event === "error") return this.desk.page.complain(new Trouble(data));
    if (data.contradiction) this.desk.page.complain(new Trouble({ message: t("page-contradiction") }));
    const row = this.rows[data.entrant];
    if (!row) return;
    Object.assign(row, event === "run" ? data : { ...data, outcome: "running" });
    this.fill();
  }

  fill() {
    const counts = this.rows.map((row) => row.nodes);
    const most = Math.log10(Math.max(10, ...counts) + 1);
    const row = (/** @type {any} */ it, /** @type {number} */ at) => {
      const bar = el("span", { class: `meter ${it.outcome}${it.shortest === false ? " longer" : ""}` });
      bar.style.width = `${(100 * Math.log10(counts[at] + 1)) / most}%`;
      const isBegun = it.outcome !== "waiting" && it.outcome !== "left";
      return el("tr", {},
        el("th", { scope: "row" }, it.label, " ", el("small", {}, this.mark(it))),
        el("td", { class: "n" }, isBegun ? number(counts[at]) : ""),
        el("td", { class: "bars" }, bar),
        el("td", { class: "n" }, isBegun ? duration(it.seconds) : ""));
    };
    this.body.replaceChildren(...this.rows.map(row));
    this.saver.disabled = !this.rows.some((it) => it.label && it.reason !== undefined);
  }

  /** @param {any} it */
  mark(it) {
    const has = this.figures().filter(({ name }) => typeof it[name] === "number");
    const figures = has.map(({ name, about }) => `${number(it[name], 2)} ${about}`);
    const isProven = it.promise !== "best-effort" && it.shortest !== false;
    const marks = {
      solved: isProven ? t("page-proven") : "✓", unsolvable: t("page-unsolvable"),
      stopped: it.message ?? t("page-gave-up"), running: t("page-working"),
    };
    const longer = it.outcome === "solved" && it.shortest === false ? [t("page-not-shortest")] : [];
    return [/** @type {any} */ (marks)[it.outcome] ?? "", ...longer, ...figures].filter(Boolean).join(" · ");
  }

  /** What else the family tells of a run. @returns {{name: string, about: string}[]} */
  figures() {
    return this.desk.family.figures;
  }

  csv() {
    const done = this.rows.filter((row) => row.reason !== undefined);
    const names = ["label", "outcome", "reason", "promise", "shortest", "seconds", "nodes", "stored", ...this.figures().map(({ name }) => name)];
    const cell = (/** @type {any} */ value) => `"${String(value ?? "").replaceAll('"', '""')}"`;
    const line = (/** @type {any} */ row) => names.map((name) => cell(row[name])).join(",");
    const text = [names.join(","), ...done.map(line), ""].join("\n");
    download(new Blob([text], { type: "text/csv" }), `teka-${this.desk.game.family}.csv`);
  }
}
