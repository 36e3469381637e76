import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Theme } from "~/lib/web/theme";
import { THEMES } from "~/lib/web/theme";
import { isHttps } from "~/server/env.server";

/** A choice as it arrives; dark until chosen, as specified. */
export const themeSchema = z.enum(THEMES).catch("dark");

/** Its name, by which the key of a kept page finds it too. */
export const THEME_COOKIE = "theme";

/** Holds no secret and is read by the cache key, hence not signed. A year. */
const themeCookie = createCookie(THEME_COOKIE, {
  path: "/",
  sameSite: "lax",
  secure: isHttps,
  httpOnly: true,
  maxAge: 31_536_000,
});

/** The chosen theme of a request. */
export async function readTheme(request: Request): Promise<Theme> {
  return themeSchema.parse(await themeCookie.parse(request.headers.get("Cookie")));
}

/** Set-Cookie value that keeps the choice. */
export function serializeTheme(theme: Theme): Promise<string> {
  return themeCookie.serialize(theme);
}
