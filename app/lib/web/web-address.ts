import { westernDigits, withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { decodedPart } from "./decoded-part";
import { phoneHref } from "./phone";

const SITE_PATH = /^\/(?![/\\])/;

/** A path of this site or an http(s) address; null for others (`javascript:`, `//host`). Rule: OWASP XSS prevention. */
export function webAddress(typed: string | null): string | null {
  const address = withoutInvisibleMarks(typed ?? "").trim();
  if (SITE_PATH.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

const ADDRESS = /^[^\s@/?#:]+@[^\s@/?#:]+\.[^\s@/?#:.]+(?:\?.*)?$/;
const PHONE = /^\+?[\d\s().-]{8,24}$/;
const HOST = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}-]{2,63}(?=[/?#:]|$)/u;
const FILE_NAME = /\.(?:html?|php|aspx?|pdf|png|jpe?g|webp|avif|gif|svg|zip|md|txt|csv|docx?|xlsx?)$/i;
/** 'https:/exemple.ma', 'http//exemple.ma': browsers take such a link for a path of the page it stands on. */
const CUT_SCHEME = /^(https?)(?::\/?|\/\/)(?!\/)/i;
/** Invisible marks that come along with a copied address, and the same percent-encoded; joiners may belong to its path. */
const MARKS =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|%C2%AD|%D8%9C|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[\dA-F]|%EF%BB%BF/gi;

/** A link as it was meant: `www.…` and `//…` become https:, e-mail mailto:, a number tel:; anything else as it is. */
export function linkAddress(typed: string): string {
  const text = typed.replace(MARKS, "").trim().replace(CUT_SCHEME, "$1://");
  const plain = westernDigits(decodedPart(text) ?? text);
  if (ADDRESS.test(plain)) return `mailto:${text}`;
  if (PHONE.test(plain) && plain.replace(/\D/g, "").length >= 8) return phoneHref(plain);
  if (/^\/\/[^/\\]/.test(text)) return `https:${text}`;
  const [host] = HOST.exec(plain) ?? [];
  if (!host || (!/^www\./i.test(host) && FILE_NAME.test(host))) return text;
  return URL.canParse(`https://${text}`) ? `https://${text}` : text;
}
