import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";

/**
 * A digest of the content of files and folders: equal means that nothing made from them would differ.
 * @param {string[]} names
 * @param {{ except?: string[] }} options files and folders among them that are left out
 */
export function fingerprint(names, { except = [] } = {}) {
  return digestOf(names, except, (file) => readFileSync(file));
}

/**
 * A digest of when these files were last changed and how long they are, which takes a tenth of the time: equal means that
 * none of them was written meanwhile. Times of change cannot be set back, as those of modification can.
 * @param {string[]} names
 * @param {{ except?: string[] }} options files and folders among them that are left out
 */
export function glance(names, { except = [] } = {}) {
  return digestOf(names, except, (file) => {
    const { ctimeMs, size, ino } = statSync(file);
    return `${ctimeMs}\0${size}\0${ino}`;
  });
}

function digestOf(names, except, read) {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => filesBelow(name, except)))
    hash.update(file).update("\0").update(read(file)).update("\0");
  return hash.digest("hex");
}

function filesBelow(name, except) {
  const found = statSync(name, { throwIfNoEntry: false });
  if (!found || except.includes(name)) return [];
  if (!found.isDirectory()) return [name];
  // By the plain order of their names, the same on every machine.
  const names = readdirSync(name).sort();
  return names.flatMap((each) => filesBelow(`${name}/${each}`, except));
}

/** What a stamp file holds, or undefined when there is none. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Writes a file in one step, since a second process may be at the same. */
export async function replaceFile(name, content) {
  await writeFile(`${name}.${process.pid}`, content);
  await rename(`${name}.${process.pid}`, name);
}
