// Days as text, such as 2026-03-01, in the time zone of the player.

import { lang } from "./words.js";

/** Returns the day of a date. @param {Date} [date] */
export function dayOf(date = new Date()) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns noon of a day, which exists in every time zone. @param {string} day */
function noon(day) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Returns the day that is some days later. @param {string} day @param {number} by */
export function addDays(day, by) {
  const date = noon(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** Returns the first day of a month some months later. @param {string} day @param {number} by */
export function addMonths(day, by) {
  const date = noon(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth() + by, 1, 12));
}

/** Returns the days of a month up to `last`. @param {string} day @param {string} last */
export function daysOfMonth(day, last) {
  const first = addMonths(day, 0);
  const all = Array.from({ length: 31 }, (_, at) => addDays(first, at));
  return all.filter((it) => it.slice(0, 7) === first.slice(0, 7) && it <= last);
}

/** Returns the position of a day in its week, from 0 for Monday. @param {string} day */
export function weekday(day) {
  return (noon(day).getDay() + 6) % 7;
}

/** Returns whether a text is a day. @param {unknown} text @returns {text is string} */
export function isDay(text) {
  return typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noon(text)) === text;
}

/** Formats a day in the selected language. @param {string} day @param {Intl.DateTimeFormatOptions} [style] */
export function formatDay(day, style = { weekday: "short", day: "numeric", month: "long" }) {
  return new Intl.DateTimeFormat(lang(), style).format(noon(day));
}
