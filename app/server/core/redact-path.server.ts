import { withoutTokenOf } from "./token-paths.server";

const MAX_LENGTH = 500;

/** A token as `signToken` writes it: what it says, a dot, and 256 bits in base64url. */
const SIGNED_TOKEN = /(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g;

/** A path fit for the log: a reader of the log must not be able to open a private link. The logger calls it itself. */
export function redactPath(pathname: string): string {
  return (withoutTokenOf(pathname) ?? pathname).replace(SIGNED_TOKEN, "(token)").slice(0, MAX_LENGTH);
}
