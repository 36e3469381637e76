import { buildEdge } from "./edge/site-build.mjs";
import { installWorkerd } from "./edge/workerd.mjs";
import { onPostgres, runPlaywright } from "./steps/test-phases.mjs";
import { enterProject, prepareBuild, tellCounts } from "./steps.mjs";

// npm run test:edge: the end-to-end tests of the public site on workerd, in front of a Node process that answers the rest,
// both on a PostgreSQL made for this run. Arguments choose spec files.
enterProject({ nodeEnv: "test", readsDotEnv: false });
await prepareBuild();
await buildEdge();
await installWorkerd();
const run = (url) => runPlaywright(process.argv.slice(2), { E2E_SERVER: "edge", E2E_DATABASE_URL: url });
tellCounts(await onPostgres(run));
