import { PostgresServer } from "../tests/support/postgres-server.mjs";
import { runVitest } from "./steps/test-phases.mjs";
import { enterProject, prepareBuild } from "./steps.mjs";

// Runs what depends on the database server on a PostgreSQL made for this run: the schema and its seed, the plans of the
// queries, what several processes do at the same time, those of the built site included, and outages.
enterProject({ nodeEnv: "test", readsDotEnv: false });
await prepareBuild();
const server = await PostgresServer.create();
const PLANS = ["list-plans", "billing-plans", "blog-plans", "blog-admin-scale"].map(
  (name) => `tests/routes/${name}.test.ts`,
);
const FILES = ["tests/unit/database", "tests/postgres", ...PLANS];
try {
  const tests = [...FILES, ...process.argv.slice(2)];
  const { passed, failed, failures } = await runVitest(tests, { TEST_DATABASE_URL: server.url });
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  server.remove();
}
