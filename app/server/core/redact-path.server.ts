const MAX_LENGTH = 500;

/** A token as `signToken` writes it: what it says, a dot, and 256 bits in base64url. */
const SIGNED_TOKEN = /[\w-]+\.[\w-]{43}(?![\w-])/g;

/** The bare token of a quote's address, whole or cut. */
const QUOTE_TOKEN = /(?<=^\/devis\/)[\w-]{16,}/;

/** A path fit for the log: a reader of the log must not be able to open a private link. The logger calls it itself. */
export function redactPath(pathname: string): string {
  return pathname.replace(SIGNED_TOKEN, "(token)").replace(QUOTE_TOKEN, "(token)").slice(0, MAX_LENGTH);
}
