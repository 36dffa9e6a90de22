// Lists the families in the reader's language. It knows no puzzle.
const asked = new URLSearchParams(location.search).get("lang");
const lang = asked ?? (navigator.language.startsWith("id") ? "id" : "en");

async function get(name) {
  const answer = await fetch(`api/v1/${name}?lang=${encodeURIComponent(lang)}`);
  return answer.json();
}

function add(list, kind, text) {
  const item = document.createElement(kind);
  item.textContent = text;
  list.append(item);
}

const [{ words }, { families }] = await Promise.all([get("words"), get("families")]);
document.documentElement.lang = lang;
for (const item of document.querySelectorAll("[data-words]")) {
  item.textContent = words[item.dataset.words] ?? item.textContent;
}
for (const family of families) {
  add(document.querySelector("#families"), "dt", family.title);
  add(document.querySelector("#families"), "dd", family.goal);
}
