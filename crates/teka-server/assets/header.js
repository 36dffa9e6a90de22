// The header: links to the puzzle families, language and theme.

import { button, el } from "./dom.js";
import { icon } from "./icons.js";
import { lang, setLang, t } from "./words.js";
import { nextTheme, patterns, theme, togglePatterns } from "./theme.js";
import { showShortcuts } from "./shortcuts.js";

/** @param {import("./page.js").Page} page @param {string} shown the family of the current view */
export function header(page, shown) {
  const current = (/** @type {boolean} */ yes) => (yes ? "page" : undefined);
  const link = (/** @type {import("./client.js").Family} */ family) =>
    el("a", { href: `#new=${family.id}`, "aria-current": current(family.id === shown) }, family.title);
  const mark = el("img", { src: "icon.svg", class: "mark", alt: "" });
  const logo = el("a", { href: "#", class: "logo", "aria-label": t("page-home") }, mark, "Teka");
  const nav = el("nav", { class: "families", "aria-label": t("page-families") }, ...page.families.map(link));
  const top = /** @type {HTMLElement} */ (document.querySelector("#header"));
  const isOpening = current(location.hash === "#open");
  const open = el("a", { href: "#open", class: "ghost", "aria-label": t("page-open"), "aria-current": isOpening }, icon("open"), el("span", { class: "wide-only" }, t("page-open")));
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
  const code = el("span", {}, other.toUpperCase());
  return [
    small([icon("language"), code], switchLanguage, `${other.toUpperCase()}: ${t("page-other-language")}`, { lang: other }),
    small([icon(theme())], nextTheme, `${t("page-theme")}: ${now}`),
    small([icon("patterns")], togglePatterns, t("page-patterns"), { "aria-pressed": String(patterns()) }),
    small([icon("help")], () => showShortcuts(page), t("page-keys"), { class: "ghost keyboard-only" }),
  ];
}

/** @param {Node[]} content @param {() => void} act @param {string} label @param {Record<string, string>} [more] */
function small(content, act, label, more = {}) {
  return button(content, act, { class: "ghost", "aria-label": label, title: label, ...more });
}
