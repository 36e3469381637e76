import { readSignedToken, signToken } from "~/server/crypto/tokens.server";

const PURPOSE = "case-preview";
const LIFE_SECONDS = 7 * 86_400;

/** A private address that shows a case, published or not, without a session, for seven days. */
export function createCasePreviewPath(caseId: string): string {
  return `/realisations/apercu/${signToken(caseId, { purpose: PURPOSE, lifeSeconds: LIFE_SECONDS })}`;
}

/** The case that a private link shows; null when it is not signed by us or has expired. */
export function readCasePreviewToken(token: string): string | null {
  return readSignedToken(token, { purpose: PURPOSE, lifeSeconds: LIFE_SECONDS });
}
