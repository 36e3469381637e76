import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/server/env.server";
import { sessionSecrets } from "~/server/secrets.server";

/** Names of the two hidden fields of every public form. */
export const HONEYPOT_FIELD = "homepage";
export const STAMP_FIELD = "form_stamp";

const TOO_FAST_MS = 2000;
const STAMP_MAX_AGE_MS = 7 * 86_400_000;
const LINKS_MAX = 2;
const DOUBT_LIMIT = 2;

/** A signed time for a public form: when it was sent to the visitor. */
export function createFormStamp(now = Date.now()): string {
  const [secret = ""] = sessionSecrets();
  return `${now}.${sign(secret, String(now))}`;
}

/**
 * Whether a submission looks like a robot's. One weak sign alone (sent within two seconds, many links)
 * never condemns; a filled honeypot or a missing or forged stamp does. The doubtful are kept aside, never lost.
 */
export function isDoubtful(form: FormData, text: string, now = Date.now()): boolean {
  if (form.get(HONEYPOT_FIELD)) return true;
  if (env.ABUSE_LIMITS === "off") return false;
  const sentAt = readStamp(form.get(STAMP_FIELD), now);
  if (sentAt === null) return true;
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const doubts = (now - sentAt < TOO_FAST_MS ? 1 : 0) + (links > LINKS_MAX ? 1 : 0);
  return doubts >= DOUBT_LIMIT;
}

function readStamp(value: FormDataEntryValue | null, now: number): number | null {
  if (typeof value !== "string") return null;
  const [time = "", signature = ""] = value.split(".");
  const isSigned = sessionSecrets().some((secret) => isSame(sign(secret, time), signature));
  const sentAt = Number(time);
  return isSigned && now - sentAt < STAMP_MAX_AGE_MS ? sentAt : null;
}

function sign(secret: string, time: string): string {
  return createHmac("sha256", secret).update(`form-stamp:${time}`).digest("base64url");
}

function isSame(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
