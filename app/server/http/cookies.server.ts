import { createHmac } from "node:crypto";
import type { CookieOptions } from "@remix-run/node";
import { createCookie } from "@remix-run/node";
import { decodedPart } from "~/lib/web/decoded-part";
import { sessionSecrets } from "~/server/crypto/secrets.server";
import { isHttps } from "~/server/env.server";

/** What our cookies hold of one visitor; with any of them an answer may be for that visitor alone. */
const NAMES = ["session", "flash", "kept_form"] as const;

/** Their names as they are sent: `__Host-…` on https, where the browser then guards them. */
const personalCookies: ReadonlySet<string> = new Set(NAMES.map(fullNameOf));

/**
 * Whether a request's `name=value` is one of those cookies, as it was set here: a made-up value says nothing.
 * Told without a promise, since cached pages are answered without one; signed as createCookie does.
 */
export function isPersonalCookie(pair: string): boolean {
  const [name = "", ...rest] = pair.split("=");
  if (!personalCookies.has(name.trim())) return false;
  const written = rest.join("=").trim();
  const value = decodedPart(written) ?? written;
  const end = value.lastIndexOf(".");
  if (end === -1) return false;
  return sessionSecrets().some((secret) => {
    const signature = createHmac("sha256", secret).update(value.slice(0, end)).digest("base64");
    return signature.replace(/={1,2}$/, "") === value.slice(end + 1);
  });
}

/**
 * A signed, httpOnly cookie of the whole site. What `device` holds no page shows: by it a browser is recognised at
 * sign-in, and pages are shared with browsers that carry it.
 */
export function signedCookie(name: (typeof NAMES)[number] | "device", options: CookieOptions = {}) {
  return createCookie(fullNameOf(name), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    secrets: sessionSecrets(),
    ...options,
  });
}

function fullNameOf(name: string): string {
  return isHttps ? `__Host-${name}` : name;
}
