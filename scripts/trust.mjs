import { MATRIX } from "./steps/trust-matrix.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

// npm run test:trust [-- ROW …] [-- --live]: the fault matrix at its full size, and its report. About an hour; with
// --live without the tests that `npm test` runs as well. The disk rows need root, for a disk of their own, and the others
// a PostgreSQL server from the system's packages.
await main(async () => {
  enterProject({ nodeEnv: "test", readsDotEnv: false });
  // Its rows name tests of a night too.
  process.env.TEST_ALL = "1";
  const isLiveOnly = process.argv.includes("--live");
  const wanted = process.argv.slice(2).filter((argument) => argument !== "--live");
  const rows = Object.keys(MATRIX);
  if (wanted.some((name) => !rows.includes(name))) throw new Error(`No such row. There are: ${rows.join(", ")}.`);
  await prepareBuild();
  // Not before the dependencies are installed.
  const { runRow } = await import("./steps/trust-row.mjs");
  let broken = 0;
  for (const id of rows.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n── ${id} ──`);
    if (!(await runRow(id, { isLiveOnly }))) broken += 1;
  }
  if (broken > 0) throw new Error(`${broken} promises are broken.`);
});
