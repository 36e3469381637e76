import type { ActionFunctionArgs } from "@remix-run/node";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { serializeSession } from "~/server/sessions/begin-session.server";
import { SESSION_ABSOLUTE_DAYS } from "~/server/sessions/sessions.server";

type Fields = Record<string, string>;

/** The arguments of a loader, for a visitor or with cookies. */
export function getArgs(path: string, { cookie, params = {} }: { cookie?: string; params?: Fields } = {}) {
  const request = new Request(siteUrl + path, { headers: cookie ? { Cookie: cookie } : {} });
  return { request, params, context: {} } as ActionFunctionArgs;
}

/** The arguments of an action to which a form was posted. */
export function postArgs(path: string, fields: Fields | FormData, options: { cookie?: string; params?: Fields } = {}) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const headers: Fields = options.cookie ? { Cookie: options.cookie } : {};
  const request = new Request(siteUrl + path, { method: "POST", body, headers });
  return { request, params: options.params ?? {}, context: { clientAddress: "192.0.2.1" } } as ActionFunctionArgs;
}

/** What a browser would send back of an answer's Set-Cookie headers. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The Cookie header of a signed-in user, whether the account has a password or not. */
export async function signedInAs(profileId: string): Promise<string> {
  const token = createToken();
  const expires_at = new Date(Date.now() + SESSION_ABSOLUTE_DAYS * 86_400_000);
  const device = { user_agent: "test", address: "192.0.2.1" };
  await db.session.create({ data: { token_hash: digest(token), profile_id: profileId, expires_at, ...device } });
  return (await serializeSession(token)).split(";")[0] ?? "";
}
