// The Share view: text, pictures, a link that contains the whole game, and printing.

import { draw, post, stream } from "../client.js";
import { announce, button, download, el, image } from "../dom.js";
import { pack } from "../link.js";
import { t } from "../words.js";
import { icon } from "../icons.js";
import { labelled } from "./form.js";

/** @typedef {NonNullable<import("../api.d.ts").DrawRequest["kind"]>} FileKind */

/** @type {FileKind[]} */
const KINDS = ["svg", "png", "gif"];

export class Share {
  /** @param {import("../workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
  }

  get game() {
    return this.workspace.game.state.game;
  }

  /** @param {HTMLElement} panel */
  open(panel) {
    panel.append(this.link(), this.pictures(), this.text(), this.paper());
  }

  link() {
    const field = el("input", { readonly: "", value: "", onfocus: () => field.select() });
    pack(this.game).then((packed) => (field.value = `${location.href.split("#")[0]}#g=${packed}`));
    const said = labelled(t("page-link-label"), field, t("page-link-about"));
    return el("section", {}, el("h2", {}, t("page-link")), said, el("div", { class: "row" }, this.copier(field)));
  }

  /** @param {HTMLInputElement | HTMLTextAreaElement} field */
  copier(field) {
    const copy = async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        document.execCommand("copy");
      }
      item.replaceChildren(icon("tick"), t("page-copied"));
      announce(t("page-copied"));
      setTimeout(() => item.replaceChildren(icon("copy"), t("page-copy")), 1500);
    };
    const item = button([icon("copy"), t("page-copy")], copy);
    return item;
  }

  pictures() {
    const save = async (/** @type {FileKind} */ kind) =>
      download(await draw({ game: this.game, kind }), `teka-${this.workspace.game.family}.${kind}`);
    const one = (/** @type {FileKind} */ kind) => button([icon("image"), kind.toUpperCase()], () => this.workspace.attempt(() => save(kind)));
    const row = el("div", { class: "row" }, ...KINDS.map(one));
    return el("section", {}, el("h2", {}, t("page-pictures")), row, el("p", { class: "soft" }, t("page-pictures-about")));
  }

  text() {
    const { formats } = this.workspace.family;
    const option = (/** @type {import("../api.d.ts").Format} */ it) => el("option", { value: it.name }, it.about.charAt(0).toUpperCase() + it.about.slice(1));
    const choice = el("select", { onchange: () => fill() }, el("option", { value: "" }, t("page-whole-game")), ...formats.map(option));
    const field = el("textarea", { rows: "6", readonly: "", wrap: "off", spellcheck: "false", "aria-label": t("page-text") });
    const fill = () => this.workspace.attempt(async () => {
      field.value = "";
      field.value = choice.value === "" ? this.game : (await post("convert", { game: this.game, to: choice.value })).text;
    });
    fill();
    const save = () => download(new Blob([field.value], { type: "text/plain" }), `teka-${this.workspace.game.family}.txt`);
    const row = el("div", { class: "row" }, this.copier(field), button([icon("download"), t("page-download")], save));
    return el("section", {}, el("h2", {}, t("page-as-text")), labelled(t("page-format"), choice), field, row);
  }

  paper() {
    const solved = el("input", { type: "checkbox" });
    const choice = el("label", { class: "check" }, solved, t("page-with-solution"));
    this.printing = el("p", { class: "soft feedback", role: "status" });
    const print = button([icon("print"), t("page-print")], () => this.workspace.attempt(() => this.print(solved.checked)));
    return el("section", {}, el("h2", {}, t("page-paper")), el("div", { class: "row" }, print, choice), this.printing);
  }

  close() {
    this.searching?.abort();
  }

  /** Prints the game, and its solution on a second sheet if requested. @param {boolean} [isSolved] */
  async print(isSolved = false) {
    const games = [this.game, ...(isSolved ? await this.solution() : [])];
    if (this.searching?.signal.aborted) return;
    const looks = games.map((game) => post("play", { game, ui: "", action: "view", theme: "print" }));
    const sheets = (await Promise.all(looks)).map(({ svg }) => image(svg));
    document.querySelector("#paper")?.replaceChildren(...sheets);
    await Promise.all(sheets.map((sheet) => sheet.decode()));
    window.print();
  }

  /** Returns the solved game, or an empty list if there is none. @returns {Promise<string[]>} */
  async solution() {
    /** @type {string[]} */
    const found = [];
    const take = (/** @type {import("../api.d.ts").SolveEvent} */ { event, data }) => event === "solution" && found.push(data.game);
    this.searching = new AbortController();
    this.showStatus(t("page-working"));
    await stream("solve", { game: this.game }, take, this.searching.signal).catch((error) => {
      if (!this.searching?.signal.aborted) throw error;
    });
    if (found.length > 0) this.workspace.game.markShown();
    this.showStatus(found.length > 0 ? "" : t("page-print-unsolved"));
    return found;
  }

  /** @param {string} text */
  showStatus(text) {
    if (this.printing) this.printing.textContent = text;
  }
}
