// Forms generated from the descriptions of parameters. Each invalid field shows its own error.

import { announce, el, uniqueId } from "../dom.js";
import { number, t } from "../words.js";

/** A rate: 10, 10% or 0.1. The server returns its interpretation. */
const RATE = String.raw`(100|\d{1,2}|\d{0,2}\.\d+)\s*%?`;

/** @typedef {import("../api.d.ts").Scalar} Scalar */
/** A parameter, or a similar field that has a value instead of a default. @typedef {Omit<import("../api.d.ts").LabelledParameter, "default" | "labels"> & {default?: Scalar, labels?: Record<string, string>, value?: Scalar, kind: string, min?: number, max?: number, options?: string[]}} Param */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */
/** @typedef {{param: Param, field: Field}} Entry */
/** @typedef {{fields: HTMLElement, read: () => Record<string, Scalar> | null, fill: (values: Record<string, Scalar>) => void, describe: (set: Record<string, Scalar>, values?: Record<string, Scalar>) => string[]}} Form */

/**
 * Returns fields for parameters, and a function that reads them. Default values are omitted. If a
 * field is empty or invalid, the form shows an error and the function returns null.
 * @param {Param[]} params @param {Record<string, string>} [names] labels of choices
 * @param {(param: Param) => boolean} [isMain] whether a field is always visible; the others are under More
 * @returns {Form}
 */
export function form(params, names = {}, isMain = () => true) {
  const made = params.map((param) => ({ param, field: field(param, names) }));
  // Where values have labels, these say what the description says.
  const about = (/** @type {Param} */ { about, labels }) => (Object.keys(labels ?? {}).length > 0 ? "" : about);
  const items = (/** @type {Entry[]} */ list) => list.map(({ param, field }) => labelled(param.label, field, about(param)));
  const read = () => {
    if (!isValid(made)) return null;
    const changed = made.filter(({ param, field }) => field.value !== String(param.default ?? ""));
    const value = (/** @type {Entry} */ { param, field }) => (param.kind === "int" ? Number(field.value) : field.value);
    return Object.fromEntries(changed.map((it) => [it.param.name, value(it)]));
  };
  const fill = (/** @type {Record<string, Scalar>} */ values) => {
    for (const { param, field } of made.filter(({ param }) => param.value === undefined)) setValue(field, String(values[param.name] ?? param.default ?? ""));
  };
  const [shown, rest] = [made.filter((it) => isMain(it.param)), made.filter((it) => !isMain(it.param))];
  const fields = el("div", { class: "fields" }, ...items(shown));
  const more = el("details", { class: "more-fields" }, el("summary", {}, t("page-more-fields")), el("div", { class: "fields" }, ...items(rest)));
  return { fields: rest.length > 0 ? el("div", { class: "folded" }, fields, more) : fields, read, fill, describe: (set, values) => describeValues(params.filter(({ name }) => name in set), values ?? {}) };
}

/** Returns the name of a method for people. @param {import("../client.js").Family} family @param {string} name */
export function methodTitle(family, name) {
  return family.methods.find((method) => method.name === name)?.title ?? name;
}

/** Returns parameters as the server interpreted them, with their labels. @param {Param[]} params @param {Record<string, Scalar>} values */
function describeValues(params, values) {
  const unit = (/** @type {string} */ kind) => (kind === "percent" ? "%" : "");
  return params.map(({ name, label, kind }) => `${label} ${values[name]}${unit(kind)}`);
}

/** @param {Param} param @param {Record<string, string>} names @returns {Field} */
function field(param, names) {
  const value = String(param.value ?? param.default ?? "");
  const option = (/** @type {string} */ name) => el("option", { value: name, selected: name === value }, param.labels?.[name] ?? names[name] ?? name);
  if (param.kind === "choice") {
    const any = !param.default ? [el("option", { value: "" }, t("page-any"))] : [];
    return el("select", {}, ...any, ...(param.options ?? []).map(option));
  }
  if (isSpecial(param)) return el("select", {}, ...numbers(param).map(option));
  const props = param.kind === "percent"
    ? { type: "text", pattern: RATE, autocomplete: "off" }
    : { type: "number", min: String(param.min), max: String(param.max), inputmode: "numeric" };
  const input = el("input", { ...props, value, required: true, oninput: () => clearError(input) });
  return input;
}

/** Returns whether the smallest number has a meaning of its own, such as "automatic". @param {Param} param */
function isSpecial({ kind, min, labels }) {
  return kind === "int" && labels?.[String(min)] !== undefined;
}

/** @param {Param} param */
function numbers({ min = 0, max = 0 }) {
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
}

/** @param {Field} field @param {string} value */
function setValue(field, value) {
  field.value = value;
  clearError(field);
}

/** Returns a field with its label and description. @param {string} name @param {HTMLElement} field @param {string} [about] */
export function labelled(name, field, about = "") {
  const [id, help] = [uniqueId(), uniqueId()];
  field.id = id;
  if (about) field.setAttribute("aria-describedby", help);
  return el("div", { class: "field" }, el("label", { for: id }, name), field, about && el("small", { id: help }, about));
}

/** Returns whether every field is valid. Shows each error at its field and focuses the first. @param {Entry[]} made */
function isValid(made) {
  for (const { field } of made) clearError(field);
  const wrong = made.filter(({ field }) => !field.validity.valid);
  if (wrong.length === 0) return true;
  announce(wrong.map(showError).join(" "));
  const [{ field }] = wrong;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  field.focus();
  return false;
}

/** Shows the error of a field and returns its text. @param {Entry} made */
function showError({ param, field }) {
  const { valueMissing, badInput } = field.validity;
  const values = { field: param.label, min: number(param.min ?? 0), max: number(param.max ?? 0) };
  const fact = valueMissing && !badInput ? t("page-field-empty", values) : t("page-field-wrong", values);
  const remedy = param.kind === "percent" ? t("page-field-rate") : t("page-field-range", values);
  const text = `${fact} ${remedy}`;
  const item = el("p", { class: "error", id: `${field.id}-error` }, text);
  field.after(item);
  field.setAttribute("aria-invalid", "true");
  changeDescription(field, (ids) => [item.id, ...ids]);
  return text;
}

/** Removes the error of a field. @param {Field} field */
function clearError(field) {
  const item = document.getElementById(`${field.id}-error`);
  if (!item) return;
  item.remove();
  field.removeAttribute("aria-invalid");
  changeDescription(field, (ids) => ids.filter((id) => id !== item.id));
}

/** Changes the list of elements that describe a field. @param {HTMLElement} field @param {(ids: string[]) => string[]} change */
function changeDescription(field, change) {
  const ids = change((field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
  if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
  else field.removeAttribute("aria-describedby");
}
