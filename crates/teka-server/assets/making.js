// Making puzzles: at a level, with parameters, for a day or from the samples. While the player is
// busy with one puzzle, the next one is prepared.

import { ApiError, post } from "./client.js";
import { boardTheme } from "./theme.js";
import { lang } from "./words.js";

/** @typedef {import("./client.js").Family} Family @typedef {import("./game.js").State} State */
/**
 * How a puzzle is made, and how another of its kind can be made: at a level, for the day in `daily`
 * if there is one; with the parameters of the generator; or from the sample with this index.
 * @typedef {{level?: import("./api.d.ts").Level, daily?: string, parameters?: Record<string, import("./api.d.ts").Scalar>, seed?: number, sample?: number}} Recipe
 */
/** A puzzle and what is known about it. @typedef {{state: State, about: Partial<import("./store.js").SavedGame>}} Made */

/** Seeds are below this number, which leaves room for the version of the generator. */
const SEEDS = 1_000_000;

/** Makes a puzzle. @param {Family} family @param {Recipe} recipe @param {AbortSignal} signal @returns {Promise<Made>} */
export async function make(family, recipe, signal) {
  if (recipe.sample !== undefined) return fromSample(family, recipe.sample, signal);
  const state = await request(family, recipe, signal);
  if (!("game" in state)) throw new ApiError({ message: state.message });
  const { level = null, number = null } = state;
  return { state, about: { level, number, daily: recipe.daily ?? null, recipe } };
}

/** @param {Family} family @param {Recipe} recipe @param {AbortSignal} signal */
function request(family, { level, daily, parameters, seed = randomSeed() }, signal) {
  if (level && daily) return post("daily", { family: family.id, level, date: daily }, signal);
  const how = level ? { level } : { parameters };
  return post("generate", { family: family.id, ...how, seed }, signal);
}

/** @param {Family} family @param {number} sample @param {AbortSignal} signal @returns {Promise<Made>} */
async function fromSample(family, sample, signal) {
  const { text, name } = family.samples[sample] ?? family.samples[0];
  const state = await post("open", { text, family: family.id }, signal);
  return { state, about: { name, recipe: { sample } } };
}

function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;
}

/** Returns a stored value as a recipe, or null. @param {unknown} value @returns {Recipe | null} */
export function toRecipe(value) {
  return value && typeof value === "object" && !Array.isArray(value) ? value : null;
}

/** Returns how to make the puzzle after this one. A puzzle that was opened is followed by the first level. @param {Family} family @param {Recipe | null} recipe @returns {Recipe} */
export function following(family, recipe) {
  if (recipe?.level) return { level: recipe.level };
  if (recipe?.parameters) return { parameters: recipe.parameters };
  const [first] = family.levels;
  if (recipe?.sample === undefined && first) return { level: first.name };
  return { sample: ((recipe?.sample ?? -1) + 1) % family.samples.length };
}

/** A puzzle that is made before the player asks for it. */
export class Prepared {
  constructor() {
    this.key = "";
    /** @type {Promise<Made> | null} */
    this.making = null;
    this.controller = new AbortController();
  }

  /** Begins to make a puzzle, unless it is already being made. @param {Family} family @param {Recipe} recipe */
  prepare(family, recipe) {
    const key = keyOf(family, recipe);
    if (this.making && this.key === key) return;
    this.drop();
    this.key = key;
    this.making = make(family, recipe, this.controller.signal);
    // A failure shows when the puzzle is wanted.
    this.making.catch(() => {});
  }

  /** Returns the prepared puzzle or makes one. @param {Family} family @param {Recipe} recipe @param {AbortSignal} signal @returns {Promise<Made>} */
  async take(family, recipe, signal) {
    const { making, controller } = this;
    if (!making || this.key !== keyOf(family, recipe)) return make(family, recipe, signal);
    // From now on, only the player can cancel it.
    this.making = null;
    const cancel = () => controller.abort();
    signal.addEventListener("abort", cancel);
    this.controller = new AbortController();
    return making.catch((error) => {
      if (signal.aborted) throw error;
      return make(family, recipe, signal);
    });
  }

  /** Forgets the puzzle and stops making it. */
  drop() {
    this.controller.abort();
    this.controller = new AbortController();
    this.making = null;
  }
}

/** A puzzle contains words and a picture, so it belongs to a language and a theme. @param {Family} family @param {Recipe} recipe */
function keyOf(family, recipe) {
  return JSON.stringify([family.id, recipe, lang(), boardTheme()]);
}
