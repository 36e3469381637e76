import { readSignedToken, signToken } from "~/server/crypto/signed-token.server";

const PURPOSE = "blog-preview";
const LIFE_SECONDS = 7 * 86_400;

/** A private address that shows the article, published or not, to whoever holds it, for seven days. */
export function createPreviewPath(postId: string, now?: Date): string {
  return `/blog/apercu/${signToken(postId, { purpose: PURPOSE, lifeSeconds: LIFE_SECONDS, ...(now && { now }) })}`;
}

/** The article that a private link shows; null when it is not one of ours or its time is over. */
export function readPreviewToken(token: string, now?: Date): string | null {
  return readSignedToken(token, { purpose: PURPOSE, lifeSeconds: LIFE_SECONDS, ...(now && { now }) });
}
