import { z } from "zod";
import { DAY_MS, DAY_SECONDS } from "~/lib/dates/durations";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { Language } from "~/server/db/client/enums";
import { db } from "~/server/db/db.server";
import { signedCookie } from "~/server/http/cookies.server";
import type { SignedInUser } from "./user";

const KNOWN_DAYS = 90;
/** Accounts one browser is known to; the one used longest ago gives way. */
const ACCOUNTS_MAX = 4;

const cookie = signedCookie("device", { maxAge: KNOWN_DAYS * DAY_SECONDS });

const language = z.enum(Language).optional();
const entrySchema = z.object({ account: z.string(), device: z.string(), since: z.number(), language });
const entriesSchema = z.array(entrySchema).max(ACCOUNTS_MAX);

/**
 * The random name of this browser for an account that was signed in to here within ninety days, or null. Its tries
 * count apart, so that strangers cannot lock the owner out. Pattern: OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies".
 */
export async function getKnownDevice(request: Request, email: string): Promise<string | null> {
  const entries = await readEntries(request);
  if (entries.length === 0) return null;
  const known = await db.credential.findUnique({ where: { email }, select: { profile_id: true } });
  const account = known && digest(known.profile_id);
  return entries.find((entry) => entry.account === account)?.device ?? null;
}

/** The language of the account that was signed in to last from this browser; null where none is known. */
export async function getDeviceLanguage(request: Request): Promise<SignedInUser["language"] | null> {
  const [last] = await readEntries(request);
  return last?.language ?? null;
}

/** Set-Cookie value by which this browser is known to an account that has just been signed in to: a new name each time. */
export async function serializeKnownDevice(request: Request, profileId: string): Promise<string> {
  const account = digest(profileId);
  const others = (await readEntries(request)).filter((entry) => entry.account !== account);
  const { language } = await db.profile.findUniqueOrThrow({ where: { id: profileId }, select: { language: true } });
  const entry = { account, device: createToken(), since: Date.now(), language };
  return cookie.serialize([entry, ...others].slice(0, ACCOUNTS_MAX));
}

async function readEntries(request: Request) {
  const read = entriesSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  const now = Date.now();
  return read.success ? read.data.filter(({ since }) => since <= now && now - since < KNOWN_DAYS * DAY_MS) : [];
}
