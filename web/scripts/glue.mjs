// The program between Python and the browser, without what only other packages would need: we load none.

const ASSIGNED = /(\w+)=(?:Module\["\w+"\]=)?wasmExports\["([^"]+)"\](?:\.value>>>0)?;?/g;

/** Where a text begins and ends; refused if it is not there exactly once. */
function found(text, begin, end) {
  const at = text.indexOf(begin);
  const to = text.indexOf(end, at + begin.length);
  if (at < 0 || to < 0 || text.indexOf(begin, at + 1) >= 0) throw new Error(`The program has another form than scripts/glue.mjs knows: ${begin}`);
  return [at + begin.length, to];
}

/** The program without names of Python's functions that it never uses, and the exports that it does use. */
export function trimmed(glue, program) {
  const [from, to] = found(glue, "function assignWasmExports(wasmExports){", "}");
  const assigned = glue.slice(from, to);
  const begin = glue.lastIndexOf("var ", from);
  const declared = glue.slice(begin + 4, glue.indexOf(";", begin));
  const rest = glue.slice(0, begin) + glue.slice(begin + 4 + declared.length, from) + glue.slice(to) + program;
  const words = new Set(rest.match(/[\w$]+/g));
  const [kept, dropped] = [[], new Set()];
  let length = 0;
  for (const [all, name, exported] of assigned.matchAll(ASSIGNED)) {
    length += all.length;
    if (words.has(name) || words.has(exported)) kept.push([all, exported]);
    else dropped.add(name);
  }
  const others = assigned.replaceAll(ASSIGNED, "");
  if (length + others.length !== assigned.length) throw new Error("More is assigned than scripts/glue.mjs knows.");
  const names = declared.split(",").filter((name) => !dropped.has(name.trim()));
  const text = `${glue.slice(0, begin + 4)}${names.join(",")}${glue.slice(begin + 4 + declared.length, from)}${others}${kept.map(([all]) => all).join("")}${glue.slice(to)}`;
  return { text, needed: new Set([...words, ...kept.map(([, exported]) => exported)]) };
}
