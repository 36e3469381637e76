import { existsSync } from "node:fs";
import { checkEnvironment, EDGE_BUILD } from "./edge/site-build.mjs";
import { installWorkerd, writeConfig } from "./edge/workerd.mjs";
import { run } from "./steps/run.mjs";
import { enterProject, main } from "./steps.mjs";

// npm run start:edge: the public site on workerd, as npm run build:edge has built it.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  checkEnvironment(process.env);
  if (!existsSync(`${EDGE_BUILD}/server/index.js`)) throw new Error("Nothing is built: run npm run build:edge first.");
  await run(await installWorkerd(), ["serve", await writeConfig()]);
});
