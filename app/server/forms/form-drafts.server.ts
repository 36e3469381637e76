import { z } from "zod";
import { DAY_SECONDS } from "~/lib/dates/durations";
import { DRAFT_FIELD, draftFieldsOf } from "~/lib/forms/form-draft";
import { LIST_STEP } from "~/lib/forms/list-step";
import { cleanText } from "~/lib/text/clean-text";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { signedCookie } from "~/server/http/cookies.server";

const KEPT_SECONDS = DAY_SECONDS;
/** More than the longest article with its other fields; what is longer no form takes, and must not fill the disk. */
const KEPT_MAX_LENGTH = 500_000;

const cookie = signedCookie("kept_form", { maxAge: KEPT_SECONDS });
const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

/** Enough of a digest to tell the texts of one browser apart. */
const KEY_LENGTH = 12;
const KEY = new RegExp(`^[\\w-]{${KEY_LENGTH}}$`);
/** What the pressed button says is not typed: with it, one text would be kept once for each button. */
const PRESSED = new Set([DRAFT_FIELD, "intent", "step", "overwrite", LIST_STEP]);

/**
 * Keeps the fields of a post for a day under a random token that only this browser holds, beside what was kept of the
 * same page before: two tabs lose nothing to each other. Only the kept text that stood in the form (its field `kept`)
 * gives way. Passwords and files are left out. Returns the Set-Cookie value that carries the token.
 * @param path the page on whose form the fields are offered again
 */
export async function saveFormDraft(request: Request, path: string, form: FormData): Promise<string> {
  const sent = draftFieldsOf(form);
  const typed = sent.filter(([name]) => !PRESSED.has(name));
  const fields = typed.map((field) => field.map(cleanText)).filter(withinLength());
  const token = (await readToken(request)) ?? createToken();
  const token_hash = digest(token);
  const place = placeOf(path, digest(JSON.stringify(fields)).slice(0, KEY_LENGTH));
  const kept = { fields, expires_at: new Date(Date.now() + KEPT_SECONDS * 1000) };
  await db.formDraft.upsert({
    where: { token_hash_path: { token_hash, path: place } },
    create: { token_hash, path: place, ...kept },
    update: kept,
  });
  const former = sent
    .filter(([name, key]) => name === DRAFT_FIELD && KEY.test(key))
    .map(([, key]) => placeOf(path, key));
  await db.formDraft.deleteMany({ where: { token_hash, path: { in: former, not: place } } });
  return cookie.serialize(token);
}

/** Where a text is kept: its page, and the name that tells it from the others of this page. */
function placeOf(path: string, key: string): string {
  return `${path}#${key}`;
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

/** A form as it was typed, under the name by which it is taken up or dropped. */
export interface StoredDraft {
  key: string;
  keptAt: Date;
  form: FormData;
}

/** What this browser had typed into the form of this page when its session had ended, the newest first. */
export async function listFormDrafts(request: Request): Promise<StoredDraft[]> {
  const token = await readToken(request);
  if (token === null) return [];
  const page = placeOf(new URL(request.url).pathname, "");
  const rows = await db.formDraft.findMany({
    where: { token_hash: digest(token), path: { startsWith: page }, expires_at: { gt: new Date() } },
    orderBy: { expires_at: "desc" },
  });
  return rows.flatMap(({ path, fields, expires_at }) => {
    const read = fieldsSchema.safeParse(fields);
    const keptAt = new Date(expires_at.getTime() - KEPT_SECONDS * 1000);
    return read.success ? [{ key: path.slice(page.length), keptAt, form: toFormData(read.data) }] : [];
  });
}

/**
 * What is kept of this page's form for its screen: the text that its address names, which then stands in the form, and
 * the others, which are on offer while none does. A page that has nothing else to show asks for the newest where its
 * address names none; the others then stay on offer.
 */
export async function openFormDrafts(
  request: Request,
  wish: { orNewest?: boolean } = {},
): Promise<{ resumed: StoredDraft | null; offers: DraftOffer[] }> {
  const kept = await listFormDrafts(request);
  const key = new URL(request.url).searchParams.get(DRAFT_FIELD);
  const named = kept.find((each) => each.key === key) ?? null;
  if (!wish.orNewest) return { resumed: named, offers: named ? [] : kept.map(toOffer) };
  const resumed = named ?? kept[0] ?? null;
  return { resumed, offers: kept.filter((each) => each !== resumed).map(toOffer) };
}

/** A draft on offer: its key, when it was saved, and its title where it has one. */
interface DraftOffer {
  key: string;
  keptAt: Date;
  title: string;
}

function toOffer({ key, keptAt, form }: StoredDraft): DraftOffer {
  return { key, keptAt, title: String(form.get("title") ?? "") };
}

function toFormData(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/**
 * Forgets the kept text that a form names, once it is saved or given up; what else is kept stays. Returns headers that
 * take the token back when nothing is left under it.
 */
export async function deleteFormDraft(request: Request, form: FormData): Promise<Headers> {
  const headers = new Headers();
  const token = await readToken(request);
  const key = form.get(DRAFT_FIELD);
  if (token === null || typeof key !== "string" || !KEY.test(key)) return headers;
  const token_hash = digest(token);
  await db.formDraft.deleteMany({ where: { token_hash, path: placeOf(new URL(request.url).pathname, key) } });
  const isLast = (await db.formDraft.count({ where: { token_hash } })) === 0;
  if (isLast) headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return headers;
}

/** Removes expired drafts. */
export async function pruneFormDrafts(): Promise<void> {
  await db.formDraft.deleteMany({ where: { expires_at: { lt: new Date() } } });
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value.length > 0 ? value : null;
}
