// Forms made from the descriptions of parameters.

import { el, fresh } from "../dom.js";
import { t } from "../words.js";

/**
 * Fields for parameters, and how to read them: what is as it was by default is not said.
 * @param {any[]} params @param {Record<string, string>} [names] words for choices
 * @returns {{fields: HTMLElement, read: () => Record<string, any>}}
 */
export function form(params, names = {}) {
  const made = params.map((param) => ({ param, field: field(param, names) }));
  const items = made.map(({ param, field }) => labelled(param.label, field, param.about));
  const read = () => {
    const said = made.filter(({ param, field }) => field.value !== String(param.default ?? ""));
    const value = (/** @type {{param: any, field: any}} */ { param, field }) => (param.kind === "int" ? Number(field.value) : field.value);
    return Object.fromEntries(said.filter(({ field }) => field.value !== "").map((it) => [it.param.name, value(it)]));
  };
  return { fields: el("div", { class: "fields" }, ...items), read };
}

/** @param {any} param @param {Record<string, string>} names */
function field(param, names) {
  if (param.kind === "percent") return el("input", { type: "text", value: String(param.default), inputmode: "decimal" });
  if (param.kind !== "choice") {
    const [min, max, value] = [param.min, param.max, param.default ?? ""].map(String);
    return el("input", { type: "number", min, max, value, inputmode: "numeric" });
  }
  const option = (/** @type {string} */ name) => el("option", { value: name, selected: name === param.default }, names[name] ?? name);
  const any = !param.default ? [el("option", { value: "" }, t("page-any"))] : [];
  return el("select", {}, ...any, ...param.options.map(option));
}

/** A field with its name and what it is about. @param {string} name @param {HTMLElement} field @param {string} [about] */
export function labelled(name, field, about = "") {
  const [id, help] = [fresh(), fresh()];
  field.id = id;
  if (about) field.setAttribute("aria-describedby", help);
  return el("div", { class: "field" }, el("label", { for: id }, name), field, about && el("small", { id: help }, about));
}
