import { runTool } from "./steps/run.mjs";
import { enterProject, main, prepareBuild, prepareDatabaseAside } from "./steps.mjs";

// npm run dev: Remix's own development server on a prepared database.
await main(async () => {
  enterProject({ nodeEnv: "development" });
  // The commands that prepare the database are part of the build.
  await prepareBuild();
  await prepareDatabaseAside();
  const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
  await runTool("@remix-run/dev/dist/cli.js", ["vite:dev", "--host", HOST, "--port", PORT, "--strictPort"]);
});
