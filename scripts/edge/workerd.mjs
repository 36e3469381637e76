import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { installAside } from "../steps/run.mjs";
import { EDGE_BUILD } from "./site-build.mjs";

/** Its binary weighs 150 MB, so it is installed by the commands that need it. */
const VERSION = "1.20261117.1";
/** By which workerd behaves alike for ever, whatever later versions change. Since August 2026 it brings Node's modules. */
const COMPATIBILITY_DATE = "2026-11-17";

/** Where workerd is, installed when it is missing. */
export async function installWorkerd() {
  // The binary itself: the package's own script for the command line hands no signal on.
  return createRequire(await installAside("workerd", VERSION))("workerd").default;
}

/**
 * Writes what workerd is to run: the worker with the variables of `.env.example` that are set, which it reads itself at its
 * start, the built files, and a network that reaches PostgreSQL and the Node process. Listens at HOST and PORT.
 */
export async function writeConfig() {
  const { env } = process;
  const port = env.PORT ?? "3000";
  await copyFile("scripts/edge/worker.js", `${EDGE_BUILD}/server/worker.js`);
  const known = (await readFile(".env.example", "utf8")).matchAll(/^#? ?([A-Z][A-Z_]+)=/gm);
  const names = [...new Set(["NODE_ENV", ...[...known].map(([, name]) => name)])].filter((name) => env[name]);
  const bindings = names.map((name) => `(name = "${name}", fromEnvironment = "${name}")`);
  const config = `${EDGE_BUILD}/server/workerd-${port}.capnp`;
  await writeFile(
    config,
    `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "assets", disk = "${path.resolve(EDGE_BUILD, "client")}"),
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "${env.HOST || "*"}:${port}", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "index.js", esModule = embed "index.js"),
    (name = "query_compiler_small_bg.wasm", wasm = embed "query_compiler_small_bg.wasm"),
  ],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  globalOutbound = "internet",
  bindings = [(name = "ASSETS", service = "assets"), ${bindings.join(", ")}],
);
`,
  );
  return config;
}
