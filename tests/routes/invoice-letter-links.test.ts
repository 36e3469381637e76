import { beforeEach, describe, expect, it } from "vitest";
import { parseDocument } from "~/features/billing/schema/document";
import { createCreditDraft, createInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { issueInvoice } from "~/features/invoices/commands/issue-invoice.server";
import { sendLate } from "~/features/invoices/commands/letters.server";
import { recordPayment } from "~/features/invoices/commands/payments.server";
import { isLinkStale, withoutTokens } from "~/features/mail/queries/share-links.server";
import { openLink } from "~/features/quotes/commands/open-link.server";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { siteUrl } from "~/server/env.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { showPage } from "../support/show-page";

let sara: User;

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
  sara = (await makePerson("admin", "sara@zellige.example")) as never as User;
});

type ClientOptions = Parameters<typeof makeBillingClient>[0];

/** An accepted quote with its link. */
async function acceptedQuote(options: ClientOptions = {}) {
  const { id: clientId } = await makeBillingClient(options);
  const { id } = await makeAcceptedQuote({ lines: [line(200_000)], clientId });
  const { token } = await runTransaction((tx) => openLink(tx, { rootId: id, validUntil: "2027-06-01" }));
  return { id, token };
}

/** The issued deposit of a quote. */
async function deposit(quoteId: string) {
  const { id } = await createInvoiceDraft(sara, { intent: "step", quote_id: quoteId, step: 0 });
  await issueInvoice(sara, id);
  return id;
}

const pay = (invoiceId: string, received: number) =>
  recordPayment(sara, {
    ...{ invoiceId, paidOn: dayInCasablanca(new Date()), mode: "transfer", reference: null, received },
    ...{ vatWithheld: 0, feeWithheld: 0, isCashConfirmed: false },
  });

const letterOf = (kind: string) =>
  db.mailMessage.findFirstOrThrow({ where: { kind }, orderBy: { created_at: "desc" } });

/** The path to which the button of a letter leads; null for a letter without one. */
async function wayOf(kind: string) {
  const { text } = await letterOf(kind);
  return new RegExp(`^${siteUrl}(/(?:devis|dashboard)/\\S+)$`, "m").exec(text)?.[1] ?? null;
}

describe("the letters about an invoice of a client without an account", () => {
  it("lead to it by the link of its quote, which opens it", async () => {
    const { id: quoteId, token } = await acceptedQuote();
    const id = await deposit(quoteId);
    const path = `/devis/${token}/factures/${id}`;
    expect(await wayOf("invoice-issued")).toBe(path);
    expect((await showPage(path)).words).toContain("Facture");
    await pay(id, 60_000);
    expect(await wayOf("payment-received")).toBe(path);
    const { document, billing_client: client } = await db.invoice.findUniqueOrThrow({
      where: { id },
      include: { billing_client: true },
    });
    const late = {
      invoiceId: id,
      client,
      document: parseDocument(document ?? ""),
      remaining: 60_000,
      step: 1,
    } as const;
    await runTransaction((tx) => sendLate(tx, late));
    expect(await wayOf("invoice-late")).toBe(path);
    const credit = await createCreditDraft(sara, id);
    await issueInvoice(sara, credit.id);
    expect(await wayOf("credit-issued")).toBe(`/devis/${token}/factures/${credit.id}`);
    expect((await showPage(`/devis/${token}/factures/${credit.id}`)).status).toBe(200);
  });

  it("make another link where no key opens the one that is kept, as reminders do", async () => {
    const { id: quoteId, token } = await acceptedQuote();
    await db.quoteLink.updateMany({ data: { sealed_token: null } });
    const id = await deposit(quoteId);
    const path = await wayOf("invoice-issued");
    expect(path).toMatch(new RegExp(`^/devis/[\\w-]{43}/factures/${id}$`));
    expect(path).not.toContain(token);
    for (const each of [path ?? "", `/devis/${token}/factures/${id}`]) expect((await showPage(each)).status).toBe(200);
  });

  it.each([
    ["was taken back", { revoked_at: new Date() }],
    ["has ended", { expires_at: new Date(Date.now() - 1000) }],
  ])("give no link again that %s, nor one of an invoice without a quote", async (_, change) => {
    const { id: quoteId } = await acceptedQuote();
    await db.quoteLink.updateMany({ data: change });
    await deposit(quoteId);
    expect(await wayOf("invoice-issued")).toBeNull();
    expect(await db.quoteLink.count()).toBe(1);
    await makeIssuedInvoice(100_000);
    expect(await wayOf("invoice-issued")).toBeNull();
  });

  it("are sent with their file all the same once the link is taken back, and keep no token", async () => {
    const { id: quoteId, token } = await acceptedQuote();
    await deposit(quoteId);
    await db.quoteLink.updateMany({ where: { token_hash: digest(token) }, data: { revoked_at: new Date() } });
    const { text, attachments } = await letterOf("invoice-issued");
    expect(attachments).toHaveLength(1);
    expect(await isLinkStale(db, { text })).toBe(false);
    expect(withoutTokens(text)).not.toContain(token);
  });

  it("lead a client with an account to his space", async () => {
    const { id: profile_id } = await makePerson("client", "khadija@riad.example");
    const { id: quoteId } = await acceptedQuote({ profile_id });
    const id = await deposit(quoteId);
    expect(await wayOf("invoice-issued")).toBe(`/dashboard/factures/${id}`);
  });
});
