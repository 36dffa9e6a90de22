// Links that contain a game. The game is compressed, and it is in the fragment, which is not sent
// to any server.

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const bytes = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A limit above the size of any game, so that a malicious link cannot exhaust memory. */
const MOST = 1 << 20;

/** @param {string} packed @returns {Promise<string>} */
export async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream("deflate-raw")));
}

/** @param {Blob} blob @param {ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>} change @returns {Promise<Uint8Array>} */
async function through(blob, change) {
  const reader = blob.stream().pipeThrough(change).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > MOST) throw new Error();
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
