import { buildSite } from "./steps/site-build.mjs";
import { enterProject, main, prepareTools } from "./steps.mjs";

// npm run build: the site anew, whatever was there.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  await prepareTools();
  await buildSite({ force: true });
});
