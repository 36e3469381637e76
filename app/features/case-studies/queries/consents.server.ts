import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";

/** The leave that a link asks for, with what it is about; null for a link that opens nothing. */
export function getConsent(token: string) {
  return db.caseStudyConsent.findUnique({
    where: { token_hash: digest(token) },
    select: {
      ...{ email: true, language: true, name: true, given_at: true, withdrawn_at: true },
      case_study: { select: { id: true, title: true, client_name: true, status: true } },
    },
  });
}
