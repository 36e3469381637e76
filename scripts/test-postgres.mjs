import { spawnSync } from "node:child_process";
import { PostgresServer } from "../tests/support/postgres-server.mjs";

// Runs the tests which touch the database a second time, on a PostgreSQL server made for this run.
const server = await PostgresServer.create();
const folders = ["tests/unit/database", "tests/unit/features", "tests/routes", "tests/postgres"];
const vitest = ["node_modules/vitest/vitest.mjs", "run", ...folders, ...process.argv.slice(2)];
try {
  const env = { ...process.env, TEST_DATABASE_URL: server.url };
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit", env }).status ?? 1;
} finally {
  server.remove();
}
