import { redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { ACCESS_DENIED } from "~/features/accounts/model";
import { forgetSession, readSessionToken } from "~/features/accounts/session-cookie.server";
import { findSessionUser } from "~/features/accounts/sessions.server";
import { redirectWithFlash } from "~/server/flash.server";
import { logger } from "~/server/logger.server";

/** The signed-in person, or null. */
export async function findUser(request: Request): Promise<User | null> {
  const token = await readSessionToken(request);
  return token ? findSessionUser(token) : null;
}

/** @throws a redirect to /auth, which leads back here, when nobody is signed in. */
export async function requireUser(request: Request): Promise<User> {
  const user = await findUser(request);
  if (user) return user;
  throw redirect(`/auth?redirectTo=${encodeURIComponent(returnPath(request))}`, {
    headers: { "Set-Cookie": await forgetSession() },
  });
}

/** @throws a redirect to /auth for a visitor, to /dashboard with 'Accès refusé' for a client. */
export async function requireAdmin(request: Request): Promise<User> {
  const user = await requireUser(request);
  if (user.role === "admin") return user;
  logger.warn({ event: "access-denied", profileId: user.id, path: new URL(request.url).pathname });
  throw await redirectWithFlash("/dashboard", ACCESS_DENIED);
}

/** The page to come back to: the one asked for, or the one that a form was posted to. */
function returnPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
}
