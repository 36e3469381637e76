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

/** Reads the routes' handles once, and remembers the answers: matching costs more than a cached page. */
export function createCachePolicy(routes: ServerBuild["routes"]): CachePolicy {
  const tree = childrenOf(routes, undefined);
  const policyOf = rememberByPath((pathname) => ({ policy: findPolicy(tree, pathname) }));
  return (pathname) => (pathname.length > PATH_MAX_LENGTH ? null : policyOf(pathname).policy);
}

/** Says whether a GET of a path is answered with a page, or with the data of one, and so costs the rendering of it. */
export function createPageFinder(routes: ServerBuild["routes"]): (pathname: string) => boolean {
  const tree = childrenOf(routes, undefined);
  const isPage = rememberByPath((page) => {
    const leaf = matchRoutes(tree, page)?.at(-1)?.route.id;
    return leaf === undefined || routes[leaf]?.module.default !== undefined;
  });
  return (pathname) => isPage(pathname.replace(/\.data$/, ""));
}

/** The same answers, remembered for the paths asked for last; those longer than any page of ours are not kept. */
function rememberByPath<Answer extends NonNullable<unknown>>(
  answerTo: (pathname: string) => Answer,
): (pathname: string) => Answer {
  const known = new LRUCache<string, Answer>({ max: PATHS_REMEMBERED });
  return (pathname) => {
    const remembered = known.get(pathname);
    if (remembered !== undefined) return remembered;
    const answer = answerTo(pathname);
    if (pathname.length <= PATH_MAX_LENGTH) known.set(pathname, answer);
    return answer;
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
