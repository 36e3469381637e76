import { daylightHour } from "~/lib/dates/casablanca";
import { MINUTE_MS } from "~/lib/dates/durations";
import type { CacheQuery } from "~/lib/web/cache-query";
import { ownReferrer } from "~/lib/web/referrer";
import type { Theme } from "~/lib/web/theme";
import { THEMES } from "~/lib/web/theme";
import { siteHost } from "~/server/env.server";
import { isPersonalCookie } from "~/server/http/cookies.server";
import { serializeTheme, THEME_COOKIE } from "~/server/http/theme-cookie.server";
import type { RequestHead, Target } from "~/server/node/exchange.server";
import type { CachePolicy } from "./cache-policy.server";
import { getCachedPage } from "./page-cache.server";

/** All that a cached page may depend on. */
export interface CacheKey {
  id: string;
  pathname: string;
  /** With its question mark, or empty: the parameters the page reads, in the order its route names them. */
  search: string;
  theme: Theme;
  hasForm: boolean;
  /** Path of the page that led here, where the page says so in its form; else empty. */
  from: string;
}

const MAX_SEARCH_LENGTH = 200;
// Nearly every path that is asked for.
const CANONICAL = /^(?:\/[a-z0-9_.~-]+)+$|^\/$/;

/** The cookies under which a page may be shared: none, or a theme as we write it, escaped or not. */
const themeByCookie = new Map<string | undefined, Theme>([[undefined, "dark"]]);
for (const theme of THEMES) {
  const [cookie = ""] = (await serializeTheme(theme)).split(";");
  themeByCookie.set(cookie, theme).set(decodeURIComponent(cookie), theme);
}

/** The key of a kept page for this request; null for another method, a personal cookie, or an address not kept. */
export function cacheKeyOf(incoming: RequestHead, target: Target, policy: CachePolicy): CacheKey | null {
  if (incoming.method !== "GET" && incoming.method !== "HEAD") return null;
  const theme = sharedTheme(incoming.headers.cookie);
  if (!theme) return null;
  const allowed = policy(target.pathname);
  const search = allowed && allowedSearch(target.search, allowed);
  if (!allowed || search === null) return null;
  const from = allowed.isBySource ? leadingPage(incoming) : "";
  return from === null ? null : keyOf(target.pathname, { search, theme, hasForm: allowed.hasForm, from });
}

/** The kept page that led here, or ''; null for sources that few share: a campaign, or another site. */
function leadingPage({ headers: { referer, host } }: RequestHead): string | null {
  if (!referer) return "";
  const page = ownReferrer(referer, [siteHost, host]);
  if (!page || page.search.includes("utm_")) return null;
  return getCachedPage(keyOf(page.pathname).id) ? page.pathname : "";
}

/** Whether a Cookie header holds nothing of one visitor: no session, no message. */
export function isAnonymous(cookie: string | undefined): boolean {
  return sharedTheme(cookie) !== null;
}

/** The theme of a visitor without personal cookies, else null. What we never wrote, such as a counter's mark, is ignored. */
function sharedTheme(cookie: string | undefined): Theme | null {
  const known = themeByCookie.get(cookie);
  if (known || cookie === undefined) return known ?? "dark";
  const pairs = cookie.split(";").map((pair) => pair.trim());
  if (pairs.some(isPersonalCookie)) return null;
  // Of several of one name the first counts, as for other readers of cookies.
  return themeByCookie.get(pairs.find((pair) => pair.split("=", 1)[0]!.trim() === THEME_COOKIE)) ?? "dark";
}

/** The key of a page by its parts; that of the page which most visitors see, where they are absent. */
export function keyOf(pathname: string, parts: Partial<Omit<CacheKey, "id" | "pathname">> = {}): CacheKey {
  const { search = "", theme = "dark", hasForm = false, from = "" } = parts;
  return { id: `${theme} ${pathname}${search}${from && ` < ${from}`}`, pathname, search, theme, hasForm, from };
}

/** The one way to write the path of a page that is kept: decoded, in lower case, without a slash at its end. */
export function canonicalPath(pathname: string): string {
  if (CANONICAL.test(pathname)) return pathname;
  const plain = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/(?<=^\/|[^/])\/+$/, "");
  return encodeURI(plain);
}

function allowedSearch(search: string, { query = [], unless = [], hasForm }: CacheQuery): string | null {
  if (!search) return "";
  if (hasForm) return null;
  const given = new URLSearchParams(search);
  if (unless.some((name) => given.has(name))) return null;
  const kept = new URLSearchParams();
  for (const name of query) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const normalised = kept.size > 0 ? `?${kept}` : "";
  return normalised.length > MAX_SEARCH_LENGTH ? null : normalised;
}

let knownMinute = 0;
let knownHour: number | null = null;

/** The hour in Casablanca by which a page rendered now is lit, worked out once a minute: it costs more than a key. */
export function currentHour(): number | null {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (minute !== knownMinute) {
    knownMinute = minute;
    knownHour = daylightHour(new Date());
  }
  return knownHour;
}
