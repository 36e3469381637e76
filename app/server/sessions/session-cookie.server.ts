import { signedCookie } from "~/server/http/cookies.server";
import { SESSION_ABSOLUTE_DAYS } from "./sessions.server";

/** Longer than any session, so that a form which is sent after its end is still known to come from one of ours. */
const COOKIE_DAYS = 2 * SESSION_ABSOLUTE_DAYS;

const cookie = signedCookie("session", { maxAge: COOKIE_DAYS * 86_400 });

/** The session token a request carries under a valid signature, or null. */
export async function readSessionToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value.length > 0 ? value : null;
}

/** Set-Cookie value that carries a session. */
export function serializeSession(token: string): Promise<string> {
  return cookie.serialize(token);
}

/** Set-Cookie value that forgets the session. */
export function clearSession(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}
