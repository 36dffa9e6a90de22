// A level as browser games keep it.
import type { Level } from "./types";

const level: Level = {
  path: "/level/7",
  size: 7,
  colorRegions: [
    ["A", "A", "B", "B", "B", "B", "B"],
    ["A", "A", "B", "B", "B", "B", "B"],
    ["A", "B", "B", "C", "D", "D", "D"],
    ["A", "B", "E", "E", "D", "D", "D"],
    ["A", "E", "E", "E", "D", "D", "D"],
    ["E", "E", "E", "E", "F", "G", "D"],
    ["E", "E", "E", "E", "E", "G", "G"],
  ],
};

export default level;
