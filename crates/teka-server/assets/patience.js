// Waiting for the server: one that is busy is asked again when it says, one that is away until it is back.

/** How often a busy server is asked. */
const TRIES = 6;
/** Seconds to wait at the most before asking again. */
const LONGEST = 5;

let away = false;
/** @type {(isAway: boolean) => void} */
let changed = () => {};

/** Whether the server does not answer. */
export function isAway() {
  return away;
}

/** Calls back when the server is lost, and when it is back. @param {(isAway: boolean) => void} then */
export function whenAway(then) {
  changed = then;
}

/** @param {() => Promise<Response>} ask @returns {Promise<Response>} */
export async function patiently(ask) {
  for (let tries = 1; ; tries += 1) {
    const answer = await reach(ask);
    const isBusy = answer.status === 429 || answer.status === 503;
    if (!isBusy || tries === TRIES) return answer;
    await pause(Number(answer.headers.get("Retry-After")) || 1);
  }
}

/** Asks until there is an answer, whatever it is. @param {() => Promise<Response>} ask */
async function reach(ask) {
  for (let wait = 0.5; ; wait *= 2) {
    try {
      const answer = await ask();
      tell(false);
      return answer;
    } catch {
      tell(true);
      await pause(wait);
    }
  }
}

/** @param {boolean} isAway */
function tell(isAway) {
  if (isAway !== away) changed(isAway);
  away = isAway;
}

/** @param {number} seconds */
function pause(seconds) {
  return new Promise((done) => setTimeout(done, 1000 * Math.min(seconds, LONGEST)));
}
