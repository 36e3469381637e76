import { run } from "./steps/run.mjs";
import { createEmbeddedDatabase, enterProject, loadBuild, main, prepareBuild, prepareDatabaseAside } from "./steps.mjs";

// npm start: everything from a bare clone to a site that answers. What is done already is not done again.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  await prepareBuild();
  if (process.argv.includes("--remix-serve")) {
    await prepareDatabaseAside();
    const closing = ["--import", "./scripts/steps/close-database-at-end.mjs"];
    const program = "node_modules/@remix-run/serve/dist/cli.js";
    await run(process.execPath, [...closing, program, "./build/server/index.js"]);
    return;
  }
  if (Number(process.env.WEB_CONCURRENCY) > 1) {
    const { serveByWorkers } = await import("./steps/workers.mjs");
    await serveByWorkers(Number(process.env.WEB_CONCURRENCY));
    return;
  }
  await createEmbeddedDatabase();
  const build = await loadBuild();
  const { commands, serve } = build.entry.module;
  await commands.open([]);
  await serve(build);
});
