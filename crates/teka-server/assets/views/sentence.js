// A sentence whose words light the cells they speak of while they are pointed at.

import { el } from "../dom.js";

/**
 * @param {{text: string, cells: string[]}[]} parts @param {import("../board.js").Board} board
 * @param {{cell: string, role: string}[]} [lights] what is lit: words about what follows look otherwise
 * @returns {HTMLElement}
 */
export function sentence(parts, board, lights = []) {
  const ends = new Set(lights.filter(({ role }) => role === "conclusion").map(({ cell }) => cell));
  const part = (/** @type {{text: string, cells: string[]}} */ { text, cells }) => {
    if (cells.length === 0) return document.createTextNode(text);
    const role = cells.every((cell) => ends.has(cell)) ? "then" : "";
    const on = () => board.light(cells, role);
    const off = () => board.light([]);
    return el("button", { type: "button", class: `word ${role}`, onmouseenter: on, onfocus: on, onclick: on, onmouseleave: off, onblur: off }, text);
  };
  return el("p", {}, ...parts.map(part));
}
