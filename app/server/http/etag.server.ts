import { createHash } from "node:crypto";

/** Names these bytes and no others, short enough for a header. */
export function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** Whether If-None-Match names this tag, by the weak comparison it asks for (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map(strong);
  return tags.includes("*") || tags.includes(strong(etag));
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
