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

export interface RouteTable {
  policy: CachePolicy;
  /** Whether a GET of a path is answered with a page, or with the data of one, and so costs the rendering of it. */
  isPage: (pathname: string) => boolean;
  /** The id of the route that answers a path, or the data request for it; null when none does. */
  findLeaf: (pathname: string) => string | null;
}

/** Reads the routes once, and remembers the answers: matching costs more than a cached page. */
export function createRouteTable(routes: ServerBuild["routes"]): RouteTable {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, { leaf: string | null }>({ max: PATHS_REMEMBERED });
  const find = (pathname: string) => {
    const remembered = known.get(pathname);
    if (remembered) return remembered.leaf;
    const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id ?? null;
    if (pathname.length <= PATH_MAX_LENGTH) known.set(pathname, { leaf });
    return leaf;
  };
  const findLeaf = (pathname: string) => find(pageOf(pathname));
  const policy = (pathname: string) => {
    if (pathname.length > PATH_MAX_LENGTH || isDataRequest(pathname)) return null;
    const leaf = find(pathname);
    const handle = leaf === null ? undefined : (routes[leaf]?.module.handle as { cache?: CacheQuery } | undefined);
    return handle?.cache ?? null;
  };
  const isPage = (pathname: string) => {
    const leaf = findLeaf(pathname);
    return leaf === null || routes[leaf]?.module.default !== undefined;
  };
  return { policy, isPage, findLeaf };
}

/** The framework's own data requests carry the path of their page and this ending. */
function isDataRequest(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** The path of the page whose data is asked for; any other path as it is. */
function pageOf(pathname: string): string {
  if (!isDataRequest(pathname)) return pathname;
  const page = pathname.slice(0, -".data".length);
  return page === "/_root" ? "/" : page;
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index, caseSensitive } = route!;
      if (index) return { id, path, index, caseSensitive };
      return { id, path, caseSensitive, children: childrenOf(routes, id) };
    });
}
