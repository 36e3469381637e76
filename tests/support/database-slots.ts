import { join } from "node:path";

/** One database a test worker, all made before the first test. Vitest numbers its workers from 1. */
export const slotCount = 2;

/** What the preparation tells the workers. */
interface TestDatabases {
  /** Holds a folder for each worker, which is its DATA_DIR. */
  folder: string;
  /** A migrated and closed DATA_DIR with an embedded database, to copy. */
  template: string;
  /** A database for each worker, on the server of TEST_DATABASE_URL; empty when PGlite is tested. */
  urls: string[];
}

declare module "vitest" {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** The DATA_DIR of a worker, counted from 1. */
export function dataDirOf(folder: string, slot: number) {
  return join(folder, `worker-${slot}`);
}
