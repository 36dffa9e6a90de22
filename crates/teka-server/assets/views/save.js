// Saves the result of Solve: the same text as the command, and pictures if there is a solution.
// The player's game does not change.

import { draw } from "../api.js";
import { button, download, el } from "../dom.js";
import { t } from "../words.js";

export class Save {
  /** @param {import("../desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.item = el("div", { class: "row", role: "group", "aria-label": t("page-download") });
    this.clear();
  }

  clear() {
    this.item.hidden = true;
    this.item.replaceChildren();
  }

  /** Offers the text, and pictures of the solution if there is one. @param {string} text @param {{game: string} | null} solution */
  offer(text, solution) {
    const { id, answer } = this.desk.family;
    const name = `${id}-${solution ? "solution" : "result"}`;
    // Only a solution with moves can be animated.
    const kinds = solution ? ["png", "svg", ...(answer === "path" ? ["gif"] : [])] : [];
    const picture = (/** @type {string} */ kind) => async () => download(await draw({ game: solution?.game, kind }), `${name}.${kind}`);
    this.item.replaceChildren(
      button(t("page-save-text"), () => download(new Blob([text], { type: "text/plain" }), `${name}.txt`)),
      ...kinds.map((kind) => button(kind.toUpperCase(), () => this.desk.try(picture(kind)))),
    );
    this.item.hidden = false;
  }
}
