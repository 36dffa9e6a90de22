// A sentence whose words light the cells they speak of while they are pointed at.

import { el } from "../dom.js";

/**
 * @param {{text: string, cells: string[]}[]} parts @param {import("../board.js").Board} board
 * @returns {HTMLElement}
 */
export function sentence(parts, board) {
  const part = (/** @type {{text: string, cells: string[]}} */ { text, cells }) => {
    if (cells.length === 0) return document.createTextNode(text);
    const on = () => board.light(cells);
    const off = () => board.light([]);
    return el("button", { type: "button", class: "word", onmouseenter: on, onfocus: on, onclick: on, onmouseleave: off, onblur: off }, text);
  };
  return el("p", {}, ...parts.map(part));
}
