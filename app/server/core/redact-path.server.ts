import { withoutTokenOf } from "./token-paths.server";

const MAX_LENGTH = 500;

/** A token as `signToken` writes it: what it says, a dot, and 256 bits in base64url. */
const SIGNED_TOKEN = /(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g;

/** A token as `createToken` writes it, where a mistyped address holds one; a slug of that length has no capital. */
const LINK_TOKEN = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;

/** A path fit for the log: a reader of the log must not be able to open a private link. The logger calls it itself. */
export function redactPath(pathname: string): string {
  const plain = withoutTokenOf(pathname) ?? pathname;
  return plain.replace(SIGNED_TOKEN, "(token)").replace(LINK_TOKEN, "(token)").slice(0, MAX_LENGTH);
}
