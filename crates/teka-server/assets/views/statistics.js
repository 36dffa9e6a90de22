// The statistics view: results by family and level, and the file that keeps them.

import { button, download, el } from "../dom.js";
import { confirm } from "../dialog.js";
import { dayOf } from "../days.js";
import { deleteAll, exportAll, importAll, statistics, streak } from "../stats.js";
import { levelName } from "../title.js";
import { clock, number, t } from "../words.js";

/** @typedef {import("../page.js").Page} Page @typedef {import("../client.js").Family} Family */

/** @param {Page} page @returns {HTMLElement} */
export function statisticsView(page) {
  const days = streak(dayOf());
  return el(
    "div", { class: "start statistics" }, el("h1", {}, t("page-statistics")),
    el("p", { class: "lead" }, days === 1 ? t("page-streak-days-one") : t("page-streak-days", { count: number(days) })),
    ...page.families.map(familySection),
    storage(page),
  );
}

/** @param {Family} family */
function familySection(family) {
  const levels = family.levels.map(({ name }) => name);
  const rows = ["", ...levels].map((level) => row(family, level)).filter((it) => it !== null);
  const title = el("h2", {}, family.title);
  if (rows.length === 0) return el("section", { class: "panel" }, title, el("p", { class: "soft" }, t("page-nothing-solved")));
  const heads = [t("page-level"), t("page-solved-count"), t("page-best-heading"), t("page-median"), t("page-without-hints")];
  const head = el("tr", {}, ...heads.map((text, at) => el("th", { scope: "col", class: at > 0 ? "n" : "" }, text)));
  // The table can be wider than the window and is then scrolled.
  return el("section", { class: "panel", tabindex: "0", "aria-label": family.title }, title, el("table", { class: "table" }, el("thead", {}, head), el("tbody", {}, ...rows)));
}

/** Returns the row of a level, or of all levels if it is empty. @param {Family} family @param {string} level */
function row(family, level) {
  const { solved, best, median, withoutHints } = statistics(family.id, level || undefined);
  if (solved === 0) return null;
  const time = (/** @type {number | null} */ seconds) => (seconds === null ? "–" : clock(seconds));
  const cells = [number(solved), time(best), time(median), number(withoutHints)].map((text) => el("td", { class: "n" }, text));
  return el("tr", {}, el("th", { scope: "row" }, level ? levelName(family, level) : t("page-all-levels")), ...cells);
}

/** Export, import and deletion. @param {Page} page */
function storage(page) {
  const file = el("input", { type: "file", accept: ".json,application/json", class: "visually-hidden", id: "results", onchange: () => read(page, file.files?.[0]) });
  const save = () => download(new Blob([exportAll()], { type: "application/json" }), `teka-${dayOf()}.json`);
  const remove = async () => {
    if (!(await confirm(t("page-delete-sure"), t("page-delete-all")))) return;
    await deleteAll();
    page.route();
  };
  return el(
    "section", { class: "panel" }, el("h2", {}, t("page-your-data")), el("p", { class: "soft" }, t("page-your-data-about")),
    el("div", { class: "row" },
      button(t("page-export"), save), el("label", { class: "b", for: "results" }, t("page-import")), file,
      button(t("page-delete-all"), remove, { class: "b danger" })),
  );
}

/** @param {Page} page @param {File | undefined} file */
async function read(page, file) {
  if (!file) return;
  try {
    await importAll(await file.text());
    page.showToast(t("page-imported"));
    page.route();
  } catch {
    page.showToast(t("page-import-failed"));
  }
}
