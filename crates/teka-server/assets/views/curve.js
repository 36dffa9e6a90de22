// A small curve: how far the best guess of a search was from a solution, over time.

const SPACE = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT] = [340, 80];

export class Curve {
  constructor() {
    this.item = document.createElementNS(SPACE, "svg");
    this.item.setAttribute("viewBox", `0 -4 ${WIDTH} ${HEIGHT + 8}`);
    this.item.setAttribute("class", "curve");
    this.item.setAttribute("aria-hidden", "true");
    this.line = this.item.appendChild(document.createElementNS(SPACE, "polyline"));
    this.clear();
  }

  clear() {
    /** @type {number[]} */
    this.costs = [];
    this.item.toggleAttribute("hidden", true);
  }

  /** @param {number | null} cost */
  add(cost) {
    if (cost === null || cost === undefined) return;
    this.costs.push(cost);
    const most = Math.max(...this.costs, 1);
    const last = Math.max(this.costs.length - 1, 1);
    const point = (/** @type {number} */ it, /** @type {number} */ at) =>
      `${((WIDTH * at) / last).toFixed(1)},${(HEIGHT * (1 - it / most)).toFixed(1)}`;
    this.line.setAttribute("points", this.costs.map(point).join(" "));
    // A point or two are no curve.
    this.item.toggleAttribute("hidden", this.costs.length < 3);
  }
}
