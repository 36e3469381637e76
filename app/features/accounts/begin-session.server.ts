import type { AppLoadContext } from "@remix-run/node";
import { keepSession, readSessionToken } from "~/features/accounts/session-cookie.server";
import { endSession, startSession } from "~/features/accounts/sessions.server";
import { clientAddress } from "~/server/client-address.server";

/**
 * Begins a session for whoever proved who he is, and returns its Set-Cookie value. Always a new id: one planted in the
 * browser beforehand is worth nothing.
 */
export async function beginSession(profileId: string, request: Request, context: AppLoadContext): Promise<string> {
  const previous = await readSessionToken(request);
  if (previous) await endSession(previous);
  const visitor = { userAgent: request.headers.get("User-Agent"), address: clientAddress(context) };
  return keepSession(await startSession(profileId, visitor));
}
