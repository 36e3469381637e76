import type { RequestHandler, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";

/**
 * A handler for each branch of the routes, made on first use: Remix compares a path with every route several times,
 * which costs more than most loaders. One branch answers its paths as the whole tree would.
 * @param findLeaf the id of the route that a path leads to
 */
export function createBranchHandlers(
  build: ServerBuild,
  findLeaf: (pathname: string) => string | null,
): RequestHandler {
  const whole = createRequestHandler(build, "production");
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const leaf = findLeaf(new URL(request.url).pathname);
    if (leaf === null) return whole(request, context);
    const handler = handlers.get(leaf) ?? createRequestHandler(branchOf(build, leaf), "production");
    handlers.set(leaf, handler);
    return handler(request, context);
  };
}

/** The build with one route and those above it. What the browser loads names all routes, in a file of its own. */
function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const ids = idsUpFrom(build.routes, leaf);
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...build.assets, routes: only(build.assets.routes, ids) },
  };
}

function idsUpFrom(routes: ServerBuild["routes"], leaf: string): string[] {
  const { parentId } = routes[leaf] ?? {};
  return [...(parentId === undefined ? [] : idsUpFrom(routes, parentId)), leaf];
}

function only<Value>(all: Record<string, Value>, ids: readonly string[]): Record<string, Value> {
  return Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
}
