import { execFileSync } from "node:child_process";

/** One route of the server build, with its whole path. */
export interface BuiltRoute {
  id: string;
  path: string;
  hasLoader: boolean;
  hasAction: boolean;
  /** Whether it answers with a page, or a part of one, and not with a file or an event. */
  hasScreen: boolean;
}

const READ_BUILD = `
  const { routes } = await import("./build/server/index.js");
  const pathOf = (route) => (route ? pathOf(routes[route.parentId]) + (route.path ? "/" + route.path : "") : "");
  const rows = Object.values(routes).map((route) => ({
    id: route.id,
    path: pathOf(route) || "/",
    hasLoader: Boolean(route.module.loader),
    hasAction: Boolean(route.module.action),
    hasScreen: Boolean(route.module.default),
  }));
  process.stdout.write(JSON.stringify(rows));
`;

/** Every route of the build that the server under test serves, read from the build itself. */
export function readRouteTable(): BuiltRoute[] {
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", READ_BUILD], {
    env: { ...process.env, LOG_LEVEL: "silent" },
    encoding: "utf8",
  });
  return JSON.parse(output) as BuiltRoute[];
}

/** What the lists of forms call one: the route that it is posted to and its intent; one form for all names of keys. */
export const nameOfForm = (route: string, intent: string) => `${route} ${intent.replace(/[A-Z_]{9,}$/, "KEY")}`.trim();

/** A path one can ask for: parameters and splats filled in. */
export function fillPath(path: string, parameter = "00000000-0000-4000-8000-000000000000"): string {
  return path.replace(/:\w+\??/g, parameter).replace(/\*$/, "inconnu");
}

/** Recognises the addresses of a route. */
export function addressesOf(path: string): RegExp {
  const optional = path.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?");
  return new RegExp(`^${optional.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`);
}
