// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so they are exactly what is refused
const DISGUISE = /^\/[/\\]|[\u0000-\u001f\u007f\\]/;
const PATH_MAX_LENGTH = 2000;
const NOWHERE = "http://nowhere.invalid";

/** A path of this site, percent-encoded, or the fallback for other origins. Rule: OWASP Unvalidated Redirects. */
export function safeRedirect(target: unknown, fallback = "/"): string {
  if (typeof target !== "string" || !target.startsWith("/") || target.length > PATH_MAX_LENGTH) return fallback;
  if (DISGUISE.test(target) || !URL.canParse(target, NOWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(target, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}
