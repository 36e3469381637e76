import { createHash, createHmac, randomBytes } from "node:crypto";
import { sessionSecrets } from "./secrets.server";

const TOKEN_BYTES = 32;

/** A fresh unguessable token: 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** SHA-256 in base64url: what is stored instead of a token, and what tells two submissions apart. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/**
 * HMAC-SHA-256 by the first secret of sessions, in base64url: tells two texts apart for the holder of the secret, and
 * says nothing to a reader of the database, since an address or a number is soon guessed from a bare digest.
 */
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
