import { enterProject, loadBuild, main, prepareBuild } from "./steps.mjs";

// npm run db:migrate, db:seed, admin:create, doctor, backup, move, restore: the commands of prisma/commands.ts, as built.
await main(async () => {
  enterProject({ nodeEnv: "production" });
  await prepareBuild();
  const [name, ...args] = process.argv.slice(2);
  const { commands } = (await loadBuild()).entry.module;
  if (!Object.hasOwn(commands, name))
    throw new Error(`No such command. There are: ${Object.keys(commands).join(", ")}.`);
  await commands[name](args);
  // The engine of migrations leaves a timer of ten seconds behind; what was printed is written first.
  process.stdout.write("", () => process.exit());
});
