import type { AppLoadContext } from "@remix-run/node";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { clientAddress } from "~/server/http/client-address.server";
import { serializeKnownDevice } from "./known-device.server";
import type { PasswordProof } from "./password-proof.server";
import { readSessionToken, serializeSession } from "./session-cookie.server";
import { endSession, startSession } from "./sessions.server";

/**
 * The same words for every refusal: a visitor who signs up with another person's address must not learn whether it had an
 * account by trying to sign in afterwards.
 */
export const WRONG_CREDENTIALS = isMailSent
  ? "L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée."
  : "L’adresse e-mail ou le mot de passe est incorrect.";

/**
 * Begins a session for a user who proved a password, and returns its Set-Cookie headers. Always a new id: one planted in
 * the browser beforehand is worth nothing. The one that was there ends only when another takes its place. The browser
 * is known to the account from now on.
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
