import { rmSync } from "node:fs";
import { dataDir, facesDir } from "./e2e-environment";

/** Runs once after the last test: the server under test has ended by then. */
export default function removeData(): void {
  for (const folder of [dataDir, facesDir]) rmSync(folder, { recursive: true, force: true });
}
