import { PostgresServer } from "../tests/support/postgres-server.mjs";
import { buildEdge } from "./edge/site-build.mjs";
import { installWorkerd } from "./edge/workerd.mjs";
import { runPlaywright } from "./steps/test-phases.mjs";
import { enterProject, prepareBuild } from "./steps.mjs";

// npm run test:edge: the end-to-end tests of the public site on workerd, in front of a Node process that answers the rest,
// both on a PostgreSQL made for this run. Arguments choose spec files.
enterProject({ nodeEnv: "test", readsDotEnv: false });
await prepareBuild();
await buildEdge();
await installWorkerd();
const server = await PostgresServer.create();
try {
  const env = { E2E_SERVER: "edge", E2E_DATABASE_URL: server.url };
  const { passed, failed, failures } = await runPlaywright(process.argv.slice(2), env);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  server.remove();
}
