// The Open view: a file, dropped or pasted text. Each mistake is shown at its line, where it can be
// fixed.

import { post, ApiError, unpackLink, errorMessage } from "../client.js";
import { button, el, image } from "../dom.js";
import { t } from "../words.js";

/** The maximum size of a file in bytes, which exceeds the limit of the server. */
const LARGEST = 256 << 10;

/** The maximum number of lines with line numbers. */
const NUMBERED = 5000;

/** A mistake in the text. Only the message is always present. @typedef {Partial<import("../api.d.ts").Diagnostic> & {message: string}} Mistake */
/** Dropped or pasted content. @typedef {{file?: File, text?: string, lenient?: boolean}} Incoming */

/** @param {Editor} editor */
export function loadView(editor) {
  const title = [el("h1", {}, t("page-load-title")), el("p", { class: "lead" }, t("page-load-about"))];
  return el("div", { class: "start" }, el("section", {}, ...title), editor.item);
}

export class Editor {
  /** @param {import("../page.js").Page} page */
  constructor(page) {
    this.page = page;
    this.requested = 0;
    this.timer = 0;
    /** The puzzle opened last. @type {import("../api.d.ts").OpenReply | null} */
    this.state = null;
    /** Whether the text has changed since it was last read. */
    this.isOther = true;
    this.text = el("textarea", {
      rows: "12", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off",
      "aria-label": t("page-text"), "aria-describedby": "mistakes",
    });
    this.marks = el("pre", { class: "marks", "aria-hidden": "true" });
    this.lines = el("pre", { class: "lines", "aria-hidden": "true" }, "1");
    this.messages = el("ul", { class: "mistakes" });
    this.picture = el("div", { class: "preview" });
    this.file = el("input", { type: "file", class: "visually-hidden", id: "file", onchange: () => this.read(this.file.files?.[0]) });
    const options = page.families.map(({ id, title }) => el("option", { value: id }, title));
    this.family = el("select", { "aria-label": t("page-family"), onchange: () => this.preview() },
      el("option", { value: "" }, t("page-family-any")), ...options);
    this.entry = el("select", { "aria-label": t("page-which"), hidden: true, onchange: () => this.preview(false) });
    this.lenient = el("input", { type: "checkbox", onchange: () => this.preview() });
    this.item = el(
      "section", { class: "load" },
      el("div", { class: "editor" }, this.lines, el("div", { class: "paper" }, this.marks, this.text)),
      el("div", { id: "mistakes", role: "status" }, this.messages),
      el("div", { class: "row" },
        button(t("page-open-it"), () => this.open(), { class: "b main" }),
        el("label", { class: "b", for: "file" }, t("page-file")), this.file,
        this.family, this.entry, el("label", { class: "check" }, this.lenient, t("page-lenient"))),
      this.picture,
    );
    this.text.addEventListener("input", () => this.changed());
    this.text.addEventListener("scroll", () => this.follow());
    this.receive(page.incoming);
    page.incoming = null;
  }

  /** Returns the content to restore when the view is rebuilt. @returns {Incoming} */
  contents() {
    return { text: this.text.value, lenient: this.lenient.checked };
  }

  /** Accepts content that was dropped or pasted anywhere on the page. @param {Incoming | null} incoming */
  receive(incoming) {
    this.lenient.checked = incoming?.lenient ?? false;
    if (incoming?.file) this.read(incoming.file);
    else if (incoming?.text) this.fill(incoming.text);
  }

  /** @param {File | undefined} file */
  async read(file) {
    if (!file) return;
    if (file.size > LARGEST) return this.refuse(t("page-too-large"));
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      if (text.includes("\0")) throw new Error();
      this.fill(text);
    } catch {
      this.refuse(t("page-not-text"));
    }
  }

  /** Shows the reason why nothing can be displayed. @param {string} reason */
  refuse(reason) {
    this.fill("");
    clearTimeout(this.timer);
    this.showResult([{ message: reason }], null);
  }

  /** @param {string} text */
  fill(text) {
    this.text.value = text;
    this.changed();
  }

  changed() {
    clearTimeout(this.timer);
    this.isOther = true;
    if (this.text.value.length > LARGEST) return this.showResult([{ message: t("page-too-large") }], null);
    this.mark([]);
    this.timer = setTimeout(() => this.preview(), 350);
  }

  fields() {
    const fields = { text: this.text.value.trim() === "" ? "" : this.text.value, lenient: this.lenient.checked };
    const family = this.page.family(this.family.value)?.id ?? null;
    return { ...fields, family, entry: Number(this.entry.value || 0) };
  }

  /** Reads the text and shows the puzzle or its mistakes. @param {boolean} [isNew] */
  async preview(isNew = true) {
    if (isNew) this.entry.replaceChildren();
    this.isOther = false;
    this.requested += 1;
    const mine = this.requested;
    this.state = null;
    if (this.text.value.trim() === "") return this.showResult([], null);
    try {
      await this.unfold();
      const state = await post("open", this.fields());
      if (mine !== this.requested) return;
      this.state = state;
      if (isNew) this.listEntries(state.entries);
      this.showResult(state.warnings, state);
    } catch (error) {
      if (mine !== this.requested) return;
      const errors = error instanceof ApiError ? error.errors : [];
      this.showResult(errors.length ? errors : [{ message: errorMessage(error) }], null);
    }
  }

  /** Replaces a link that contains a game with the text of the game, which can be edited. */
  async unfold() {
    const packed = /^\S*#g=([\w-]+)$/.exec(this.text.value.trim())?.[1];
    if (packed) this.text.value = await unpackLink(packed);
  }

  async open() {
    clearTimeout(this.timer);
    await this.preview(this.isOther);
    const { state } = this;
    const warnings = (state?.warnings ?? []).map((it) => it.message).join(" ");
    if (state && (await this.page.startGame(state, { name: state.name })) && warnings) this.page.showToast(warnings, 12);
    if (!state) this.text.focus();
  }

  /** @param {import("../api.d.ts").EntryReply[]} entries */
  listEntries(entries) {
    const option = (/** @type {import("../api.d.ts").EntryReply} */ it, /** @type {number} */ at) => el("option", { value: String(at) }, it.name ?? `${at + 1}`);
    this.entry.replaceChildren(...entries.map(option));
    this.entry.hidden = entries.length < 2;
  }

  /** @param {Mistake[]} mistakes @param {import("../game.js").State | null} state */
  showResult(mistakes, state) {
    this.messages.replaceChildren(...mistakes.map((it) => this.mistake(it)));
    this.mark(mistakes.filter((it) => it.line));
    this.picture.replaceChildren(...(state ? [image(state.svg, this.page.family(state.puzzle)?.title)] : []));
    this.text.setAttribute("aria-invalid", String(mistakes.length > 0 && !state));
  }

  /** @param {Mistake} it */
  mistake(it) {
    const where = it.line ? button(t("page-line", { line: it.line }), () => this.point(it), { class: "word" }) : "";
    const lenient = it.lenient && t("page-lenient-effect", { what: it.lenient });
    const more = [it.label, it.help, lenient].filter(Boolean).join(" ");
    return el("li", {}, where, " ", el("span", {}, it.message), more && el("small", {}, more));
  }

  /** Returns the start and end of a mistake in the text. @param {Mistake} it */
  range(it) {
    const line = it.line ?? 1;
    const lines = this.text.value.split("\n");
    const before = lines.slice(0, line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const signs = [...(lines[line - 1] ?? "")];
    const from = before + signs.slice(0, (it.column ?? 1) - 1).join("").length;
    const length = signs.slice((it.column ?? 1) - 1, (it.column ?? 1) - 1 + (it.length || 1)).join("").length;
    return [from, from + Math.max(length, 1)];
  }

  /** @param {Mistake} it */
  point(it) {
    const [from, to] = this.range(it);
    this.text.focus();
    this.text.setSelectionRange(from, to);
  }

  /** @param {Mistake[]} mistakes */
  mark(mistakes) {
    const text = `${this.text.value} `;
    let at = 0;
    const parts = [];
    for (const [from, to] of mistakes.map((it) => this.range(it)).sort((a, b) => a[0] - b[0])) {
      if (from < at) continue;
      parts.push(text.slice(at, from), el("mark", {}, text.slice(from, to).replaceAll("\n", " \n")));
      at = to;
    }
    this.marks.replaceChildren(...parts, text.slice(at));
    const wrong = new Set(mistakes.map((it) => it.line));
    const numbers = this.text.value.split("\n").slice(0, NUMBERED).map((_, at) => el("span", { class: wrong.has(at + 1) ? "wrong" : "" }, `${at + 1}\n`));
    this.lines.replaceChildren(...numbers);
    this.follow();
  }

  follow() {
    this.marks.style.transform = `translate(${-this.text.scrollLeft}px, ${-this.text.scrollTop}px)`;
    this.lines.scrollTop = this.text.scrollTop;
  }
}

/** Registers a callback for content that is dropped or pasted anywhere on the page. @param {(incoming: Incoming) => void} receive */
export function onDropOrPaste(receive) {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    pass(event.dataTransfer, receive);
  });
  document.addEventListener("paste", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!target.closest?.("input, textarea")) pass(event.clipboardData, receive);
  });
}

/** @param {DataTransfer | null} data @param {(incoming: Incoming) => void} receive */
function pass(data, receive) {
  const file = data?.files[0];
  const text = data?.getData("text/plain");
  if (file) receive({ file });
  else if (text) receive({ text });
}
