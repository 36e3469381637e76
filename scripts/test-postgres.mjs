import { PostgresServer } from "../tests/support/postgres-server.mjs";
import { runVitest } from "./steps/test-phases.mjs";

// Runs the tests which touch the database a second time, on a PostgreSQL server made for this run.
const server = await PostgresServer.create();
const folders = ["tests/unit/database", "tests/unit/features", "tests/routes", "tests/postgres"];
try {
  const tests = [...folders, ...process.argv.slice(2)];
  const { passed, failed, failures } = await runVitest(tests, { TEST_DATABASE_URL: server.url });
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  server.remove();
}
