import type { AppLoadContext } from "@remix-run/node";
import { WRONG_CREDENTIALS } from "~/features/accounts/authenticator.server";
import { keepDevice } from "~/features/accounts/known-device.server";
import type { PasswordProof } from "~/features/accounts/password-proof.server";
import { keepSession, readSessionToken } from "~/features/accounts/session-cookie.server";
import { endSession, startSession } from "~/features/accounts/sessions.server";
import { clientAddress } from "~/server/client-address.server";
import { DomainError } from "~/server/errors.server";

/**
 * Begins a session for whoever proved who he is, and returns its Set-Cookie headers. Always a new id: one planted in
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
  const headers = new Headers({ "Set-Cookie": await keepSession(token) });
  headers.append("Set-Cookie", await keepDevice(request, proof.profileId));
  return headers;
}
