import { PostgresServer } from "../tests/support/postgres-server.mjs";
import { runVitest } from "./steps/test-phases.mjs";

// Runs the tests which touch the database a second time, on a PostgreSQL server made for this run.
const server = await PostgresServer.create();
const folders = ["tests/unit/database", "tests/unit/features", "tests/routes", "tests/postgres"];
try {
  const { passed, failed } = await runVitest([...folders, ...process.argv.slice(2)], { TEST_DATABASE_URL: server.url });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  server.remove();
}
