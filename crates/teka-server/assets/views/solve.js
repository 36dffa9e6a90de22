// The Solve view: runs a method with its parameters, shows the search, then the solution move by
// move.

import { draw, post, stream, errorMessage } from "../client.js";
import { announce, button, download, el } from "../dom.js";
import { icon } from "../icons.js";
import { duration, number, t } from "../words.js";
import { form, labelled, methodTitle } from "./form.js";
import { Film } from "./film.js";
import { Speed } from "./speed.js";

/** The panel height below which only the controls or the results are visible. */
const SMALL = 420;

const SVG = "http://www.w3.org/2000/svg";
/** The size of the curve, in the units of its drawing. */
const [WIDTH, HEIGHT] = [340, 80];

/** @typedef {import("../api.d.ts").FamilyMethod} Method */
/** The figures of a search, during the search and at its end. @typedef {Pick<import("../api.d.ts").SolveProgress, "counters" | "nodes" | "seconds"> & Partial<import("../api.d.ts").SolveProgress>} Figures */

export class Solve {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.method = "";
    /** The solution that was found. @type {import("../api.d.ts").Solution | null} */
    this.solution = null;
    /** @type {Film | null} */
    this.film = null;
    this.hasBegun = false;
    this.isRevealed = false;
    /** @type {AbortController | null} */
    this.running = null;
    const methods = workspace.family.methods.filter((it) => !it.counts_only);
    const option = (/** @type {Method} */ it) => el("option", { value: it.name }, it.title);
    const usual = el("option", { value: "" }, t("page-usual"));
    this.choice = el("select", { onchange: () => this.describe(methods) }, usual, ...methods.map(option));
    this.about = el("div", { class: "method" });
    this.form = form([]);
    /** The parameters of the last search. @type {{form: import("./form.js").Form, set: Record<string, import("../api.d.ts").Scalar>}} */
    this.searched = { form: this.form, set: {} };
    this.speed = new Speed(() => this.run(true), () => this.showRunning(), (error) => workspace.page.showError(error));
    this.stopper = button([icon("stop"), t("page-stop")], () => this.stop(), { disabled: true });
    this.starter = button([icon("play"), t("page-solve")], () => this.run(), { class: "b main" });
    this.counters = el("dl", { class: "counters" });
    this.curve = new CostCurve();
    this.status = el("div", { class: "feedback" });
    this.note = el("p", { class: "soft feedback" });
    this.end = el("div", { class: "feedback" });
    this.downloads = new Downloads(workspace);
    this.controls = el("div", { class: "row" }, this.starter, this.speed.pauser, this.speed.stepper, this.stopper);
    this.describe(methods);
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    panel.append(
      labelled(t("page-method"), this.choice), this.about, this.speed.field,
      this.controls,
      this.status, this.end, this.downloads.item, this.note, this.counters, this.curve.item,
    );
  }

  /** Redraws the solution in the selected theme. A running search sends its own pictures. */
  redraw() {
    this.film?.go(this.film.at);
  }

  close() {
    this.running?.abort();
    this.film?.stop();
  }

  /** @param {Method[]} methods */
  describe(methods) {
    this.method = this.choice.value;
    const method = methods.find((it) => it.name === this.method);
    this.form = form(method?.params ?? []);
    const promise = el("p", { class: "soft" }, method?.promise_about ?? t("page-usual-about"));
    const said = method ? [el("p", {}, method.about), promise] : [promise];
    const { fields } = this.form;
    const isMany = (method?.params.length ?? 0) > 0;
    this.about.replaceChildren(...said, isMany ? el("details", {}, el("summary", {}, t("page-parameters")), fields) : fields);
  }

  /** @param {boolean} [isPaused] whether it is paused at its first node */
  async run(isPaused = false) {
    const set = this.form.read();
    if (!set) return;
    this.searched = { form: this.form, set };
    this.film?.stop();
    this.clear();
    const running = new AbortController();
    this.running = running;
    this.starter.disabled = true;
    this.stopper.disabled = false;
    try {
      const speed = this.speed.start(isPaused);
      const fields = { game: this.workspace.game.state.game, method: this.method || null, parameters: set, ...speed };
      await stream("solve", fields, (event) => this.onEvent(event), running.signal);
    } catch (error) {
      const isStopped = running.signal.aborted;
      this.showOutcome("cancelled", isStopped ? t("page-stopped") : errorMessage(error));
    } finally {
      this.running = null;
      this.starter.disabled = false;
      this.stopper.disabled = true;
      this.speed.end();
    }
  }

  /** Stops the search, which then sends its final figures. Aborts a search that has sent nothing or does not stop. */
  stop() {
    if (this.hasBegun && !this.speed.isStopping) this.speed.stop();
    else this.running?.abort();
  }

  /** Scrolls to the results of a search, which would be hidden on a small screen. */
  reveal() {
    if (!this.isRevealed && (this.controls.parentElement?.clientHeight ?? SMALL) < SMALL) this.controls.scrollIntoView({ block: "start" });
    this.isRevealed = true;
  }

  clear() {
    this.solution = null;
    this.hasBegun = false;
    this.isRevealed = false;
    this.downloads.clear();
    this.curve.clear();
    for (const part of [this.end, this.note, this.counters]) part.replaceChildren();
    this.showRunning();
  }

  /** Shows whether the search is running or paused. */
  showRunning() {
    this.status.replaceChildren(el("p", { class: "soft" }, this.speed.isPaused ? t("page-paused") : t("page-working")));
  }

  /** @param {import("../api.d.ts").SolveEvent} event */
  onEvent({ event, data }) {
    if (this.running?.signal.aborted) return;
    this.hasBegun = true;
    if (event === "progress") this.progress(data);
    else if (event === "solution") this.solution = data;
    else if (event === "done") this.done(data);
    else if (event === "error") this.showOutcome("stopped", data.message);
  }

  /** @param {import("../api.d.ts").SolveProgress} data */
  progress(data) {
    this.speed.resend();
    this.workspace.showOther(data);
    this.count(data);
    this.curve.add(data.cost);
    this.note.textContent = data.note ?? "";
    this.showRunning();
    this.reveal();
  }

  /** @param {Figures} data */
  count({ counters, nodes, depth, seconds, fraction, cost }) {
    const rows = counters.map(({ label, value }) => [label, number(value, 2)]);
    if (typeof depth === "number") rows.push([t("page-depth"), number(depth)]);
    if (typeof cost === "number") rows.push([t("page-cost"), number(cost)]);
    rows.push([t("page-time"), duration(seconds)]);
    if (seconds > 0.001) rows.push([t("page-rate", { counted: counters[0]?.label ?? "" }), number(nodes / seconds)]);
    if (fraction) rows.push([t("page-share-done"), `${number(fraction * 100, 1)}%`]);
    this.counters.replaceChildren(...rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))));
  }

  /** @param {import("../api.d.ts").SolveDone} data */
  done(data) {
    this.count({ ...data.stats, counters: data.counters });
    // Notes from the running search are outdated.
    this.note.textContent = "";
    const { complete, shortest } = data.proven;
    const isSolved = data.outcome === "solved";
    this.downloads.offer(data.text, isSolved ? this.solution : null);
    const method = [methodTitle(this.workspace.family, data.method), ...this.searched.form.describe(this.searched.set, data.parameters)].join(" · ");
    if (data.reason === "cancelled") return this.showOutcome("cancelled", t("page-stopped"), t("page-not-known"), method);
    const more = isSolved ? [complete && data.found === 1 && t("page-only-one"), data.solutions, shortest && t("page-proven-shortest")] : [data.why];
    const ends = { solved: t("page-found"), unsolvable: t("page-no-solution"), stopped: t("page-gave-up-why", { reason: data.message ?? "" }) };
    const said = [ends[data.outcome], ...more].filter(Boolean).join(" ");
    const soft = data.outcome === "stopped" ? t("page-not-known") : "";
    this.showOutcome(data.outcome, said, soft, method);
    const { solution } = this;
    if (data.found > 0) this.workspace.game.markShown();
    if (data.found > 0 && solution) this.workspace.attempt(() => this.play(solution));
  }

  /** Shows the outcome: solved, no solution or gave up. @param {string} outcome @param {...string} said */
  showOutcome(outcome, ...said) {
    const kind = { solved: "then", unsolvable: "wrong" }[outcome] ?? "why";
    const [first, ...rest] = said.filter(Boolean);
    const lines = rest.map((line) => el("p", { class: "soft" }, line));
    this.status.replaceChildren(el("div", { class: `note ${kind}`, "data-outcome": outcome }, el("p", {}, first), ...lines));
    this.status.scrollIntoView({ block: "nearest" });
    announce(first);
  }

  /** @param {import("../api.d.ts").Solution} solution */
  async play(solution) {
    const state = await post("play", { game: solution.game, action: "view" });
    // Another search may have started.
    if (this.solution !== solution) return;
    this.film = new Film(this.workspace, state);
    this.end.replaceChildren(this.film.item);
    this.film.go(state.made);
  }
}

/** Downloads of a result: its text, and pictures if there is a solution. The player's game does not change. */
class Downloads {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.item = el("div", { class: "row", role: "group", "aria-label": t("page-download") });
    this.clear();
  }

  clear() {
    this.item.hidden = true;
    this.item.replaceChildren();
  }

  /** Offers the text, and pictures of the solution if there is one. @param {string} text @param {{game: string} | null} solution */
  offer(text, solution) {
    const { id, answer } = this.workspace.family;
    const name = `${id}-${solution ? "solution" : "result"}`;
    // Only a solution with moves can be animated.
    /** @type {import("./share.js").FileKind[]} */
    const pictures = answer === "path" ? ["png", "svg", "gif"] : ["png", "svg"];
    const kinds = solution ? pictures : [];
    const picture = (/** @type {import("./share.js").FileKind} */ kind) => async () => download(await draw({ game: solution?.game ?? "", kind }), `${name}.${kind}`);
    this.item.replaceChildren(
      button([icon("text"), t("page-save-text")], () => download(new Blob([text], { type: "text/plain" }), `${name}.txt`)),
      ...kinds.map((kind) => button([icon("image"), kind.toUpperCase()], () => this.workspace.attempt(picture(kind)))),
    );
    this.item.hidden = false;
  }
}

/** A small curve of the lowest cost so far over time. */
class CostCurve {
  constructor() {
    this.item = document.createElementNS(SVG, "svg");
    this.item.setAttribute("viewBox", `0 -4 ${WIDTH} ${HEIGHT + 8}`);
    this.item.setAttribute("class", "curve");
    this.item.setAttribute("aria-hidden", "true");
    this.line = this.item.appendChild(document.createElementNS(SVG, "polyline"));
    this.clear();
  }

  clear() {
    /** @type {number[]} */
    this.costs = [];
    this.item.toggleAttribute("hidden", true);
  }

  /** @param {number | null} cost */
  add(cost) {
    if (cost === null || cost === undefined) return;
    this.costs.push(cost);
    const most = Math.max(...this.costs, 1);
    const last = Math.max(this.costs.length - 1, 1);
    const point = (/** @type {number} */ it, /** @type {number} */ at) =>
      `${((WIDTH * at) / last).toFixed(1)},${(HEIGHT * (1 - it / most)).toFixed(1)}`;
    this.line.setAttribute("points", this.costs.map(point).join(" "));
    // A curve needs at least three points.
    this.item.toggleAttribute("hidden", this.costs.length < 3);
  }
}
