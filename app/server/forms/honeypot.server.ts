import { LRUCache } from "lru-cache";
import { DAY_SECONDS } from "~/lib/dates/durations";
import { readSignedToken, signToken } from "~/server/crypto/tokens.server";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";

/** Names of the two hidden fields of the public forms. */
const HONEYPOT_FIELD = "homepage";
const STAMP_FIELD = "form_stamp";

const STAMP_PURPOSE = "form-stamp";
const STAMP_LIFE_SECONDS = 7 * DAY_SECONDS;
const LINKS_MAX = 2;
const DOUBT_LIMIT = 2;

/** A form that is sent so soon after its page was shown may be a robot's. */
const TOO_FAST_MS = 2000;
/** The networks to which this process has shown a kept page with a form: such a page has the stamp of its rendering. */
const justShown = new LRUCache<string, true>({ max: 5000, ttl: TOO_FAST_MS });

/** Remembers for two seconds that a kept page with a form was shown to a network. */
export function noteFormShown(network: string): void {
  justShown.set(network, true);
}

/** A signed time for a public form: when it was sent to the visitor, or rendered for many. */
export function createFormStamp(now = Date.now()): string {
  return signToken(String(now), { purpose: STAMP_PURPOSE, lifeSeconds: STAMP_LIFE_SECONDS, now: new Date(now) });
}

/** Whether the field that no person sees is filled, in a form that leaves nothing to put aside; it is logged. */
export function isRobot(form: FormData, formName: string): boolean {
  const isFilled = isHoneypotFilled(form);
  if (isFilled) logger.warn({ event: "robot-ignored", form: formName });
  return isFilled;
}

function isHoneypotFilled(form: FormData): boolean {
  return Boolean(form.get(HONEYPOT_FIELD));
}

/**
 * Whether a submission looks like a robot's. One weak sign alone (sent within two seconds, many links)
 * never condemns; a filled honeypot or a missing or forged stamp does. The doubtful are kept aside, never lost.
 * @param sending the sender's network, where it is known
 */
export function isDoubtful(
  form: FormData,
  text: string,
  { network = null, now = Date.now() }: { network?: string | null; now?: number } = {},
): boolean {
  if (isHoneypotFilled(form)) return true;
  if (env.ABUSE_LIMITS === "off") return false;
  const stamp = String(form.get(STAMP_FIELD) ?? "");
  const sentAt = readSignedToken(stamp, { purpose: STAMP_PURPOSE, now: new Date(now) });
  if (sentAt === null) return true;
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const isFast = now - Number(sentAt) < TOO_FAST_MS || (network !== null && justShown.has(network));
  const doubts = (isFast ? 1 : 0) + (links > LINKS_MAX ? 1 : 0);
  return doubts >= DOUBT_LIMIT;
}
