import { readdirSync, readFileSync } from "node:fs";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { isAll } from "./all";

/** Without a database, nor anything of a process that a test changes. */
const PURE = [
  ...["brand", "lib", "models", "shell", "ui"].map((room) => `tests/unit/${room}/**/*.test.{ts,tsx}`),
  "tests/unit/features/**/*.test.tsx",
];

/** Choose variables before the product reads them, or load a module anew. */
const LOADS_ANEW = /vi\.(?:hoisted|mock|resetModules|stubEnv)\(/;
/** Uses up what a process allows to one address; ends all streams of its process for good. */
const SPOILS_ITS_PROCESS = ["tests/unit/server/node/crowds.test.ts", "tests/unit/server/event-stream.test.ts"];
const SPEAKS_TO_OTHERS = /"(?:\.\.\/)+support\/outside"/;
const IN_A_DOCUMENT = /@vitest-environment jsdom/;

/** The test files by what their process has to be: its own, or one shared with others of the kind. */
function filesByProcess() {
  const files: Record<"apart" | "outside" | "dom", string[]> = { apart: [], outside: [], dom: [] };
  for (const folder of ["tests/unit", "tests/routes"]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const path = `${folder}/${name.replaceAll("\\", "/")}`;
      if (!/\.test\.tsx?$/.test(path)) continue;
      const text = readFileSync(path, "utf8");
      if (LOADS_ANEW.test(text) || SPOILS_ITS_PROCESS.includes(path)) files.apart.push(path);
      else if (SPEAKS_TO_OTHERS.test(text)) files.outside.push(path);
      else if (IN_A_DOCUMENT.test(text)) files.dom.push(path);
    }
  }
  return files;
}

/**
 * Six kinds of files. Those apart have a process each; those of the built site ask one that is started once; the others
 * share the modules that a worker has loaded, and its open database where they have one. Vitest begins with the first
 * project by name.
 */
export function testProjects(): TestProjectInlineConfiguration[] {
  const { apart, outside, dom } = filesByProcess();
  const withDatabase = { globalSetup: ["tests/support/prepare-databases.ts"] };
  // Opens the embedded database in half the time: its engine is worth optimising for the length of many files alone.
  const execArgv = ["--liftoff-only"];
  // A page and its rows are gone within one collection of the youngest objects: a twentieth of the processor's time.
  const roomy = ["--max-semi-space-size=64"];
  const setupFiles = ["tests/support/use-database.ts", "tests/support/matchers.ts"];
  return [
    {
      extends: true,
      test: {
        name: "apart",
        include: [
          ...apart,
          // What a night shows: `npm run test:all`.
          ...(isAll ? ["tests/wide/**/*.test.{ts,tsx}"] : []),
          // Hours of faults against the built site: `npm run test:trust`.
          ...(process.env.TRUST_TESTS ? ["tests/trust/**/*.test.ts"] : []),
          // Needs nginx on the machine: `npm run test:deploy`.
          ...(process.env.DEPLOY_TESTS ? ["tests/deploy/**/*.test.ts"] : []),
          // Needs a PostgreSQL server on the machine: `npm run test:postgres`.
          ...(process.env.TEST_DATABASE_URL ? ["tests/{postgres,wide/database}/**/*.test.ts"] : []),
        ],
        execArgv,
        ...withDatabase,
        setupFiles: ["tests/support/close-database.ts", ...setupFiles],
      },
    },
    {
      extends: true,
      test: {
        name: "site",
        include: ["tests/unit/**/*.test.{ts,tsx}", "tests/routes/**/*.test.{ts,tsx}"],
        exclude: [...PURE, ...apart, ...outside, ...dom],
        isolate: false,
        execArgv: roomy,
        ...withDatabase,
        setupFiles,
      },
    },
    {
      extends: true,
      test: {
        name: "built",
        include: ["tests/built/**/*.test.ts"],
        isolate: false,
        globalSetup: ["tests/support/serve-built-site.ts"],
      },
    },
    {
      extends: true,
      test: {
        name: "outside",
        include: outside,
        isolate: false,
        execArgv,
        ...withDatabase,
        setupFiles: ["tests/support/use-outside.ts", ...setupFiles],
      },
    },
    {
      extends: true,
      test: { name: "dom", include: dom, isolate: false, setupFiles: ["tests/support/use-document.ts"] },
    },
    { extends: true, test: { name: "pure", include: PURE, exclude: [...apart, ...dom], isolate: false } },
  ];
}
