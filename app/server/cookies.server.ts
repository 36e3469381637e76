import type { CookieOptions } from "@remix-run/node";
import { createCookie } from "@remix-run/node";
import { isHttps } from "~/server/env.server";
import { sessionSecrets } from "~/server/secrets.server";

/** A signed, httpOnly cookie of the whole site; named `__Host-…` on https, where the browser then guards it. */
export function signedCookie(name: string, options: CookieOptions = {}) {
  return createCookie(isHttps ? `__Host-${name}` : name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    secrets: sessionSecrets(),
    ...options,
  });
}
