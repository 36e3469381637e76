import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { enterProject } from "./steps.mjs";

// Takes out of node_modules what the built server never loads: packages that only the browser's files were made of,
// those that npm keeps because another one might use them (Prisma's command line), and files for editors and debuggers.
// Run once in the folder of a release, behind `npm prune --omit=dev`; deploy/Dockerfile does.
const PROGRAMS = [
  "build/server",
  "scripts/start.mjs",
  "scripts/worker.mjs",
  "scripts/command.mjs",
  "scripts/draw-pdf-page.mjs",
  "scripts/steps",
];
/** Found by other ways than their whole name in a program: faces by path, and what `npm run start:remix-serve` starts. */
const KEPT = /^(@fontsource-variable\/|@remix-run\/serve$)/;
const FOR_TOOLS = /\.(map|tsx?|mts|cts|md|markdown)$/;
const COMPILERS = "node_modules/@prisma/client/runtime";

enterProject({ nodeEnv: "production", readsDotEnv: false });
const installed = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
const text = PROGRAMS.flatMap(filesBelow)
  .filter((file) => /\.m?js$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const isNamed = (name) => new RegExp(`["'\`]${name}["'\`/]`).test(text);
const needed = withDependencies(Object.keys(dependencies).filter((name) => KEPT.test(name) || isNamed(name)));
const spare = Object.keys(installed).filter((folder) => folder && !needed.has(folder));
// A package of another one before that one, whose folder is empty then.
for (const folder of spare.sort((one, other) => other.length - one.length)) removePackage(folder);
// npm itself leaves the folders of scopes whose packages it has removed.
for (const name of readdirSync("node_modules")) removeIfEmpty(path.join("node_modules", name));
for (const file of filesBelow("node_modules")) if (FOR_TOOLS.test(file)) rmSync(file);
// Prisma brings its compiler of queries for each kind of database; the one that is used is in the built server.
for (const name of readdirSync(COMPILERS))
  if (name.startsWith("query_compiler_") && !text.includes(name)) rmSync(path.join(COMPILERS, name));

/** @returns the folders of these packages and of all that they depend on */
function withDependencies(names) {
  const found = new Set(names.map((name) => `node_modules/${name}`));
  for (const folder of found) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = installed[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(name, folder);
      if (place) found.add(place);
    }
  }
  return found;
}

/** Where a package finds another one: in its own folder, else in one further out. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    const place = `${folder}/node_modules/${name}`;
    if (installed[place]) return place;
    if (!folder.includes("/node_modules/")) return installed[`node_modules/${name}`] && `node_modules/${name}`;
  }
}

/** Without the packages below it, which have their own say. An optional one of another platform is not there. */
function removePackage(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name !== "node_modules") rmSync(path.join(folder, name), { recursive: true });
  }
  for (let place = folder; place !== "node_modules"; place = path.dirname(place)) removeIfEmpty(place);
}

function removeIfEmpty(folder) {
  if (existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}

function filesBelow(place) {
  if (/\.mjs$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
