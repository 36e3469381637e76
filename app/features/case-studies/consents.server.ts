import { db } from "~/server/db/db.server";
import { openedBy } from "~/server/db/links.server";

/** The leave that a link asks for, with what it is about; null for a link that opens nothing. */
export async function getConsent(token: string) {
  const consent = {
    select: {
      email: true,
      language: true,
      name: true,
      given_at: true,
      withdrawn_at: true,
      case_study: { select: { id: true, title: true, client_name: true, status: true } },
    },
  };
  const link = await db.link.findFirst({ where: openedBy("consent", token), select: { consent } });
  return link?.consent ?? null;
}

/** Every leave that these addresses were asked for, the newest first, as it is shown or handed to its giver. */
export async function listConsentsOf(emails: string[]) {
  const consents = await db.caseStudyConsent.findMany({
    where: { email: { in: emails } },
    orderBy: [{ asked_at: "desc" }, { id: "desc" }],
    select: {
      id: true,
      email: true,
      name: true,
      asked_at: true,
      given_at: true,
      withdrawn_at: true,
      case_study: { select: { title: true } },
    },
  });
  return consents.map(({ case_study, ...consent }) => ({ ...consent, title: case_study.title }));
}
