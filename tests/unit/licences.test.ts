import { readFileSync } from "node:fs";
import path from "node:path";
import type { Rollup } from "vite";
import { build } from "vite";
import { expect, it } from "vitest";
import { writeLicences } from "../../scripts/steps/licences.mjs";

const ENTRY = path.resolve("app/entry-of-the-test.ts");
const WORKER = path.resolve("app/worker-of-the-test.ts");

/** The licences beside a build whose entry, and a worker of it, import these packages. */
async function licencesBeside({ entry, worker = "", isForServer = false }: Wish): Promise<string> {
  const licences = writeLicences();
  const sources = {
    name: "sources",
    resolveId: (id: string) => (id.startsWith(ENTRY) || id.startsWith(WORKER) ? id : undefined),
    load: (id: string) => codeOf(id, entry, worker),
  };
  const built = await build({
    ...{ configFile: false, logLevel: "silent", mode: "production", publicDir: false },
    plugins: [licences.plugin, sources],
    worker: { format: "es", plugins: () => [licences.ofWorkers, sources] },
    ssr: { noExternal: true },
    build: { write: false, ssr: isForServer && ENTRY, rollupOptions: { input: ENTRY } },
  });
  const { output } = built as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName === "licences.txt");
  return String(file?.type === "asset" && file.source);
}

interface Wish {
  entry: string;
  worker?: string;
  isForServer?: boolean;
}

function codeOf(id: string, entry: string, worker: string): string | undefined {
  const [file] = id.split("?");
  if (file === WORKER) return importOf(worker);
  if (file !== ENTRY) return undefined;
  const more = worker && `import url from "${WORKER}?worker&url"; console.log(url);`;
  return importOf(entry) + more;
}

function importOf(source: string): string {
  return source && `import * as all from ${JSON.stringify(source)}; console.log(all);`;
}

const licenceOf = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim();

it("names each package in the files for browsers, those of workers too, with its version and its licence", async () => {
  const text = await licencesBeside({ entry: "isbot", worker: "turbo-stream" });
  for (const name of ["isbot", "turbo-stream"]) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    expect(text).toContain(`${name} ${version}\n`);
    expect(text).toContain(licenceOf(name));
  }
  expect(text).not.toMatch(/^zod /m);
});

it("names the fonts and what the styles begin with, which no module imports", async () => {
  const text = await licencesBeside({ entry: "" });
  for (const name of ["alexandria", "bricolage-grotesque", "instrument-sans"]) {
    expect(text).toContain(licenceOf(`@fontsource-variable/${name}`));
  }
  expect(text).toMatch(/^tailwindcss /m);
});

it("has nothing of fonts beside the server's files", async () => {
  const text = await licencesBeside({ entry: "isbot", isForServer: true });
  expect(text).toContain(licenceOf("isbot"));
  expect(text).not.toContain("@fontsource-variable");
});
