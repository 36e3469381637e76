/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import { EDGE_BUILD } from "./scripts/edge/site-build.mjs";
import { edgeRuntime } from "./scripts/edge/vite-plugin.mjs";
import { drawWalls } from "./scripts/steps/draw-walls.mjs";
import { writeLicences } from "./scripts/steps/licences.mjs";
import { readRevision } from "./scripts/steps/revision.mjs";
import { subsetFonts } from "./scripts/steps/subset-fonts.mjs";
import { FormsFirst } from "./tests/support/forms-first";
import { testProjects } from "./tests/support/test-projects";

/**
 * Passes every route of the server build through `protectRoutes`, so that the checks which must hold
 * on all loaders and actions hold on each one, under every adapter, without a route remembering them.
 */
function protectEveryRoute(): Plugin {
  return {
    name: "protect-every-route",
    transform(code, id) {
      if (!id.includes("virtual:remix/server-build")) return;
      const marker = "export const routes = {";
      if (!code.includes(marker)) this.error("The Remix server build has changed its shape: no routes to protect.");
      return [
        'import { protectRoutes } from "~/server/http/protect-routes.server";',
        code.replace(marker, "const unprotectedRoutes = {"),
        "export const routes = protectRoutes(unprotectedRoutes);",
      ].join("\n");
    },
  };
}

/** The fonts are there before the build, the development server or a test asks for them. */
function cutFonts(): Plugin {
  return { name: "cut-fonts", config: () => subsetFonts() };
}

/** So are the walls that pages refer to. */
function drawFiles(): Plugin {
  return { name: "draw-walls", config: () => drawWalls() };
}

/**
 * What every hydrated screen shares, in a few files: a phone waits for the number of requests more than for their size.
 * What the office alone shows is a file of its own, and what a content page shows, which is not hydrated, stays with it.
 */
function sharedChunk(id: string, { getModuleInfo }: ModuleGraph): string | undefined {
  if (
    /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|turbo-stream|@remix-run\/(react|router))\//.test(id)
  ) {
    return "framework";
  }
  if (id.includes("/node_modules/@conform-to/") || id.endsWith("/app/ui/form-state.ts")) return "forms";
  // The rich text editor is fetched by the one screen that has it.
  if (id.includes("/app/ui/rich-text-")) return undefined;
  if (/\/app\/shell\/(landing|legal)-page\//.test(id)) return undefined;
  if (/\/app\/(ui|shell|brand|site\/seo)\b/.test(id))
    return isOfOfficeAlone(id, getModuleInfo) ? "office" : "interface";
  if (id.includes("/node_modules/lucide-react/")) return "interface";
}

type ModuleGraph = Pick<Rollup.PluginContext, "getModuleInfo">;

/** The office and the portal of clients; and the specimens of every component, which are no page of the site. */
const OFFICE_ROUTE = /\/app\/routes\/(admin|dashboard|styleguide)/;
const ENTRANCE = /\/app\/(routes\/|root\.tsx|entry\.)/;

/** Whether every way from a route to a module begins in the office. */
function isOfOfficeAlone(id: string, getModuleInfo: ModuleGraph["getModuleInfo"]): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (OFFICE_ROUTE.test(each)) continue;
    if (ENTRANCE.test(each)) return false;
    for (const importer of getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return true;
}

/**
 * Packages that stay outside the server build: each finds files of its own beside itself, asks for another as CommonJS does,
 * or is fetched by few starts.
 */
const OUTSIDE = [
  "@electric-sql/pglite",
  "@hyzyla/pdfium",
  "@prisma/adapter-pg",
  "@prisma/client",
  "@prisma/schema-engine-wasm",
  "@remix-run/node",
  "fontkit",
  "pdfkit",
  "pg",
  "pino",
  "sharp",
  "subset-font",
  "turndown",
  "woff2-encoder",
];

/** A start opens one file instead of a thousand: the server build holds the packages that it is made of. */
function bundlePackages(): Plugin {
  return {
    name: "bundle-packages",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    config: () => ({
      define: { "process.env.NODE_ENV": '"production"' },
      ssr: { noExternal: true, external: OUTSIDE },
      // What a package tries to load and can do without stays as it is written, but for Node's own, which is there.
      build: { commonjsOptions: { ignoreTryCatch: (name) => name !== "perf_hooks" } },
    }),
  };
}

const licences = writeLicences();

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    cutFonts(),
    drawFiles(),
    tailwindcss(),
    mode !== "test" && remix({ ...remixOptions, ...(mode === "edge" && { buildDirectory: EDGE_BUILD }) }),
    mode !== "test" && protectEveryRoute(),
    mode === "edge" ? edgeRuntime() : bundlePackages(),
    licences.plugin,
  ],
  define: { __REVISION__: JSON.stringify(readRevision()) },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Enhancement modules are built as workers are, and the scene is a chunk that one of them asks for.
  worker: { format: "es", plugins: () => [licences.ofWorkers] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      // A route without a component leaves nothing for the browser, as it should.
      onwarn: (warning, warn) => warning.code !== "EMPTY_BUNDLE" && warn(warning),
      output: isSsrBuild ? {} : { manualChunks: sharedChunk },
    },
  },
  test: {
    projects: testProjects(),
    environment: "node",
    // One prepared database each; see tests/support/database-slots.ts.
    maxWorkers: 2,
    sequence: { sequencer: FormsFirst },
    // What takes a second takes ten on a busy machine: these limits end what hangs, and claim nothing.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    env: { PASSWORD_COST: "8", PAUSE_SCALE: "0.2" },
  },
}));
