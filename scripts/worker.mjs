import { enterProject, loadBuild, main } from "./steps.mjs";

// One of the processes of WEB_CONCURRENCY, started by steps/workers.mjs, which hands it its connections.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  const build = await loadBuild();
  const { commands, serve } = build.entry.module;
  await commands.open([]);
  await serve(build, { worker: Number(process.argv[2]) });
});
