import { rmSync } from "node:fs";
import { dataDir } from "./e2e-environment";

/** Runs once after the last test: the server under test has ended by then. */
export default function removeData(): void {
  rmSync(dataDir, { recursive: true, force: true });
}
