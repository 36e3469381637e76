import { readFile } from "node:fs/promises";
import path from "node:path";

/** Where the built files are, seen from the project's folder. */
const CLIENT_BUILD = "build/client";

/** The text of a built file, by its address. */
export function readBuiltFile(address: string): Promise<string> {
  return readFile(path.join(CLIENT_BUILD, address), "utf8");
}
