/** Longest path that is answered, in characters as they are sent; the longest of ours is a third of it. */
export const PATH_MAX_LENGTH = 1024;

/** Longest address that is answered, in bytes: holds campaign parameters and a search of a hundred Arabic letters. */
export const URL_MAX_LENGTH = 4096;

/**
 * The status by which an address is refused before it is compared with any route, or null. Comparing costs by the
 * length of the path, and pages repeat their query. `_data` asks in the framework's former way, which nothing of ours
 * speaks any more: it runs one loader alone, and answers in English.
 * @param maxLength of path and query together
 */
export function urlRefusal(
  { pathname, search }: { pathname: string; search: string },
  maxLength = URL_MAX_LENGTH,
): 400 | 414 | null {
  if (pathname.length > PATH_MAX_LENGTH || pathname.length + search.length > maxLength) return 414;
  return isLegacyDataRequest(search) ? 400 : null;
}

/** Whether a query asks in the framework's former way for the data of one route. */
export function isLegacyDataRequest(search: string): boolean {
  return search !== "" && new URLSearchParams(search).has("_data");
}
