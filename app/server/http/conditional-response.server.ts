import { digestOf, matchesEtag } from "./etag.server";

/**
 * An answer that is sent again only when it has changed: 304 without a body for a client that has it already.
 * Source: RFC 9110, section 13.1.2.
 */
export function conditionalResponse(request: Request, body: string, headers: Record<string, string>): Response {
  const etag = `W/"${digestOf(Buffer.from(body))}"`;
  const all = { ...headers, ETag: etag };
  const isKnown = matchesEtag(request.headers.get("If-None-Match") ?? undefined, etag);
  return isKnown ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}
