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

/** Every leave that these addresses were asked for, the newest first, as it is shown or handed to its giver. */
export async function listConsentsOf(emails: string[]) {
  const consents = await db.caseStudyConsent.findMany({
    where: { email: { in: emails } },
    orderBy: [{ asked_at: "desc" }, { id: "desc" }],
    select: {
      ...{ id: true, email: true, name: true, asked_at: true, given_at: true, withdrawn_at: true },
      case_study: { select: { title: true } },
    },
  });
  return consents.map(({ case_study, ...consent }) => ({ ...consent, title: case_study.title }));
}
