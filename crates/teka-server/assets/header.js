// The header: links to the puzzle families, language and theme.

import { button, el } from "./dom.js";
import { lang, setLang, t } from "./words.js";
import { nextTheme, patterns, theme, togglePatterns } from "./theme.js";
import { showShortcuts } from "./shortcuts.js";

const SIGNS = { system: "◐", light: "☀", dark: "☾" };

/** @param {import("./page.js").Page} page @param {string} shown the family of the current view */
export function header(page, shown) {
  const current = (/** @type {boolean} */ yes) => (yes ? "page" : undefined);
  const link = (/** @type {import("./client.js").Family} */ family) =>
    el("a", { href: `#new=${family.id}`, "aria-current": current(family.id === shown) }, family.title);
  const mark = el("span", { class: "mark", "aria-hidden": "true" });
  const logo = el("a", { href: "#", class: "logo", "aria-label": t("page-home") }, mark, "Teka");
  const nav = el("nav", { class: "families", "aria-label": t("page-families") }, ...page.families.map(link));
  const top = /** @type {HTMLElement} */ (document.querySelector("#header"));
  const isOpening = current(location.hash === "#open");
  const open = el("a", { href: "#open", class: "ghost", "aria-current": isOpening }, t("page-open"));
  // Keeps the focus where it was.
  const at = [...top.children].findIndex((item) => item === document.activeElement);
  top.replaceChildren(logo, nav, el("span", { class: "space" }), open, ...choices(page));
  if (at >= 0) /** @type {HTMLElement} */ (top.children[at]).focus();
}

/** @param {import("./page.js").Page} page */
function choices(page) {
  const other = lang() === "en" ? "id" : "en";
  const switchLanguage = () => {
    setLang(other);
    page.translate();
  };
  const names = { system: t("page-theme-system"), light: t("page-theme-light"), dark: t("page-theme-dark") };
  const now = names[theme()];
  const sign = SIGNS[theme()];
  return [
    small(other.toUpperCase(), switchLanguage, `${other.toUpperCase()}: ${t("page-other-language")}`, { lang: other }),
    small(sign, nextTheme, `${t("page-theme")}: ${now}`),
    small("▨", togglePatterns, t("page-patterns"), { "aria-pressed": String(patterns()) }),
    small("?", () => showShortcuts(page), t("page-keys"), { class: "ghost for-keys" }),
  ];
}

/** @param {string} text @param {() => void} act @param {string} label @param {Record<string, string>} [more] */
function small(text, act, label, more = {}) {
  return button(text, act, { class: "ghost", "aria-label": label, title: label, ...more });
}
