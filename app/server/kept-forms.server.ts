import { z } from "zod";
import { cleanText } from "~/lib/clean-text";
import { signedCookie } from "~/server/cookies.server";
import { db } from "~/server/db.server";
import { keptFields, keptFieldsOf } from "~/server/kept-input.server";
import { createToken, digest } from "~/server/tokens.server";

const KEPT_SECONDS = 24 * 3600;
/** More than the longest article with its other fields; what is longer no form takes, and nobody is to fill the disk. */
const KEPT_MAX_LENGTH = 500_000;

const cookie = signedCookie("kept_form", { maxAge: KEPT_SECONDS });
const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

/**
 * Keeps the fields of a post for a day under a random token that only this browser holds, the last post of each page;
 * passwords and files are left out. Reads the body, unless it is given what was read of it. Returns the Set-Cookie value
 * that carries the token.
 * @param path the page on whose form the fields are offered again
 */
export async function keepForm(request: Request, path: string, form?: FormData): Promise<string> {
  const sent = form ? keptFieldsOf(form) : await keptFields(request);
  const fields = sent.map((field) => field.map(cleanText)).filter(withinLength());
  const token = (await readToken(request)) ?? createToken();
  const key = { token_hash: digest(token), path };
  const kept = { fields, expires_at: new Date(Date.now() + KEPT_SECONDS * 1000) };
  await db.keptInput.upsert({ where: { token_hash_path: key }, create: { ...key, ...kept }, update: kept });
  return cookie.serialize(token);
}

/** Keeps the first fields that fit together. */
function withinLength() {
  let left = KEPT_MAX_LENGTH;
  return (field: string[]) => {
    const length = field.join("").length;
    if (length > left) return false;
    left -= length;
    return true;
  };
}

/** What this browser had typed into the form of this page when its session had ended, or null. */
export async function findKeptForm(request: Request): Promise<FormData | null> {
  const token = await readToken(request);
  if (token === null) return null;
  const kept = await db.keptInput.findFirst({
    where: { token_hash: digest(token), path: new URL(request.url).pathname, expires_at: { gt: new Date() } },
  });
  const fields = fieldsSchema.safeParse(kept?.fields);
  return fields.success ? toFormData(fields.data) : null;
}

function toFormData(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/**
 * Forgets what was kept of this page's form, once it is saved or given up; what other pages hold stays. Returns headers
 * that take the token back when nothing is left under it.
 */
export async function dropKeptForm(request: Request): Promise<Headers> {
  const headers = new Headers();
  const token = await readToken(request);
  if (token === null) return headers;
  const token_hash = digest(token);
  await db.keptInput.deleteMany({ where: { token_hash, path: new URL(request.url).pathname } });
  const isLast = (await db.keptInput.count({ where: { token_hash } })) === 0;
  if (isLast) headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return headers;
}

/** Removes what nobody came back for. */
export async function pruneKeptForms(): Promise<void> {
  await db.keptInput.deleteMany({ where: { expires_at: { lt: new Date() } } });
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value.length > 0 ? value : null;
}
