import { buildEdge, checkEnvironment } from "./edge/site-build.mjs";
import { enterProject, main, prepareTools } from "./steps.mjs";

// npm run build:edge: the public site for workerd. What cannot run there is refused in a sentence.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  checkEnvironment(process.env);
  await prepareTools();
  await buildEdge({ force: true });
  console.log(
    "Built in build-edge: the public site and its forms. Signing in, the portal, the back office, pictures and jobs stay with the Node process at EDGE_ORIGIN.",
  );
});
