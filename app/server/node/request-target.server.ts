/** The part of a request line that may be believed: where on this site, never which site. */
export interface Target {
  pathname: string;
  search: string;
}

// Nearly every address of this site: nothing in it to decode, to resolve or to drop.
const PLAIN = /^(?:\/[\w-]+)+$|^\/$/;

// Any host does: only the path and the query are taken from what comes out.
const ANY_ORIGIN = "http://any.invalid";

/**
 * Reads a request target (RFC 9112, section 3.2). A host in it is dropped, and leading slashes are made one, since
 * `//host/path` would become another site in a redirect.
 * @returns null for what no browser sends: not UTF-8 once decoded, a NUL (which PostgreSQL refuses), no path at all.
 */
export function parseTarget(rawTarget: string | undefined): Target | null {
  if (!rawTarget) return null;
  if (PLAIN.test(rawTarget)) return { pathname: rawTarget, search: "" };
  const address = rawTarget.startsWith("/") ? ANY_ORIGIN + rawTarget.replace(/^[/\\]+/, "/") : rawTarget;
  if (!URL.canParse(address)) return null;
  const { protocol, pathname, search } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return null;
  if (!isDecodable(pathname) || search.includes("%00") || pathname.includes("%00")) return null;
  return { pathname: pathname.replace(/^\/+/, "/"), search };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
