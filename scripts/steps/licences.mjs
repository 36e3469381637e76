import { readdirSync, readFileSync } from "node:fs";

/** A module of a package; of packages within packages the innermost. */
const OF_PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^(licen[cs]e|copying|notice)/i;
const FONTS = "node_modules/@fontsource-variable";

/**
 * Writes `licences.txt` beside a build: of each package that is in its files the name, the version and the licence.
 * `ofWorkers` goes to the builds of workers, which are none of the other's.
 * @returns {Record<"plugin" | "ofWorkers", import("vite").Plugin>}
 */
export function writeLicences() {
  const folders = new Set();
  const collect = (bundle) => {
    const ids = Object.values(bundle).flatMap(({ modules }) => Object.keys(modules ?? {}));
    for (const id of ids) if (OF_PACKAGE.test(id)) folders.add(OF_PACKAGE.exec(id)[1]);
  };
  const ofWorkers = { name: "licences-of-workers", generateBundle: (_options, bundle) => collect(bundle) };
  let isForBrowsers = true;
  const plugin = {
    name: "write-licences",
    apply: "build",
    configResolved: ({ build }) => {
      isForBrowsers = !build.ssr;
    },
    generateBundle(_options, bundle) {
      collect(bundle);
      // No module names them: the style sheets begin with the first, and the fonts are cut from the others.
      const unnamed = ["node_modules/tailwindcss", ...readdirSync(FONTS).map((name) => `${FONTS}/${name}`)];
      const named = isForBrowsers ? [...folders, ...unnamed] : [...folders];
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licencesOf(named) });
    },
  };
  return { plugin, ofWorkers };
}

function licencesOf(folders) {
  const packages = folders.map((folder) => ({ folder, ...JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) }));
  const texts = new Map(packages.map((each) => [`${each.name} ${each.version}`, licenceOf(each)]));
  return [...texts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `${name}\n${"=".repeat(name.length)}\n\n${text}\n`)
    .join("\n\n");
}

/** Some packages name their licence without adding its text. */
function licenceOf({ folder, name, license, author }) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && LICENCE.test(file.name));
  const texts = files.map((file) => readFileSync(`${folder}/${file.name}`, "utf8").trim());
  if (texts.length === 0 && !license) throw new Error(`${name} says nothing of its licence: ${folder}`);
  return texts.length > 0 ? texts.join("\n\n") : `${license}, ${author?.name ?? author ?? name}`;
}
