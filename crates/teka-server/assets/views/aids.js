// Conveniences, each with a box to tick.

import { isOn, remember } from "../aids.js";
import { el } from "../dom.js";
import { t } from "../words.js";

/** @param {import("../desk.js").Desk} desk @returns {HTMLElement} */
export function aids(desk) {
  const { game, family } = desk;
  const own = [["mistakes", t("page-aid-mistakes")], ["clock", t("page-aid-clock")], ["motion", t("page-aid-motion")]];
  if (family.answer === "path") own.push(["best", t("page-aid-best")]);
  const puzzles = (game.state.aids ?? []).map((/** @type {import("../aids.js").Aid} */ { key, label, on }) =>
    box(label, on, () => desk.give({ key }), `aid-${key}`));
  const pages = own.map(([name, label]) => box(label, isOn(name), (on) => {
    remember(name, on);
    desk.refresh();
  }, `aid-${name}`));
  return el("details", { class: "aids" }, el("summary", {}, t("page-aids")), ...puzzles, ...pages);
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} turn @param {string} id */
function box(label, on, turn, id) {
  const tick = el("input", { type: "checkbox", id, checked: on, onchange: () => turn(tick.checked) });
  return el("label", { class: "check" }, tick, label);
}
