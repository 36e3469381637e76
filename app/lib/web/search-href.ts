/** The same address with some parts of the query replaced; null or an empty text removes a part. */
export function searchHref(params: URLSearchParams, changes: Record<string, string | number | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, String(value));
  }
  const query = next.toString();
  return query ? `?${query}` : "";
}

/** Path and query of a request, to come back to the very list that held the form. */
export function requestPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
