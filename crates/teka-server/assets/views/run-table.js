// The table of a comparison: a row for each run with its figures, a bar on a logarithmic scale
// below each row, and the scale at the bottom.

import { el } from "../dom.js";
import { duration, lang, number, t } from "../words.js";

/** @typedef {"nodes" | "seconds"} Measure */
/**
 * A run: at first as requested, then with its progress, finally with its result.
 * @typedef {Partial<Pick<import("../api.d.ts").RunDone, "parameters" | "reason" | "message" | "promise" | "shortest" | "counters">> & {method: string, label: string, nodes: number, seconds: number, outcome: Outcome}} Row
 */
/** @typedef {import("../api.d.ts").RunDone["outcome"] | "waiting" | "running" | "left"} Outcome */

export class RunTable {
  /** @param {(row: Row) => string[]} marks returns the remarks about a run */
  constructor(marks) {
    this.marks = marks;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {Measure} */
    this.measure = "nodes";
    this.frame = 0;
    const head = [t("page-method"), t("page-count"), t("page-time")].map((name) => el("th", { scope: "col" }, name));
    this.body = el("tbody", {});
    this.foot = el("tfoot", { "aria-hidden": "true" });
    this.table = el("table", { class: "table runs" }, el("thead", {}, el("tr", {}, ...head)), this.body, this.foot);
    const option = (/** @type {Measure} */ value, /** @type {string} */ name) => el("label", { class: "check" },
      el("input", { type: "radio", name: "measure", value, checked: value === this.measure, onchange: () => this.setMeasure(value) }), name);
    this.choice = el("fieldset", { class: "row measures" }, el("legend", { class: "visually-hidden" }, t("page-bars")),
      el("span", { class: "soft", "aria-hidden": "true" }, t("page-bars")), option("nodes", t("page-count")), option("seconds", t("page-time")));
    this.item = el("div", { class: "more" }, this.table, this.choice);
  }

  /** @param {Measure} measure */
  setMeasure(measure) {
    this.measure = measure;
    this.fill();
  }

  /** Draws the table in the next frame, because runs report in bursts. */
  fillSoon() {
    this.frame ||= requestAnimationFrame(() => this.fill());
  }

  fill() {
    this.frame = 0;
    this.item.hidden = this.rows.length === 0;
    const scale = new Scale(this.rows.filter(hasBegun).map((row) => row[this.measure]), this.measure);
    this.table.style.setProperty("--decades", String(scale.decades));
    this.body.replaceChildren(...this.rows.flatMap((row) => this.row(row, scale)));
    this.foot.replaceChildren(el("tr", {}, el("td", { colspan: "3" }, scale.axis())));
  }

  /** @param {Row} row @param {Scale} scale */
  row(row, scale) {
    const isBegun = hasBegun(row);
    const marks = this.marks(row).map((mark) => el("span", { class: "tag" }, mark));
    const bar = el("span", { class: `meter ${row.outcome}${row.shortest === false ? " longer" : ""}` });
    bar.style.width = isBegun ? `${scale.share(row[this.measure])}%` : "0";
    return [
      el("tr", { "data-outcome": row.outcome },
        el("th", { scope: "row" }, row.label),
        el("td", { class: "n" }, ...(isBegun ? counted(row) : [])),
        el("td", { class: "n" }, isBegun ? duration(row.seconds) : "")),
      el("tr", { class: "under-row" }, el("td", { colspan: "3" }, el("div", { class: "marks-row" }, ...marks), el("div", { class: "track" }, bar))),
    ];
  }
}

/** Returns the main count of a run with its unit. @param {Row} row */
function counted({ nodes, counters }) {
  return [number(nodes), el("small", {}, counters?.[0]?.label ?? "")];
}

/** @param {Row} row */
function hasBegun(row) {
  return row.outcome !== "waiting" && row.outcome !== "left";
}

/** A scale of whole decades that contains every value. */
class Scale {
  /** @param {number[]} values @param {Measure} measure */
  constructor(values, measure) {
    this.measure = measure;
    const logs = values.filter((value) => value > 0).map(Math.log10);
    // Counts start at 1, and times at the decade of the shortest.
    this.low = measure === "nodes" ? 0 : Math.floor(Math.min(0, ...logs));
    this.decades = Math.max(1, Math.ceil(Math.max(this.low + 1, ...logs)) - this.low);
  }

  /** Returns the length of a bar, in per cent. @param {number} value */
  share(value) {
    return value > 0 ? Math.max(0, (100 * (Math.log10(value) - this.low)) / this.decades) : 0;
  }

  /** Returns the scale: the boundaries of the decades, or every n-th if there are many. */
  axis() {
    const every = Math.ceil(this.decades / 5);
    const tick = (/** @type {number} */ at) => {
      const item = el("span", {}, this.name(10 ** (this.low + at)));
      item.style.left = `${(100 * at) / this.decades}%`;
      return item;
    };
    const all = [...Array(this.decades + 1).keys()].filter((at) => at % every === 0);
    return el("div", { class: "axis" }, ...all.map(tick));
  }

  /** @param {number} value */
  name(value) {
    if (this.measure === "seconds") return duration(value);
    return new Intl.NumberFormat(lang(), { notation: "compact" }).format(value);
  }
}
