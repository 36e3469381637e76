import type { AppLoadContext } from "@remix-run/node";
import { DAY_SECONDS } from "~/lib/dates/durations";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { clientAddress } from "~/server/http/client-address.server";
import { signedCookie } from "~/server/http/cookies.server";
import { serializeKnownDevice } from "./known-device.server";
import type { PasswordProof } from "./sessions.server";
import { endSession, SESSION_ABSOLUTE_DAYS, startSession } from "./sessions.server";

/** One sentence for every refusal, so that sign-up by another's address tells nothing of an account by signing in. */
export const WRONG_CREDENTIALS = isMailSent
  ? "L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée."
  : "L’adresse e-mail ou le mot de passe est incorrect.";

/**
 * Begins a session for a proven password and returns its Set-Cookie headers: always a new id, whatever was planted
 * before. The former session ends only then, and the browser is known to the account from now on.
 * @throws DomainError `forbidden` when the password was changed meanwhile.
 */
export async function beginSession(proof: PasswordProof, request: Request, context: AppLoadContext): Promise<Headers> {
  const visitor = { userAgent: request.headers.get("User-Agent"), address: clientAddress(context) };
  const token = await startSession(proof, visitor);
  if (!token) throw new DomainError("forbidden", WRONG_CREDENTIALS);
  const previous = await readSessionToken(request);
  if (previous) await endSession(previous);
  const headers = new Headers({ "Set-Cookie": await serializeSession(token) });
  headers.append("Set-Cookie", await serializeKnownDevice(request, proof.profileId));
  // The client's space and the back office have another style sheet than the pages to sign in: the document is loaded.
  if (new URL(request.url).pathname.startsWith("/auth")) headers.set("X-Remix-Reload-Document", "true");
  return headers;
}

/** Longer than any session, so that a form which is sent after its end is still known to come from one of ours. */
const COOKIE_DAYS = 2 * SESSION_ABSOLUTE_DAYS;

const cookie = signedCookie("session", { maxAge: COOKIE_DAYS * DAY_SECONDS });

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
