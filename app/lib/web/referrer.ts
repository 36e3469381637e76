import { OTHERS } from "./campaign";

/** Hidden fields of a form by which its sender's way is known: how the visit began. */
export const FIRST_FIELDS = {
  page: "first_page",
  referrer: "first_referrer",
  campaign: "first_campaign",
  at: "first_at",
} as const;

/** The page that led to the form, and the site or campaign that led here last. */
export const LAST_FIELDS = { page: "last_page", referrer: "last_referrer", campaign: "last_campaign" } as const;

export const LAST_FIELD_NAMES = Object.values(LAST_FIELDS);

const HOST = /^https?:\/\/(?:[^/?#@]*@)?([^/:?#@]+)/i;
const MAX_LENGTH = 100;

/** Another site's host without 'www.'; '' for ours or none; OTHERS for no name. @param ownHosts as in Host headers */
export function referrerHost(referrer: string | null | undefined, ownHosts: readonly (string | undefined)[]): string {
  if (!referrer || isOwn(referrer, ownHosts)) return "";
  return cleanHost(HOST.exec(referrer)?.[1] ?? "");
}

/** A host as `referrerHost` writes it, from a text that may be anything. */
export function cleanHost(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
  if (host === "") return "";
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(host);
  return isName && host.length <= MAX_LENGTH ? host : OTHERS;
}

/** The page of this site that led here; null where another site did, or none is named. */
export function ownReferrer(
  referrer: string | null | undefined,
  ownHosts: readonly (string | undefined)[],
): { pathname: string; search: string } | null {
  if (!referrer || !isOwn(referrer, ownHosts) || !URL.canParse(referrer)) return null;
  const { pathname, search } = new URL(referrer);
  return { pathname, search };
}

function isOwn(referrer: string, ownHosts: readonly (string | undefined)[]): boolean {
  const [, host = ""] = /^https?:\/\/([^/?#]+)/i.exec(referrer) ?? [];
  return ownHosts.includes(host.toLowerCase());
}
