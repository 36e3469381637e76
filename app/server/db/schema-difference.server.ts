import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { startSchemaEngine } from "~/server/db/schema-engine.server";
import type { Backend } from "./backend-interface.server";
import { databaseBackend } from "./db.server";

/**
 * The SQL that would make this database agree with prisma/schema.prisma: the next migration; empty when they agree.
 * @param schema the text of the Prisma schema.
 */
export async function schemaDifference(
  backend: Backend = databaseBackend,
  schema = readFileSync(resolve("prisma/schema.prisma"), "utf8"),
): Promise<string> {
  return backend.withoutTimeouts(async (adapter) => {
    const engine = await startSchemaEngine(adapter, schema);
    const files = [{ path: "schema.prisma", content: schema }];
    try {
      const { exitCode, stdout } = await engine.diff({
        from: { tag: "schemaDatasource", files, configDir: "." },
        to: { tag: "schemaDatamodel", files },
        script: true,
        exitCode: true,
        filters: { externalTables: [], externalEnums: [] },
      });
      return exitCode === 0 ? "" : (stdout ?? "");
    } finally {
      engine.free();
    }
  });
}
