import type { ScryptOptions } from "node:crypto";
import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { normalForm } from "~/lib/text/normal-form";
import { env } from "~/server/env.server";
import { isEqual } from "./tokens.server";

/** N = 2^15, r = 8, p = 3. Source: OWASP Password Storage Cheat Sheet. */
const COST = { N: 2 ** env.PASSWORD_COST, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** At most four at once: each takes 32 MB and a thread. */
const limit = pLimit(4);

/** scrypt of a password with a fresh salt, as `scrypt$N$r$p$salt$key` (base64): the parameters travel with the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** Whether the password is the hashed one. A hash of null costs the same time and is always wrong. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt, key] = (hash ?? (await unknownHash())).split("$");
  const expected = Buffer.from(key ?? "", "base64");
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt ?? "", "base64"), cost);
  return isEqual(expected, actual) && hash !== null;
}

let decoy: Promise<string> | undefined;

/** A hash of a random password, made at the start: an unknown address takes as long as a known one. */
export function unknownHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(SALT_BYTES).toString("hex"));
  return decoy;
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  const hash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
  return limit(() => hash(normalForm(password, "NFKC"), salt, KEY_BYTES, options));
}
