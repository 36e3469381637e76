import { createAccountLink } from "~/features/accounts/account-links.server";
import { issueDepositInvoice } from "~/features/invoices/issue.server";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import type { Language } from "~/site/language";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice } from "./billing";
import { makeCase, makeReview } from "./cases";
import { makePerson } from "./people";
import { sendQuote } from "./quotes";
import { signedInAs } from "./requests";

const EMAIL = "salma@toubkal.example";
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** A client who may do all that a client may do. */
export async function makeProvenClient(email = EMAIL): Promise<string> {
  return (await makePerson("client", email, { isProven: true })).id;
}

/** Where somebody who has written finds what is kept of it. */
export async function dataLink(): Promise<string> {
  await db.contactInquiry.create({ data: { name: "Salma Idrissi", email: EMAIL, message: "Bonjour" } });
  const token = await createLink(db, { kind: "data", email: EMAIL, language: "fr", expires_at: tomorrow() });
  return `/mes-donnees/acces?token=${token}`;
}

/** Where the client of a case agrees to it. */
export async function consentLink(language: Language = "fr"): Promise<string> {
  const shown = await makeCase({ is_fictitious: false });
  const consent = { case_id: shown.id, email: EMAIL, language };
  const { id: consent_id } = await db.caseStudyConsent.create({ data: consent });
  const token = await createLink(db, { kind: "consent", consent_id });
  return `/accord/${token}`;
}

/** Where a client says what a finished project was like. */
export async function reviewLink(clientId?: string): Promise<string> {
  const profile_id = clientId ?? (await db.profile.findFirstOrThrow({ where: { role: "client" } })).id;
  const project = await db.project.create({ data: { title: "Site", status: "completed", client_id: profile_id } });
  const asked = { project_id: project.id, profile_id, due_at: new Date() };
  await db.reviewRequest.create({ data: asked });
  const token = await createLink(db, { kind: "review", review_project_id: project.id });
  return `/mon-avis/${token}`;
}

/** The public pages with a form, each at an address under which it shows its form. */
export async function publicFormPages(clientId: string): Promise<string[]> {
  const review = await makeReview();
  const quote = await sendQuote();
  const tokenOf = (kind: "invitation" | "reset_password" | "verify_email") =>
    db.$transaction((tx) => createAccountLink(tx, { profileId: clientId, kind, email: EMAIL }));
  return [
    ...["/contact", "/contact?lang=ar", "/auth", "/auth?tab=inscription", "/auth/forgot", "/mes-donnees"],
    `/auth/reset?token=${await tokenOf("reset_password")}`,
    `/auth/invitation?token=${await tokenOf("invitation")}`,
    `/auth/verify?token=${await tokenOf("verify_email")}`,
    ...[await dataLink(), await consentLink(), await reviewLink(clientId)],
    `/avis/signaler?avis=${review.id}`,
    `/devis/${quote.token}`,
    await invoicePageOfLink(),
  ];
}

/** Where whoever holds a quote's link finds its invoice. */
export async function invoicePageOfLink({ isInEuros = false } = {}): Promise<string> {
  const { id: clientId } = await makeBillingClient(isInEuros ? { currency: "EUR", country: "ES" } : {});
  const untaxed = { vatRateBp: 0, exemption: "export" } as const;
  const lines = [line(200_000, isInEuros ? untaxed : {})];
  const { id: quote_id } = await makeAcceptedQuote({ lines, clientId });
  const deposit = await db.$transaction((tx) => issueDepositInvoice(tx, quote_id));
  const token = await createLink(db, { kind: "quote", quote_id, expires_at: tomorrow() });
  return `/devis/${token}/factures/${deposit?.id}`;
}

/** The pages of a client's space with a form, and the cookie of the client. */
export async function clientFormPages(clientId: string): Promise<{ pages: string[]; cookie: string }> {
  const milestones = { create: { position: 0, title: "Maquettes", state: "in_review" as const } };
  const data = { title: "Carte", client_id: clientId, milestones };
  const project = await db.project.create({ data });
  const invoice = await makeIssuedInvoice(100_000, { profile_id: clientId, project_id: project.id });
  const quote = await sendQuote({ billingClientId: invoice.billing_client_id });
  const pages = [
    ...["/dashboard/profile", "/dashboard/account", `/dashboard/personnes/${clientId}`],
    ...[`/dashboard/devis/${quote.id}`, `/dashboard/factures/${invoice.id}`],
    ...[`/dashboard/projects/${project.id}`, `/dashboard/projects/${project.id}/messages`],
  ];
  return { pages, cookie: await signedInAs(clientId) };
}
