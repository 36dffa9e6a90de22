// Forms built from the descriptions of parameters. Each invalid field shows its own error.

import { announce, el, uniqueId } from "../dom.js";
import { number, t } from "../words.js";

/** A rate: 10, 10% or 0.1. The server returns how it was read. */
const RATE = String.raw`(100|\d{1,2}|\d{0,2}\.\d+)\s*%?`;

/**
 * Fields for parameters, and a function that reads them. Default values are left out. If a field is empty or
 * invalid, the form shows an error and the function returns null.
 * @param {any[]} params @param {Record<string, string>} [names] words for choices
 * @returns {{fields: HTMLElement, read: () => Record<string, any> | null, describe: (set: Record<string, any>, values: Record<string, any>) => string[]}}
 */
export function form(params, names = {}) {
  const made = params.map((param) => ({ param, field: field(param, names) }));
  const items = made.map(({ param, field }) => labelled(param.label, field, param.about));
  const read = () => {
    if (!isValid(made)) return null;
    const changed = made.filter(({ param, field }) => field.value !== String(param.default ?? ""));
    const value = (/** @type {{param: any, field: any}} */ { param, field }) => (param.kind === "int" ? Number(field.value) : field.value);
    return Object.fromEntries(changed.map((it) => [it.param.name, value(it)]));
  };
  return { fields: el("div", { class: "fields" }, ...items), read, describe: (set, values) => describeValues(params.filter(({ name }) => name in set), values) };
}

/** Parameters as the server has read them, with their labels. @param {any[]} params @param {Record<string, any>} values */
function describeValues(params, values) {
  const unit = (/** @type {string} */ kind) => (kind === "percent" ? " %" : "");
  return params.map(({ name, label, kind }) => `${label} ${values[name]}${unit(kind)}`);
}

/** @param {any} param @param {Record<string, string>} names */
function field(param, names) {
  const value = String(param.value ?? param.default ?? "");
  if (param.kind === "choice") {
    const option = (/** @type {string} */ name) => el("option", { value: name, selected: name === value }, names[name] ?? name);
    const any = !param.default ? [el("option", { value: "" }, t("page-any"))] : [];
    return el("select", {}, ...any, ...param.options.map(option));
  }
  const props = param.kind === "percent"
    ? { type: "text", pattern: RATE, autocomplete: "off" }
    : { type: "number", min: String(param.min), max: String(param.max), inputmode: "numeric" };
  return el("input", { ...props, value, required: true, oninput: (/** @type {Event} */ event) => clearError(event.target) });
}

/** A field with its name and what it is about. @param {string} name @param {HTMLElement} field @param {string} [about] */
export function labelled(name, field, about = "") {
  const [id, help] = [uniqueId(), uniqueId()];
  field.id = id;
  if (about) field.setAttribute("aria-describedby", help);
  return el("div", { class: "field" }, el("label", { for: id }, name), field, about && el("small", { id: help }, about));
}

/** Returns whether every field is valid. Shows each error at its field and focuses the first. @param {{param: any, field: any}[]} made */
function isValid(made) {
  for (const { field } of made) clearError(field);
  const wrong = made.filter(({ field }) => !field.validity.valid);
  if (wrong.length === 0) return true;
  announce(wrong.map(showError).join(" "));
  const [{ field }] = wrong;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  field.focus();
  return false;
}

/** Shows the error of a field, and returns its text. @param {{param: any, field: any}} made */
function showError({ param, field }) {
  const { valueMissing, badInput } = field.validity;
  const fact = valueMissing && !badInput ? t("page-field-empty") : t("page-field-wrong");
  const range = () => `${t("page-field-from")} ${number(param.min)} ${t("page-field-to")} ${number(param.max)}.`;
  const remedy = param.kind === "percent" ? t("page-field-rate") : range();
  const text = `${param.label} ${fact} ${remedy}`;
  const item = el("p", { class: "error", id: `${field.id}-error` }, text);
  field.after(item);
  field.setAttribute("aria-invalid", "true");
  changeDescription(field, (ids) => [item.id, ...ids]);
  return text;
}

/** Removes the error of a field. @param {any} field */
function clearError(field) {
  const item = document.getElementById(`${field.id}-error`);
  if (!item) return;
  item.remove();
  field.removeAttribute("aria-invalid");
  changeDescription(field, (ids) => ids.filter((id) => id !== item.id));
}

/** Changes the list of what describes a field. @param {HTMLElement} field @param {(ids: string[]) => string[]} change */
function changeDescription(field, change) {
  const ids = change((field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
  if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
  else field.removeAttribute("aria-describedby");
}
