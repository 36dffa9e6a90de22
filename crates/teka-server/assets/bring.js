// What is dropped or pasted anywhere on the page is opened.

/** @typedef {{file?: File, text?: string, lenient?: boolean}} Brought */

/** @param {(brought: Brought) => void} take */
export function bring(take) {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    give(event.dataTransfer, take);
  });
  document.addEventListener("paste", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!target.closest?.("input, textarea")) give(event.clipboardData, take);
  });
}

/** @param {DataTransfer | null} data @param {(brought: Brought) => void} take */
function give(data, take) {
  const file = data?.files[0];
  const text = data?.getData("text/plain");
  if (file) take({ file });
  else if (text) take({ text });
}
