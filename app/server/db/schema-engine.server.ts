import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import type { Backend } from "./backend-interface.server";
import { databaseBackend } from "./db.server";

type Glue = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

let loading: Promise<Glue> | undefined;

/** Starts Prisma's schema engine (WebAssembly) on a session, which it locks. @param datamodel for comparisons only */
export async function startSchemaEngine(adapter: SqlDriverAdapter, datamodel?: string): Promise<SchemaEngine> {
  loading ??= loadEngine();
  const { SchemaEngine } = await loading;
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: "postgres",
    adapterName: adapter.adapterName,
    connect: async () => adapter,
    connectToShadowDb: () => Promise.reject(new Error("There is no shadow database")),
  });
  const datamodels: [string, string][] | undefined = datamodel ? [["schema.prisma", datamodel]] : undefined;
  return SchemaEngine.new({ datamodels }, () => {}, factory);
}

/** Its package expects a bundler to load the module; here it is read from node_modules, once, as its glue demands. */
async function loadEngine(): Promise<Glue> {
  const require = createRequire(import.meta.url);
  const gluePath = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const glue: Glue = await import(/* @vite-ignore */ pathToFileURL(gluePath).href);
  const module = await WebAssembly.compile(readFileSync(join(dirname(gluePath), "schema_engine_bg.wasm")));
  const { exports } = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": { ...glue } });
  glue.__wbg_set_wasm(exports);
  (exports.__wbindgen_start as () => void)();
  return glue;
}

/** The SQL that makes this database agree with a Prisma schema: the next migration, or '' when they agree. */
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
