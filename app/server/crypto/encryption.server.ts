import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { encryptionKeys } from "./secrets.server";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
/** The length GCM is made for (NIST SP 800-38D, 5.2.1.1). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";

/** AES-256-GCM under the first ENCRYPTION_KEY (HKDF). @param purpose such as `api-key:X`; no other one decrypts it */
export function encrypt(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const [secret = ""] = encryptionKeys();
  const cipher = createCipheriv(ALGORITHM, derivedKey(secret), nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
}

/** The text that was encrypted for this purpose; null when none of ENCRYPTION_KEY opens it. */
export function decrypt(sealed: string, purpose: string): string | null {
  const [version, packed = ""] = sealed.split(".");
  const bytes = Buffer.from(packed, "base64url");
  if (version !== VERSION || bytes.byteLength < NONCE_BYTES + TAG_BYTES) return null;
  for (const secret of encryptionKeys()) {
    const text = open(bytes, secret, purpose);
    if (text !== null) return text;
  }
  return null;
}

function open(bytes: Buffer, secret: string, purpose: string): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const bodyStart = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, derivedKey(secret), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE_BYTES, bodyStart));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(bodyStart)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function derivedKey(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "zellige encryption", KEY_BYTES));
}
