import { cpSync, rmSync } from "node:fs";
import { inject, onTestFinished } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder";

/** A DATA_DIR for one test, removed after it; with a migrated embedded database when `isFilled`. */
export function temporaryDataDir(isFilled = true) {
  const folder = makeTemporaryFolder("zellige-data-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (isFilled) cpSync(inject("databases").template, folder, { recursive: true });
  return folder;
}
