// The assistance panel: switches for the help of the puzzle and of the page. Each is remembered, that
// of a puzzle for its family.

import { el } from "./dom.js";
import { isOn, setOn } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./workspace.js").Workspace} Workspace */

/** The settings of the page, by name. @type {Record<string, string>} */
const OWN = { mistakes: "page-aid-mistakes", clock: "page-aid-clock", motion: "page-aid-motion", best: "page-aid-best" };

export class Assistance {
  /** @param {Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    const { game, family } = workspace;
    const names = Object.keys(OWN).filter((name) => name !== "best" || family.answer === "path");
    const puzzles = game.state.aids.map(({ key, label, on }) => toggle(`aid-${key}`, label, on ?? false, () => workspace.sendInput({ key })));
    const pages = names.map((name) => toggle(`aid-${name}`, t(OWN[name]), isOn(name), (on) => this.turn(name, on)));
    this.element = el(
      "section", { class: "aids", "aria-labelledby": "aids-title" },
      el("h2", { id: "aids-title" }, t("page-aids")), ...puzzles, ...pages);
  }

  /** Changes a setting of the page. @param {string} name @param {boolean} on */
  turn(name, on) {
    setOn(name, on);
    this.workspace.refresh();
  }

  /** Updates the switches of settings that were changed with a key. */
  sync() {
    for (const { key, on } of this.workspace.game.state.aids) {
      const box = /** @type {HTMLInputElement | null} */ (this.element.querySelector(`#aid-${CSS.escape(key)}`));
      if (box) box.checked = on ?? false;
    }
  }
}

/** @param {string} id @param {string} label @param {boolean} on @param {(on: boolean) => void} turn */
function toggle(id, label, on, turn) {
  const box = el("input", { type: "checkbox", role: "switch", id, checked: on, onchange: () => turn(box.checked) });
  return el("label", { class: "check" }, box, label);
}
