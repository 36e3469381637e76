/** Path and query of a request, to come back to the very list that held the form. */
export function requestPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
