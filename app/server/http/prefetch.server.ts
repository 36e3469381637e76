/**
 * Whether the browser only guesses that this page will be visited: nothing is consumed or counted then.
 * Header: Sec-Purpose of the Fetch and Speculation Rules specifications.
 */
export function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  return purpose.includes("prefetch");
}
