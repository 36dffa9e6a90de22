// Retries of requests: after the delay that a busy server specifies, and until an unreachable
// server responds.

/** The maximum number of attempts with a busy server. */
const TRIES = 6;
/** The maximum delay between two attempts, in seconds. */
const LONGEST = 5;

let offline = false;
/** @type {(isOffline: boolean) => void} */
let changed = () => {};

/** Returns whether the server is unreachable. */
export function isOffline() {
  return offline;
}

/** Registers a callback for when the server becomes unreachable or reachable again. @param {(isOffline: boolean) => void} then */
export function onConnectionChange(then) {
  changed = then;
}

/** Sends a request, and repeats it if the server is busy. Aborting the signal ends the attempts. @param {() => Promise<Response>} request @param {AbortSignal} [signal] @returns {Promise<Response>} */
export async function withRetry(request, signal) {
  for (let tries = 1; ; tries += 1) {
    const answer = await untilReached(request, signal);
    const isBusy = answer.status === 429 || answer.status === 503;
    if (!isBusy || tries === TRIES) return answer;
    await pause(Number(answer.headers.get("Retry-After")) || 1);
  }
}

/** Sends a request until there is a response of any kind. @param {() => Promise<Response>} request @param {AbortSignal} [signal] */
async function untilReached(request, signal) {
  for (let wait = 0.5; ; wait *= 2) {
    try {
      const answer = await request();
      setOffline(false);
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
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
