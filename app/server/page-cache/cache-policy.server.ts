import type { ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { RouteObject } from "react-router-dom";
import { matchRoutes } from "react-router-dom";
import type { CacheQuery } from "~/lib/web/cache-query";

/** What the route of a path says about keeping its page; null when it is rendered for each visitor. */
export type CachePolicy = (pathname: string) => CacheQuery | null;

const PATHS_REMEMBERED = 2_000;
// Longer than the path of any page of ours.
const PATH_MAX_LENGTH = 300;

/** Reads the routes' handles once, and remembers the answers: matching costs more than a finished page. */
export function createCachePolicy(routes: ServerBuild["routes"]): CachePolicy {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, { policy: CacheQuery | null }>({ max: PATHS_REMEMBERED });
  return (pathname) => {
    if (pathname.length > PATH_MAX_LENGTH) return null;
    const remembered = known.get(pathname);
    if (remembered) return remembered.policy;
    const policy = findPolicy(tree, pathname);
    known.set(pathname, { policy });
    return policy;
  };
}

/** Says whether a GET of a path is answered with a page, or with the data of one, and so costs the rendering of it. */
export function createPageFinder(routes: ServerBuild["routes"]): (pathname: string) => boolean {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, boolean>({ max: PATHS_REMEMBERED });
  return (pathname) => {
    const page = pathname.replace(/\.data$/, "");
    const remembered = known.get(page);
    if (remembered !== undefined) return remembered;
    const leaf = matchRoutes(tree, page)?.at(-1)?.route.id;
    const isPage = leaf === undefined || routes[leaf]?.module.default !== undefined;
    if (page.length <= PATH_MAX_LENGTH) known.set(page, isPage);
    return isPage;
  };
}

function findPolicy(tree: RouteObject[], pathname: string): CacheQuery | null {
  // The framework's own data requests carry the path of their page and this ending.
  if (pathname.endsWith(".data")) return null;
  const handle = matchRoutes(tree, pathname)?.at(-1)?.route.handle as { cache?: CacheQuery } | undefined;
  return handle?.cache ?? null;
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index, caseSensitive, module } = route!;
      if (index) return { id, path, index, caseSensitive, handle: module.handle };
      return { id, path, caseSensitive, handle: module.handle, children: childrenOf(routes, id) };
    });
}
