import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A digest of the content of files and folders: equal means that nothing made from them would differ. */
export function fingerprint(names, { except = [] } = {}) {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => filesBelow(name, except))) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(name, except) {
  if (!existsSync(name) || except.includes(name)) return [];
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name)
    .sort()
    .flatMap((entry) => filesBelow(path.posix.join(name, entry), except));
}

/** What a stamp file holds, or undefined when there is none. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
