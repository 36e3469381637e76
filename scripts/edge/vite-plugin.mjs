import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { EDGE_CLIENT } from "./site-build.mjs";
import { ORIGIN_ROUTES, REFUSED, VARIANTS } from "./variants.mjs";

const APP = path.resolve("app");
const CLIENT = "server/db/client/";

/**
 * The build for workerd: modules that only Node can run give place to those of app/edge, packages are bundled, and what
 * workerd brings itself stays outside.
 * @returns {import("vite").Plugin}
 */
export function edgeRuntime() {
  return {
    name: "edge-runtime",
    enforce: "pre",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    config: () => ({
      define: { "process.env.NODE_ENV": '"production"' },
      ssr: { noExternal: true, resolve: { conditions: ["workerd", "worker", "module", "import", "default"] } },
      build: { rollupOptions: { output: { inlineDynamicImports: true } } },
    }),
    resolveId: { order: "pre", handler: resolveAtTheEdge },
  };
}

async function resolveAtTheEdge(source, importer, options) {
  if (source.startsWith("cloudflare:")) return { id: source, external: true };
  if (isBuiltin(source)) return { id: source.startsWith("node:") ? source : `node:${source}`, external: true };
  // workerd compiles no WebAssembly while it runs: it is a module beside the script.
  if (/\.wasm(\?module)?$/.test(source)) {
    const module = path.resolve(path.dirname(importer), source.split("?")[0]);
    const fileName = path.basename(module);
    this.emitFile({ type: "asset", fileName, source: readFileSync(module) });
    return { id: `./${fileName}`, external: "relative" };
  }
  if (source === "@remix-run/node") return path.join(APP, "edge/remix.server.ts");
  // Its ES module wraps the CommonJS one, which pg-pool asks for: bundled, each would wait for the other.
  const name = source === "pg" ? "pg/lib/index.js" : source;
  const resolved = await this.resolve(name, importer, { ...options, skipSelf: true });
  if (!resolved || resolved.external) return resolved;
  const file = path.relative(process.cwd(), resolved.id.split("?")[0]);
  const refusal = Object.entries(REFUSED).find(([part]) => file.startsWith(part));
  if (refusal) this.error(`${refusal[1]}: ${path.relative(process.cwd(), importer ?? "")} imports ${source}.`);
  const module = path.relative(APP, resolved.id.split("?")[0]);
  const variant = VARIANTS[module] && path.join(APP, VARIANTS[module]);
  // A variant may ask for its original's types alone, which leave no import.
  if (variant && importer !== variant) return { ...resolved, id: variant };
  if (module.startsWith(CLIENT)) return { ...resolved, id: path.resolve(EDGE_CLIENT, module.slice(CLIENT.length)) };
  const [, route] = /^routes[/\\]([^/\\]+)[/\\]route\.tsx?$/.exec(module) ?? [];
  const isOfOrigin = route && ORIGIN_ROUTES.some((pattern) => pattern.test(route));
  return isOfOrigin ? { ...resolved, id: path.join(APP, "edge/origin-route.ts") } : resolved;
}
