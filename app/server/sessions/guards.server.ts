import type { ActionFunctionArgs } from "@remix-run/node";
import { redirectDocument } from "@remix-run/node";
import { DISCARD_DRAFT } from "~/lib/forms/form-draft";
import { oncePerRequest } from "~/server/core/request-context.server";
import { digest } from "~/server/crypto/tokens.server";
import { Language } from "~/server/db/client/enums";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { deleteFormDraft, saveFormDraft } from "~/server/forms/form-drafts.server";
import { formOrNothing } from "~/server/forms/read-form-data.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { readSessionToken } from "./begin-session.server";
import { getDeviceLanguage } from "./known-device.server";
import { getSessionUser } from "./sessions.server";
import type { SignedInUser, User } from "./user";
import { ACCESS_DENIED, homeOf } from "./user";

const keptPerSession = rateLimit({ name: "kept-form-session", points: 20, seconds: 3600 });
const keptPerAddress = rateLimit({ name: "kept-form-address", points: 60, seconds: 3600 });

const FRAME_PATIENCE_MS = 900;
/** By which a page hands its language on. */
const LANGUAGE_PARAM = "lang";

/** The signed-in person, or null. */
export async function getUser(request: Request): Promise<SignedInUser | null> {
  const token = await readSessionToken(request);
  if (!token) return null;
  // A layout and its screens ask for the same reader; what an action has changed is asked for anew.
  return request.method === "GET"
    ? oncePerRequest(`user ${token}`, () => getSessionUser(token))
    : getSessionUser(token);
}

/** What the frame of a page says of the user; a visitor's while the database is away. Error pages are in `language`. */
export async function getUserForFrame(request: Request) {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, FRAME_PATIENCE_MS, null);
  });
  try {
    const user = await Promise.race([getUser(request), patience]);
    if (!user) return null;
    const initial = [...user.fullName.trim()][0]?.toLocaleUpperCase("fr") ?? "";
    return { initial, home: homeOf(user.role), language: user.language };
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** @throws a redirect to /auth, which leads back here, for a visitor who is not signed in. */
export async function requireUser(request: Request): Promise<SignedInUser> {
  const user = await getUser(request);
  if (user) return user;
  throw await toSignIn(request);
}

/** @throws a redirect to /auth for a visitor, to /dashboard with 'Accès refusé' for a client. */
export async function requireAdmin(request: Request): Promise<User> {
  const user = await requireUser(request);
  if (user.role === "admin") return user;
  logger.warn({ event: "access-denied", profileId: user.id, path: new URL(request.url).pathname });
  throw await redirectWithFlash("/dashboard", ACCESS_DENIED);
}

/** Whether whom requireAdmin has let in would be let in now, for an answer that goes on for long: asked each time. */
export async function isStillAdmin(request: Request): Promise<boolean> {
  const token = await readSessionToken(request);
  return token !== null && (await getSessionUser(token))?.role === "admin";
}

/** The same of whom requireUser has let in. */
export async function isStillUser(request: Request, id: string): Promise<boolean> {
  const token = await readSessionToken(request);
  return token !== null && (await getSessionUser(token))?.id === id;
}

/**
 * As requireAdmin, for forms that take long to fill in: what was typed under an ended session is kept for a day, and
 * offered again after signing in. Nothing is kept for a visitor who never had a session.
 * @param pageAfterGivingUp where to come back to once a kept text is given up; to the page of the form when absent
 */
export async function requireAdminSavingDraft(
  request: Request,
  context: ActionFunctionArgs["context"],
  pageAfterGivingUp?: () => Promise<string>,
): Promise<User> {
  const token = await readSessionToken(request);
  if (token === null || (await getSessionUser(token))) return requireAdmin(request);
  const wait = (await keptPerAddress.consume(clientNetwork(context))) ?? (await keptPerSession.consume(digest(token)));
  if (wait !== null) throw await toSignIn(request);
  const form = await formOrNothing(request);
  // The form by which a kept text is given up holds nothing to keep.
  if (form.get("intent") === DISCARD_DRAFT) {
    const headers = await deleteFormDraft(request, form);
    throw await toSignIn(request, { headers, page: await pageAfterGivingUp?.() });
  }
  const cookie = await saveFormDraft(request, new URL(request.url).pathname, form);
  throw await toSignIn(request, { headers: { "Set-Cookie": cookie } });
}

/**
 * Loads the document, as signing in has another style sheet, in the address's language or this device's last. The
 * session's cookie stays: a form that is still open is kept under it.
 * @param page where it leads back to: the page asked for, or the one that a form was posted to, when absent
 */
async function toSignIn(
  request: Request,
  { headers, page }: { headers?: HeadersInit | undefined; page?: string | undefined } = {},
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const asked = pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
  const language = searchParams.get(LANGUAGE_PARAM) ?? (await getDeviceLanguage(request));
  const way = new URLSearchParams({ redirectTo: page ?? asked });
  if (language && language !== "fr" && Object.hasOwn(Language, language)) way.set(LANGUAGE_PARAM, language);
  return redirectDocument(`/auth?${way}`, { headers });
}
