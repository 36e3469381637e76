import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";

const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 1024 * 1024 };
const MARK = Buffer.from("zellige-secrets-1\n");
const [SALT_BYTES, NONCE_BYTES, TAG_BYTES, KEY_BYTES] = [16, 12, 16, 32];

/** Mark, salt, nonce, tag, then AES-256-GCM under a key that scrypt (N=2^15, r=8, p=3) makes of the passphrase. */
export function seal(bytes: Buffer, passphrase: string): Buffer {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([MARK, salt, nonce, cipher.getAuthTag(), sealed]);
}

/** What was sealed. @throws an Error fit for the terminal for another passphrase, and for bytes that were changed */
export function unseal(sealed: Buffer, passphrase: string): Buffer {
  const [saltAt, nonceAt] = [MARK.byteLength, MARK.byteLength + SALT_BYTES];
  const [tagAt, textAt] = [nonceAt + NONCE_BYTES, nonceAt + NONCE_BYTES + TAG_BYTES];
  if (!sealed.subarray(0, saltAt).equals(MARK)) throw new Error("The secrets are sealed in a way not known here.");
  const salt = sealed.subarray(saltAt, nonceAt);
  const [nonce, tag] = [sealed.subarray(nonceAt, tagAt), sealed.subarray(tagAt, textAt)];
  const decipher = createDecipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]);
  } catch {
    throw new Error("BACKUP_PASSPHRASE does not open the secrets of this archive.");
  }
}

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase, salt, KEY_BYTES, COST);
}
