import { readdirSync, readFileSync } from "node:fs";
import type { TestProjectInlineConfiguration } from "vitest/config";

/** Without a database, nor anything of a process that a test changes. */
const PURE = [
  ...["brand", "lib", "models", "shell", "ui"].map((room) => `tests/unit/${room}/**/*.test.{ts,tsx}`),
  "tests/unit/features/**/*.test.tsx",
];

/**
 * Files whose tests look at what a module remembers, run in another environment or choose its variables before they are
 * read, or close the database.
 */
function filesApart(): string[] {
  const paths = ["tests/unit", "tests/routes"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  );
  return paths.filter((path) => /\.test\.tsx?$/.test(path) && isApart(path));
}

function isApart(path: string): boolean {
  if (/^tests\/unit\/(client|embedded|server)\//.test(path)) return true;
  return /@vitest-environment|vi\.(hoisted|resetModules|stubEnv)\(|closeDatabase\(/.test(readFileSync(path, "utf8"));
}

/**
 * Four kinds of files. Most of them share the modules that a worker has loaded, and its open database; those apart
 * have a process each; those of the built site ask one that is started once. Vitest begins with the first project by name.
 */
export function testProjects(): TestProjectInlineConfiguration[] {
  const apart = filesApart();
  const withDatabase = { globalSetup: ["tests/support/prepare-databases.ts"] };
  const setupFiles = ["tests/support/use-database.ts", "tests/support/matchers.ts"];
  return [
    {
      extends: true,
      test: {
        name: "apart",
        include: [
          ...apart,
          // What a night shows: `npm run test:all`.
          ...(process.env.TEST_ALL ? ["tests/wide/**/*.test.{ts,tsx}"] : []),
          // Hours of faults against the built site: `npm run test:trust`.
          ...(process.env.TRUST_TESTS ? ["tests/trust/**/*.test.ts"] : []),
          // Needs nginx on the machine: `npm run test:deploy`.
          ...(process.env.DEPLOY_TESTS ? ["tests/deploy/**/*.test.ts"] : []),
          // Needs a PostgreSQL server on the machine: `npm run test:postgres`.
          ...(process.env.TEST_DATABASE_URL ? ["tests/postgres/**/*.test.ts"] : []),
        ],
        exclude: PURE,
        ...withDatabase,
        setupFiles: ["tests/support/close-database.ts", ...setupFiles],
      },
    },
    {
      extends: true,
      test: {
        name: "site",
        include: ["tests/unit/**/*.test.{ts,tsx}", "tests/routes/**/*.test.{ts,tsx}"],
        exclude: [...PURE, ...apart],
        isolate: false,
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
    { extends: true, test: { name: "pure", include: PURE, isolate: false, setupFiles: ["tests/support/patience.ts"] } },
  ];
}
