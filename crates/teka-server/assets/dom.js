// Elements, downloads and announcements. The security policy of the page forbids inline styles and
// handlers.

import { icon } from "./icons.js";

/** The value of an attribute. @typedef {string | number | boolean | null | undefined | EventListener} Value */

/**
 * Creates an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Value>} [props] attributes and properties; `on…` are listeners
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, props = {}, ...children) {
  const item = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") item.addEventListener(name.slice(2), value);
    else if (name in item && typeof value !== "string") Reflect.set(item, name, value);
    else item.setAttribute(name, String(value));
  }
  item.append(...children.filter((child) => typeof child === "string" || child instanceof Node));
  return item;
}

/**
 * Creates a button.
 * @param {string | (string | Node)[]} content a text, or an icon beside a text @param {() => void} act @param {Record<string, Value>} [props]
 * @returns {HTMLButtonElement}
 */
export function button(content, act, props = {}) {
  return el("button", { type: "button", class: "b", onclick: act, ...props }, ...[content].flat());
}

/**
 * Creates a button that shows only an icon.
 * @param {import("./icons.js").IconName} name @param {string} label @param {() => void} act @param {Record<string, Value>} [props]
 */
export function iconButton(name, label, act, props = {}) {
  return button([icon(name)], act, { "aria-label": label, title: label, ...props });
}

/** Creates a picture that is not interactive. @param {string} svg @param {string} alt @returns {HTMLImageElement} */
export function image(svg, alt = "") {
  return el("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt });
}

/** Downloads a file. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const address = URL.createObjectURL(blob);
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Announces a text to screen readers. @param {string} text */
export function announce(text) {
  const live = /** @type {HTMLElement} */ (document.querySelector("#live"));
  live.textContent = "";
  setTimeout(() => (live.textContent = text), 30);
}

let named = 0;

/** Returns a unique id. */
export function uniqueId() {
  named += 1;
  return `e${named}`;
}
