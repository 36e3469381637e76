import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_SECONDS } from "~/lib/dates/durations";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { sessionSecrets } from "./secrets.server";

const TOKEN_BYTES = 32;

/** How long a private address shows what is not published: seven days, as the pages say where it has expired. */
export const PREVIEW_LIFE_SECONDS = 7 * DAY_SECONDS;

/** A fresh unguessable token: 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** SHA-256 in base64url: what is stored instead of a token, and what tells two submissions apart. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** HMAC-SHA-256 by the first session secret, in base64url: a bare digest of an address or number is soon guessed. */
export function keyedDigest(purpose: string, ...parts: (string | null)[]): string {
  const [secret = ""] = sessionSecrets();
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url");
}

/** SHA-256 of a file in hexadecimal: its name wherever it is kept. */
export function fileDigest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

interface Purpose {
  /** Where the token is of use: one for another purpose is refused. */
  purpose: string;
  now?: Date;
}

/** A readable token of this site, valid for a time, fit for an address: HMAC-SHA-256 by the first session secret. */
export function signToken(text: string, { purpose, lifeSeconds, now = new Date() }: Purpose & { lifeSeconds: number }) {
  const [secret = ""] = sessionSecrets();
  const said = Buffer.from(`${Math.floor(now.getTime() / 1000) + lifeSeconds}.${text}`).toString("base64url");
  return `${said}.${signature(said, purpose, secret)}`;
}

/**
 * What a token says; null when it is not ours, was made for another purpose, or its time is over.
 * @param reading `lifeSeconds` refuses a token that would live for longer: it was signed while the clock was ahead
 */
export function readSignedToken(token: string, reading: Purpose & { lifeSeconds?: number }): string | null {
  const { purpose, lifeSeconds = Number.POSITIVE_INFINITY, now = new Date() } = reading;
  const [said = "", signed = ""] = token.split(".");
  if (!sessionSecrets().some((secret) => isEqual(Buffer.from(signed), Buffer.from(signature(said, purpose, secret)))))
    return null;
  const [, endsAt, text] = /^(\d+)\.(.*)$/s.exec(Buffer.from(said, "base64url").toString("utf8")) ?? [];
  const msLeft = Number(endsAt) * 1000 - now.getTime();
  return text !== undefined && msLeft > 0 && msLeft <= lifeSeconds * 1000 + CLOCK_SKEW_MS ? text : null;
}

function signature(said: string, purpose: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${said}`).digest("base64url");
}

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
