import { listTeamAddresses } from "~/features/accounts/queries.server";
import { caseConsent, consentAnswered } from "~/features/case-studies/emails";
import { CASE_GONE } from "~/features/case-studies/model/case-study";
import { CASE_PAGES, CASE_TARGET, lockCase } from "~/features/case-studies/write.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { db } from "~/server/db/db.server";
import { createLink, openedBy } from "~/server/db/links.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";

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

/**
 * Asks a client by letter for consent; a second letter replaces the link. @throws DomainError `not-found`;
 * `invalid` for a translation, and for a client who has consented, whose link must stay able to withdraw.
 */
export function askForConsent(
  actor: User,
  caseId: string,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  return runCommand({ actor, action: "consent-asked", target: CASE_TARGET, notFound: CASE_GONE }, async (tx) => {
    const { title, project_id, original_id } = await lockCase(tx, caseId);
    if (original_id)
      throw new DomainError(
        "invalid",
        "L’accord se demande pour la réalisation d’origine\u202f: il vaut pour ses traductions",
      );
    const earlier = await tx.caseStudyConsent.findFirst({ where: { case_id: caseId, email } });
    if (earlier?.given_at && !earlier.withdrawn_at)
      throw new DomainError("invalid", "Ce client a déjà donné son accord");
    const asked = { language, asked_at: new Date() };
    const { id: consent_id } = earlier
      ? await tx.caseStudyConsent.update({ where: { id: earlier.id }, data: asked })
      : await tx.caseStudyConsent.create({ data: { ...asked, case_id: caseId, project_id, email } });
    await tx.link.deleteMany({ where: { consent_id } });
    const token = await createLink(tx, { kind: "consent", consent_id });
    await queueEmail(tx, caseConsent({ recipient: email, language, title, token }));
    return changed({ result: undefined, targetId: caseId, cacheTags: [] });
  });
}

/** Keeps the leave that the client of a link gives; given twice it stays the first. False for a link that opens nothing. */
export function giveConsent(token: string, name: string): Promise<boolean> {
  return answer(token, "consent-given", async (tx, consent) => {
    if (consent.given_at && !consent.withdrawn_at) return false;
    await tx.caseStudyConsent.update({
      where: { id: consent.id },
      data: { name, given_at: new Date(), withdrawn_at: null },
    });
    return true;
  });
}

/** Keeps that the client of a link takes the leave back: the case is off the site in the same transaction. */
export function withdrawConsent(token: string): Promise<boolean> {
  return answer(token, "consent-withdrawn", async (tx, consent) => {
    if (!consent.given_at || consent.withdrawn_at) return false;
    await tx.caseStudyConsent.update({ where: { id: consent.id }, data: { withdrawn_at: new Date() } });
    await tx.caseStudy.updateMany({ where: inEveryLanguage([consent.case_id]), data: { status: "draft" } });
    return true;
  });
}

type Consent = { id: string; case_id: string; given_at: Date | null; withdrawn_at: Date | null };

async function answer(
  token: string,
  action: "consent-given" | "consent-withdrawn",
  write: (tx: Transaction, consent: Consent) => Promise<boolean>,
): Promise<boolean> {
  return runCommand({ actor: null, action, target: CASE_TARGET }, async (tx) => {
    const where = openedBy("consent", token);
    const known = await tx.link.findFirst({ where, select: { consent: { select: { case_id: true } } } });
    // The case before its consents, as everywhere where both are locked.
    if (known?.consent) await lockCase(tx, known.consent.case_id);
    const link = await tx.link.findFirst({ where, select: { consent: true } });
    const consent = link?.consent ?? null;
    if (!consent) return unchanged(false);
    const { id, title } = await lockCase(tx, consent.case_id);
    if (!(await write(tx, consent))) return unchanged(true);
    for (const recipient of await listTeamAddresses(tx)) {
      await queueEmail(tx, consentAnswered({ recipient, title, caseId: id, isGiven: action === "consent-given" }));
    }
    return changed({ result: true, targetId: id, cacheTags: CASE_PAGES });
  });
}

/** Erases the consents of these addresses and unpublishes the cases that relied on them. The caller drops the `cases` pages. */
export async function forgetConsents(tx: Transaction, emails: string[]): Promise<void> {
  const where = { email: { in: emails } };
  const consents = await tx.caseStudyConsent.findMany({ where, select: { case_id: true } });
  if (consents.length === 0) return;
  const ids = consents.map(({ case_id }) => case_id);
  await tx.caseStudyConsent.deleteMany({ where });
  const cases = { is_fictitious: false, ...inEveryLanguage(ids) };
  await tx.caseStudy.updateMany({ where: cases, data: { status: "draft" } });
}

/** Cases with their translations, which stand on the same leave. */
function inEveryLanguage(ids: string[]) {
  return { OR: [{ id: { in: ids } }, { original_id: { in: ids } }] };
}
