import { existsSync } from "node:fs";
import { EDGE_BUILD } from "./edge/build-folder.mjs";
import { checkEnvironment, variablesOf } from "./edge/environment.mjs";
import { installWorkerd, writeConfig } from "./edge/workerd.mjs";
import { run } from "./steps/run.mjs";
import { enterProject, main } from "./steps.mjs";

// npm run start:edge: the public site on workerd, as npm run build:edge has built it.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  checkEnvironment(process.env);
  if (!existsSync(`${EDGE_BUILD}/server/index.js`)) throw new Error("Nothing is built: run npm run build:edge first.");
  const { HOST: host = "*", PORT: port = "3000" } = process.env;
  const config = await writeConfig({ host: host || "*", port, names: variablesOf(process.env) });
  await run(await installWorkerd(), ["serve", config]);
});
