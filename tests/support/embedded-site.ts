import { join } from "node:path";
import { onTestFinished } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { ChildProgram } from "./child-program";

/** An embedded database in a folder, closed after the test, and what asks it. */
export function openEmbedded(folder: string) {
  const backend = new EmbeddedBackend(join(folder, "database"));
  onTestFinished(() => backend.close());
  const run = async (sql: string) => {
    const adapter = await backend.connect();
    return (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows.flat();
  };
  return { backend, run };
}

/** Compiles a program for the tests of a file that opens an embedded database. @returns what starts it, until the test is over */
export async function databaseWriter() {
  const writer = await ChildProgram.compile("tests/fixtures/database-writer.ts");
  return (DATA_DIR: string, ...parameters: string[]) => writer.start({ DATA_DIR }, ...parameters);
}
