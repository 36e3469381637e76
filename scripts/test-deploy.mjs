import { runVitest } from "./steps/test-phases.mjs";
import { enterProject, prepareBuild, prepareTools, tellCounts } from "./steps.mjs";

// npm run test:deploy [-- NAME …]: what deploy/ holds against the real programs, which must be installed. nginx (its
// configuration; nginx, openssl), caddy (its Caddyfile; caddy), upgrade (two releases behind nginx; a PostgreSQL server,
// too), image (the Dockerfile, built and run; as root, with buildah, debootstrap and a PostgreSQL server), compose (the set
// of containers, read by Compose; docker-compose), prometheus (the alerts and the dashboard; prometheus), systemd (the unit,
// and the site run by it; as root, with systemd). Without a name all of them.
enterProject({ nodeEnv: "test", readsDotEnv: false });
const names = process.argv.slice(2);
const served = ["prometheus", "systemd", "upgrade"];
const isBuildServed = names.length === 0 || names.some((name) => served.includes(name));
if (isBuildServed) await prepareBuild();
else await prepareTools();
const files = names.length > 0 ? names.map((name) => `tests/deploy/${name}.test.ts`) : ["tests/deploy"];
tellCounts(await runVitest([...files, "--no-file-parallelism"], { DEPLOY_TESTS: "1" }));
