import { runVitest } from "./steps/test-phases.mjs";
import { enterProject, prepareTools } from "./steps.mjs";

// Runs what deploy/ holds against the real programs, which must be installed: nginx, openssl.
enterProject({ nodeEnv: "test", readsDotEnv: false });
await prepareTools();
const { passed, failed, failures } = await runVitest(["tests/deploy"], { DEPLOY_TESTS: "1" });
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
