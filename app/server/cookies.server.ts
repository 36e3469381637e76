import type { CookieOptions } from "@remix-run/node";
import { createCookie } from "@remix-run/node";
import { isHttps } from "~/server/env.server";
import { sessionSecrets } from "~/server/secrets.server";

/** What our cookies hold of one visitor; with any of them an answer may be for that visitor alone. */
const NAMES = ["session", "flash", "kept_form"] as const;

/** Their names as they are sent: `__Host-…` on https, where the browser then guards them. */
export const personalCookies: ReadonlySet<string> = new Set(NAMES.map(fullNameOf));

/** What no page shows: by it a browser is known when somebody signs in, and pages are shared with whoever carries it. */
type QuietName = "device";

/** A signed, httpOnly cookie of the whole site. */
export function signedCookie(name: (typeof NAMES)[number] | QuietName, options: CookieOptions = {}) {
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
