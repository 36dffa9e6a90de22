// Retries: after the pause a busy server names, and until an unreachable server answers.

/** How often a request to a busy server is sent. */
const TRIES = 6;
/** The longest pause between two attempts, in seconds. */
const LONGEST = 5;

let offline = false;
/** @type {(isOffline: boolean) => void} */
let changed = () => {};

/** Whether the server is unreachable. */
export function isOffline() {
  return offline;
}

/** Calls back when the server becomes unreachable, and when it answers again. @param {(isOffline: boolean) => void} then */
export function onConnectionChange(then) {
  changed = then;
}

/** Sends a request, again where the server is busy. @param {() => Promise<Response>} request @returns {Promise<Response>} */
export async function withRetry(request) {
  for (let tries = 1; ; tries += 1) {
    const answer = await untilReached(request);
    const isBusy = answer.status === 429 || answer.status === 503;
    if (!isBusy || tries === TRIES) return answer;
    await pause(Number(answer.headers.get("Retry-After")) || 1);
  }
}

/** Sends a request until there is an answer of any kind. @param {() => Promise<Response>} request */
async function untilReached(request) {
  for (let wait = 0.5; ; wait *= 2) {
    try {
      const answer = await request();
      setOffline(false);
      return answer;
    } catch {
      setOffline(true);
      await pause(wait);
    }
  }
}

/** @param {boolean} isOffline */
function setOffline(isOffline) {
  if (isOffline !== offline) changed(isOffline);
  offline = isOffline;
}

/** @param {number} seconds */
function pause(seconds) {
  return new Promise((done) => setTimeout(done, 1000 * Math.min(seconds, LONGEST)));
}
