// The line on top: where one is, where one can go, language and colours.

import { button, el } from "./dom.js";
import { lang, setLang, t } from "./words.js";
import { nextTheme, patterns, theme, togglePatterns } from "./theme.js";
import { help } from "./keys.js";

const SIGNS = { system: "◐", light: "☀", dark: "☾" };

/** @param {import("./page.js").Page} page @param {string} shown the family that is shown */
export function header(page, shown) {
  const current = (/** @type {boolean} */ yes) => (yes ? "page" : undefined);
  const link = (/** @type {any} */ family) =>
    el("a", { href: `#new=${family.id}`, "aria-current": current(family.id === shown) }, family.title);
  const logo = el("a", { href: "#", class: "logo", "aria-label": t("page-home") }, el("span", { class: "mark", "aria-hidden": "true" }), "Teka");
  const nav = el("nav", { class: "families", "aria-label": t("page-families") }, ...page.families.map(link));
  const top = /** @type {HTMLElement} */ (document.querySelector("#header"));
  const open = el("a", { href: "#open", class: "ghost", "aria-current": current(location.hash === "#open") }, t("page-open"));
  top.replaceChildren(logo, nav, el("span", { class: "space" }), open, ...choices(page));
}

/** @param {import("./page.js").Page} page */
function choices(page) {
  const other = lang() === "en" ? "id" : "en";
  const speak = () => {
    setLang(other);
    page.again(true);
  };
  const now = { system: t("page-theme-system"), light: t("page-theme-light"), dark: t("page-theme-dark") }[theme()] ?? "";
  const sign = /** @type {any} */ (SIGNS)[theme()];
  const small = (/** @type {string} */ text, /** @type {() => void} */ act, /** @type {string} */ label, /** @type {object} */ more = {}) =>
    button(text, act, { class: "ghost", "aria-label": label, title: label, ...more });
  return [
    small(other.toUpperCase(), speak, t("page-other-language"), { lang: other }),
    small(sign, nextTheme, `${t("page-theme")}: ${now}`),
    small("▨", togglePatterns, t("page-patterns"), { "aria-pressed": String(patterns()) }),
    small("?", () => help(), t("page-keys")),
  ];
}
