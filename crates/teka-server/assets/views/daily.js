// The puzzles of the day: a strip on the start view, and the calendar of past days.

import { button, el } from "../dom.js";
import { icon } from "../icons.js";
import { addDays, addMonths, dayOf, daysOfMonth, formatDay, isDay, weekday } from "../days.js";
import { dailySolved, streak } from "../stats.js";
import { number, t } from "../words.js";

/** @typedef {import("../page.js").Page} Page @typedef {import("../client.js").Family} Family */

/** The number of days that the strip shows as dots. */
const DOTS = 7;

/** Returns the families with puzzles of the day, and their levels. @param {Page} page @returns {{family: Family, levels: import("../client.js").Level[]}[]} */
function dailies(page) {
  const all = page.families.map((family) => ({ family, levels: family.levels.filter(({ daily }) => daily) }));
  return all.filter(({ levels }) => levels.length > 0);
}

/** Returns the strip with the puzzles of today, or null if there are none. @param {Page} page */
export function today(page) {
  if (dailies(page).length === 0) return null;
  const day = dayOf();
  return el(
    "section", { class: "today", "aria-labelledby": "today" },
    el("div", { class: "day" }, el("h2", { id: "today" }, t("page-today")), el("span", { class: "soft" }, formatDay(day))),
    el("div", { class: "day-puzzles" }, ...puzzles(page, day)),
    streakMark(page, day),
  );
}

/** Returns the chips of a day, by family. @param {Page} page @param {string} day */
function puzzles(page, day) {
  return dailies(page).map(({ family, levels }) => {
    const chips = levels.map((level) => dayChip(page, family, level, day));
    return el("div", { class: "day-family", role: "group", "aria-label": family.title }, el("span", {}, family.title), ...chips);
  });
}

/** @param {Page} page @param {Family} family @param {import("../client.js").Level} level @param {string} day */
function dayChip(page, family, { name, label }, day) {
  const isDone = dailySolved(day, family.id, name);
  const about = `${family.title}: ${label}, ${formatDay(day)}${isDone ? `, ${t("page-is-solved")}` : ""}`;
  const start = () => page.begin(family, { level: name, daily: day }, chip);
  const chip = button(isDone ? [icon("tick"), el("span", {}, label)] : label, start, { class: `chip${isDone ? " done" : ""}`, "aria-label": about });
  return chip;
}

/** Returns whether any puzzle of a day is solved. @param {Page} page @param {string} day */
function isAnySolved(page, day) {
  return dailies(page).some(({ family, levels }) => levels.some(({ name }) => dailySolved(day, family.id, name)));
}

/** @param {Page} page @param {string} day */
function streakMark(page, day) {
  const count = streak(day);
  const days = Array.from({ length: DOTS }, (_, at) => addDays(day, at - DOTS + 1));
  const dots = days.map((it) => el("i", { class: isAnySolved(page, it) ? "on" : "" }));
  return el(
    "div", { class: "streak" }, el("span", { class: "dots", "aria-hidden": "true" }, ...dots),
    el("span", {}, count === 1 ? t("page-streak-days-one") : t("page-streak-days", { count: number(count) })),
    el("a", { href: "#daily" }, t("page-daily")),
  );
}

/** Returns the calendar, with the puzzles of one day. @param {Page} page @param {string | undefined} named the day to show; today by default */
export function dailyView(page, named) {
  const last = dayOf();
  const day = isDay(named) && named <= last ? named : last;
  return el(
    "div", { class: "start calendar-view" }, el("h1", {}, t("page-daily")),
    el("p", { class: "lead" }, t("page-daily-about")),
    el("section", { class: "panel" }, months(day, last), calendar(page, day, last)),
    el("section", { class: "panel" }, el("h2", {}, formatDay(day)), el("div", { class: "day-puzzles" }, ...puzzles(page, day))),
  );
}

/** The month with links to the months around it. @param {string} day @param {string} last */
function months(day, last) {
  const link = (/** @type {string} */ to, /** @type {string} */ name) => el("a", { class: "b", href: `#daily=${to}` }, name);
  const next = addMonths(day, 1);
  return el(
    "div", { class: "row ends" }, link(addMonths(day, -1), t("page-month-before")),
    el("h2", {}, formatDay(day, { month: "long", year: "numeric" })),
    next <= last ? link(next, t("page-month-after")) : el("span"),
  );
}

/** @param {Page} page @param {string} day @param {string} last */
function calendar(page, day, last) {
  const days = daysOfMonth(day, last);
  const gaps = Array.from({ length: weekday(days[0]) }, () => el("li", { class: "gap", "aria-hidden": "true" }));
  const item = (/** @type {string} */ it) => {
    const isDone = isAnySolved(page, it);
    const about = `${formatDay(it)}${isDone ? `, ${t("page-is-solved")}` : ""}`;
    const link = el("a", { href: `#daily=${it}`, class: isDone ? "done" : "", "aria-label": about, "aria-current": it === day ? "date" : undefined });
    link.append(number(Number(it.slice(8))), isDone ? icon("tick") : "");
    return el("li", {}, link);
  };
  return el("ol", { class: "calendar" }, ...gaps, ...days.map(item));
}
