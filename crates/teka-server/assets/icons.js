// The icons: outlines on a grid of 24 by 24, drawn with strokes of 1.75. They are decoration, and
// the control around one has the name.

const SVG = "http://www.w3.org/2000/svg";

const DISC = "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0";

/** The outline of each icon. */
const OUTLINES = {
  undo: "M8.2 4.6 4 8.8l4.2 4.2M4.4 8.8h9.8a5.3 5.3 0 0 1 0 10.6h-4",
  redo: "M15.8 4.6 20 8.8l-4.2 4.2M19.6 8.8H9.8a5.3 5.3 0 0 0 0 10.6h4",
  restart: "M4.4 4.4v5.2h5.2M4.7 9.4a7.8 7.8 0 1 1-.4 4.4",
  rewind: "M4.4 4.4v5.2h5.2M4.7 9.4a7.8 7.8 0 1 1-.4 4.4M12 8.2v4.3l2.8 1.7",
  remove: "M4.5 7.2h15M9.4 7V4.4h5.2V7M6.4 7.4l.9 12.2h9.4l.9-12.2M10.2 11v5M13.8 11v5",
  close: "M6.2 6.2l11.6 11.6M17.8 6.2 6.2 17.8",
  plus: "M12 5v14M5 12h14",
  tick: "M4.8 12.8l4.6 4.6L19.4 7",
  play: "M8 5.4v13.2L18.6 12z",
  pause: "M8.6 5.4v13.2M15.4 5.4v13.2",
  stop: "M6.4 6.4h11.2v11.2H6.4z",
  step: "M6 5.6v12.8l9.4-6.4zM18.6 5.6v12.8",
  next: "M4.8 12h14.2M13.2 6.2l5.8 5.8-5.8 5.8",
  previous: "M19.2 12H5M10.8 6.2 5 12l5.8 5.8",
  first: "M5.2 6v12M19.4 12H9.2M13.8 7.2 9 12l4.8 4.8",
  last: "M18.8 6v12M4.6 12h10.2M10.2 7.2 15 12l-4.8 4.8",
  left: "M14.6 6.2 8.8 12l5.8 5.8",
  right: "M9.4 6.2l5.8 5.8-5.8 5.8",
  up: "M6.2 14.6 12 8.8l5.8 5.8",
  down: "M6.2 9.4l5.8 5.8 5.8-5.8",
  home: "M4.4 11.2 12 4.6l7.6 6.6M6.6 9.6v9.6h10.8V9.6",
  menu: "M4.4 7h15.2M4.4 12h15.2M4.4 17h15.2",
  more: "M5.6 12h.1M12 12h.1M18.4 12h.1",
  settings: "M4 8.2h7.4M16 8.2h4M4 15.8h4M12.6 15.8H20M16 8.2a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M12.6 15.8a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0",
  system: `${DISC}M12 4v16M12 7.6h6.6M12 12h8M12 16.4h6.6`,
  light: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.6l1.2 1.2M17.2 17.2l1.2 1.2M18.4 5.6l-1.2 1.2M6.8 17.2l-1.2 1.2",
  dark: "M19.6 14.4A8 8 0 1 1 9.6 4.4a6.4 6.4 0 0 0 10 10z",
  patterns: "M4.6 4.6h14.8v14.8H4.6zM4.6 12 12 4.6M4.6 19.4 19.4 4.6M12 19.4l7.4-7.4",
  language: `${DISC}M4.2 12h15.6M12 4c2.3 2.3 3.5 5 3.5 8s-1.2 5.7-3.5 8c-2.3-2.3-3.5-5-3.5-8s1.2-5.7 3.5-8`,
  help: `${DISC}M9.6 9.8a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.4 1.1-1.4 1.9M12 16.4v.1`,
  check: "M19.9 10.8A8 8 0 1 1 15.4 4.8M8.4 11.4l3.2 3.2 8.2-8.4",
  hint: "M9.2 17.2h5.6M10.2 20.2h3.6M9.3 17c0-2-3.2-3.2-3.2-7a5.9 5.9 0 0 1 11.8 0c0 3.8-3.2 5-3.2 7",
  share: "M12 14.6V4.2M7.9 8.2 12 4.1l4.1 4.1M8 11H5.6v8.8h12.8V11H16",
  "layer-up": "M4 15.6l8 4.2 8-4.2M7.6 11.4 4 13.2M16.4 11.4l3.6 1.8M12 14V4.2M8.6 7.6 12 4.2l3.4 3.4",
  "layer-down": "M4 15.6l8 4.2 8-4.2M7.6 11.4 4 13.2M16.4 11.4l3.6 1.8M12 4v9.8M8.6 10.4l3.4 3.4 3.4-3.4",
  rotate: "M19.4 4.8v5h-5M18.9 9.4a7.6 7.6 0 1 0 .6 4.4M10.2 10.4h3.6V14h-3.6z",
  "rotate-back": "M4.6 4.8v5h5M5.1 9.4a7.6 7.6 0 1 1-.6 4.4M10.2 10.4h3.6V14h-3.6z",
  flip: "M12 4v2.4M12 9.4v5.2M12 17.6V20M9 7.4 3.8 17.2H9zM15 7.4l5.2 9.8H15z",
  calendar: "M4.6 6.4h14.8v13.2H4.6zM4.6 10.6h14.8M8.6 4.2v4M15.4 4.2v4",
  trophy: "M8 4.4h8v5.4a4 4 0 0 1-8 0zM8 6.2H4.4c0 3 1.4 4.7 3.8 4.9M16 6.2h3.6c0 3-1.4 4.7-3.8 4.9M12 13.8v3.8M8.4 19.6h7.2",
  statistics: "M4.6 4.4v15h15M8.4 15.4v-3.2M12.4 15.4V8.6M16.4 15.4v-5",
  streak: "M12.4 3.8c.3 3.4 5 5 5 9.8a5.4 5.4 0 0 1-10.8 0c0-2.4 1.5-3.4 2-5.4 1.6.7 2.2 1.8 2.4 2.9 1.1-1.6 1.7-4 1.4-7.3z",
  clock: `${DISC}M12 7.6V12l3 1.9`,
  open: "M3.8 18.6V5.4h5.8l2.2 2.6h8.4v10.6z",
  explain: "M9.2 6.4H20M9.2 12H20M9.2 17.6h7M4.4 6.4h.9M4.4 12h.9M4.4 17.6h.9",
  solve: "M14.2 6a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0M8.2 18a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0M20.2 18a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0M10.9 7.9l-3.8 8.2M13.1 7.9l3.8 8.2",
  compare: "M5.2 19.6v-7.2M12 19.6V4.4M18.8 19.6v-4.4",
  download: "M12 4.2v10.6M7.8 10.8l4.2 4.2 4.2-4.2M4.6 19.4h14.8",
  copy: "M9 9h10.4v10.4H9zM15 9V4.6H4.6V15H9",
  print: "M7.2 9V4.4h9.6V9M7.2 17H4.4V9h15.2v8h-2.8M7.2 14h9.6v5.8H7.2z",
  text: "M6 4h8l4 4v12H6zM14 4v4h4M9 12.4h6M9 16h4",
  image: "M4.4 5.2h15.2v13.6H4.4zM4.8 16.4l4.6-4.6 3.4 3.4 2.4-2.4 4 4M14.8 9.2v.1",
  pencil: "M4.6 19.4l.9-4.2L15.9 4.8l3.3 3.3L8.8 18.5zM13.6 7.1l3.3 3.3",
  marks: "M6.6 6.6h.1M12 6.6h.1M17.4 6.6h.1M6.6 12h.1M12 12h.1M17.4 12h.1M6.6 17.4h.1M12 17.4h.1M17.4 17.4h.1",
  plane: "M12 4.2 4 8.4l8 4.2 8-4.2zM4 12l8 4.2 8-4.2M4 15.6l8 4.2 8-4.2",
  erase: "M9.2 19 4.4 14.2l9-9 5.8 5.8-8 8zM8.8 9.8l5.8 5.8M9 19h10.6",
  warning: "M12 4.4 3.6 19.4h16.8zM12 10v4.2M12 16.8v.1",
};

/** The name of an icon. @typedef {keyof typeof OUTLINES} IconName */

/** The icons of the keys of puzzles, by the name of the key. @type {Record<string, IconName | undefined>} */
const KEYS = {
  turn: "rotate", "turn-back": "rotate-back", mirror: "flip", "layer-up": "layer-up", "layer-down": "layer-down",
  plane: "plane", pencil: "pencil", "mark-all": "marks", clear: "erase",
};

/** Returns the icon of a key, if it has one. @param {string | null | undefined} name */
export function keyIcon(name) {
  const known = KEYS[name ?? ""];
  return known ? [icon(known)] : [];
}

/** Returns an icon. @param {IconName} name */
export function icon(name) {
  const item = document.createElementNS(SVG, "svg");
  item.setAttribute("viewBox", "0 0 24 24");
  item.setAttribute("class", "icon");
  item.setAttribute("aria-hidden", "true");
  item.dataset.icon = name;
  item.appendChild(document.createElementNS(SVG, "path")).setAttribute("d", OUTLINES[name]);
  return item;
}
