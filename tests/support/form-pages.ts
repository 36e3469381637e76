import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import { issueDepositInvoice } from "~/features/invoices/commands/quote-invoices.server";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice } from "./billing";
import { makeCase, makeReview } from "./cases";
import { makePerson } from "./people";
import { sendQuote } from "./quotes";
import { signedInAs } from "./requests";

const EMAIL = "salma@toubkal.example";
const DAY_MS = 86_400_000;

/** A client who may do all that a client may do. */
export async function makeProvenClient(email = EMAIL): Promise<string> {
  const { id } = await makePerson("client", email);
  await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
  return id;
}

/** The public pages with a form, each at an address under which it shows its form. */
export async function publicFormPages(clientId: string): Promise<string[]> {
  const token = createToken();
  const link = { token_hash: digest(token), expires_at: new Date(Date.now() + DAY_MS) };
  const review = await makeReview();
  await db.contactInquiry.create({ data: { name: "Salma Idrissi", email: EMAIL, message: "Bonjour" } });
  await db.dataLink.create({ data: { ...link, email: EMAIL } });
  const shown = await makeCase({ is_fictitious: false });
  await db.caseStudyConsent.create({ data: { case_id: shown.id, email: EMAIL, token_hash: link.token_hash } });
  const project = await db.project.create({ data: { title: "Site", status: "completed", client_id: clientId } });
  const asked = { project_id: project.id, profile_id: clientId, due_at: new Date() };
  await db.reviewRequest.create({ data: { ...asked, links: { create: { token_hash: link.token_hash } } } });
  const quote = await sendQuote();
  const tokenOf = (kind: "invitation" | "reset_password" | "verify_email") =>
    db.$transaction((tx) => createAccountToken(tx, { profileId: clientId, kind, email: EMAIL }));
  return [
    ...["/contact", "/contact?lang=ar", "/auth", "/auth?tab=inscription", "/auth/forgot", "/mes-donnees"],
    `/auth/reset?token=${await tokenOf("reset_password")}`,
    `/auth/invitation?token=${await tokenOf("invitation")}`,
    `/auth/verify?token=${await tokenOf("verify_email")}`,
    ...[`/mes-donnees/acces?token=${token}`, `/accord/${token}`, `/mon-avis/${token}`],
    `/avis/signaler?avis=${review.id}`,
    `/devis/${quote.token}`,
    await invoicePageOfLink(),
  ];
}

async function invoicePageOfLink(): Promise<string> {
  const { id: clientId } = await makeBillingClient();
  const { id: root_id } = await makeAcceptedQuote({ lines: [line(200_000)], clientId });
  const deposit = await db.$transaction((tx) => issueDepositInvoice(tx, root_id));
  const token = createToken();
  const expires_at = new Date(Date.now() + DAY_MS);
  await db.quoteLink.create({ data: { root_id, token_hash: digest(token), expires_at } });
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
