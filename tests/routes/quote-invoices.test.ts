import { beforeEach, describe, expect, it } from "vitest";
import { openLink } from "~/features/billing/client-link.server";
import { parseDocument } from "~/features/billing/schema";
import { issueDepositInvoice, issueInvoice } from "~/features/invoices/issue.server";
import { sendLate } from "~/features/invoices/remind-late.server";
import { createCreditDraft, createInvoiceDraft } from "~/features/invoices/write.server";
import { isLinkStale, withoutTokens } from "~/features/mail/queries.server";
import { headers } from "~/routes/devis.$token_.factures.$id/route";
import { loader as receiptLoader } from "~/routes/devis.$token_.factures.$id_.recus.$paymentId/route";
import { loader as fileLoader } from "~/routes/devis.$token_.factures.$id[.]pdf/route";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import { runTransaction } from "~/server/db/run-command.server";
import { siteUrl } from "~/server/env.server";
import type { Language } from "~/site/language";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice, recordTransfer } from "../support/billing";
import { outbox } from "../support/mail";
import { openBillingOffice, admin as sara } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openBillingOffice);

/** An accepted quote with its deposit and its link. */
async function acceptedQuote(language: Language = "fr", profile_id?: string) {
  const { id: clientId } = await makeBillingClient({ language, ...(profile_id && { profile_id }) });
  const quote = await makeAcceptedQuote({ lines: [line(200_000)], clientId });
  const deposit = await db.$transaction((tx) => issueDepositInvoice(tx, quote.id));
  const expires_at = new Date(Date.now() + 86_400_000);
  const token = await createLink(db, { kind: "quote", quote_id: quote.id, expires_at });
  return { quoteId: quote.id, invoiceId: deposit?.id ?? "", number: deposit?.number ?? "", token };
}

const pathOf = ({ token, invoiceId }: { token: string; invoiceId: string }) => `/devis/${token}/factures/${invoiceId}`;
const claimForm = (fields: Record<string, string>) => ({ intent: "claim", amount: "1200", note: "", ...fields });

describe("the invoices of an accepted quote", () => {
  it("stand on the quote's page with the RIB and the reference to quote, and lead to their own", async () => {
    const quote = await acceptedQuote();
    const { words, html } = await showPage(`/devis/${quote.token}`);
    expect(words).toContain("Factures de ce devis");
    expect(words).toContain(`Référence à indiquer ${quote.number}`);
    expect(words).toContain("RIB 230 780 1234567890123456 49");
    expect(html).toContain(`href="${pathOf(quote)}"`);
    const page = await showPage(pathOf(quote));
    expect(page.words).toContain("Reste à régler 1 200,00 MAD");
    expect(page.words).toContain("J'ai viré");
    expect(headers({} as never)).toEqual({ "Cache-Control": "no-store" });
  });

  it("stand on the quote's page in the client's space too", async () => {
    const client = await makePerson("client", "khadija@riad.example");
    const { quoteId, invoiceId } = await acceptedQuote("fr", client.id);
    const { html } = await showPage(`/dashboard/devis/${quoteId}`, { cookie: await signedInAs(client.id) });
    expect(html).toContain(`href="/dashboard/factures/${invoiceId}"`);
  });

  it.each([
    ["es", "Ya he transferido", "Queda por pagar 1.200,00 MAD"],
    ["ar", "قمت بالتحويل", "الباقي للأداء 1.200,00 MAD"],
  ] as const)("are written in %s", async (language, button, rest) => {
    const { words, html } = await showPage(pathOf(await acceptedQuote(language)));
    for (const text of [button, rest]) expect(words).toContain(text);
    expect(html).toContain(`lang="${language}"`);
  });

  it("are 404 by another quote's link, one that is revoked, and for an invoice of no quote, bytes and forms included", async () => {
    const [own, other] = [await acceptedQuote(), await acceptedQuote()];
    const { id: free } = await makeIssuedInvoice(1000);
    for (const wrong of [
      { token: other.token, invoiceId: own.invoiceId },
      { token: own.token.slice(1), invoiceId: own.invoiceId },
      { token: own.token, invoiceId: free },
      { token: own.token, invoiceId: "x" },
    ]) {
      expect((await showPage(pathOf(wrong))).status).toBe(404);
      const params = { token: wrong.token, id: wrong.invoiceId, paymentId: crypto.randomUUID() };
      const refused = { init: { status: 404 } };
      await expect(fileLoader(getArgs(`${pathOf(wrong)}.pdf`, { params }))).rejects.toMatchObject(refused);
      await expect(receiptLoader(getArgs(`${pathOf(wrong)}/recus/x`, { params }))).rejects.toMatchObject(refused);
      await expect(postForm(pathOf(wrong), claimForm({}))).rejects.toMatchObject(refused);
    }
    await db.link.updateMany({ where: { quote_id: own.quoteId }, data: { revoked_at: new Date() } });
    expect((await showPage(pathOf(own))).status).toBe(404);
    expect(await db.transferClaim.count()).toBe(0);
  });

  it("take the announcement of a transfer without an account, and tell the team", async () => {
    const quote = await acceptedQuote();
    expect(await postForm(pathOf(quote), claimForm({ note: "Ce matin" }))).toRedirect(pathOf(quote));
    expect(await db.transferClaim.findMany()).toMatchObject([{ amount: 120_000, note: "Ce matin", created_by: null }]);
    expect(await outbox()).toContain("transfer-claimed to sara@zellige.example");
    expect((await showPage(pathOf(quote))).words).toMatch(/Virement annoncé le .*, 1 200,00 MAD ?, en attente/);
  });

  it("refuse a wrong announcement in the words of the page, and keep what was typed", async () => {
    const quote = await acceptedQuote("es");
    const answer = await postForm(pathOf(quote), claimForm({ amount: "mucho", note: "Hola" }));
    expect(answer).toRefuse("amount", expect.stringMatching(/^Un importe/));
    expect(answer.data.lastResult.initialValue).toMatchObject({ amount: "mucho", note: "Hola" });
  });
});

type ClientOptions = Parameters<typeof makeBillingClient>[0];

/** An accepted quote with its link. */
async function quoteWithLink(options: ClientOptions = {}) {
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

const letterOf = (kind: string) =>
  db.mailMessage.findFirstOrThrow({ where: { kind }, orderBy: { created_at: "desc" } });

/** The path to which the button of a letter leads; null for a letter without one. */
async function wayOf(kind: string) {
  const { text } = await letterOf(kind);
  return new RegExp(`^${siteUrl}(/(?:devis|dashboard)/\\S+)$`, "m").exec(text)?.[1] ?? null;
}

describe("the letters about an invoice of a client without an account", () => {
  it("lead to it by the link of its quote, which opens it", async () => {
    const { id: quoteId, token } = await quoteWithLink();
    const id = await deposit(quoteId);
    const path = `/devis/${token}/factures/${id}`;
    expect(await wayOf("invoice-issued")).toBe(path);
    expect((await showPage(path)).words).toContain("Facture");
    await recordTransfer(id, 60_000);
    expect(await wayOf("payment-received")).toBe(path);
    const include = { billing_client: true };
    const { document: text, billing_client: client } = await db.invoice.findUniqueOrThrow({ where: { id }, include });
    const document = parseDocument(text ?? "");
    await runTransaction((tx) => sendLate(tx, { invoiceId: id, client, document, remaining: 60_000, step: 1 }));
    expect(await wayOf("invoice-late")).toBe(path);
    const credit = await createCreditDraft(sara, id);
    await issueInvoice(sara, credit.id);
    expect(await wayOf("credit-issued")).toBe(`/devis/${token}/factures/${credit.id}`);
    expect((await showPage(`/devis/${token}/factures/${credit.id}`)).status).toBe(200);
  });

  it("make another link where no key opens the one that is kept, as reminders do", async () => {
    const { id: quoteId, token } = await quoteWithLink();
    await db.link.updateMany({ data: { sealed_token: null } });
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
    const { id: quoteId } = await quoteWithLink();
    await db.link.updateMany({ data: change });
    await deposit(quoteId);
    expect(await wayOf("invoice-issued")).toBeNull();
    expect(await db.link.count()).toBe(1);
    await makeIssuedInvoice(100_000);
    expect(await wayOf("invoice-issued")).toBeNull();
  });

  it("are sent with their file all the same once the link is taken back, and keep no token", async () => {
    const { id: quoteId, token } = await quoteWithLink();
    await deposit(quoteId);
    await db.link.updateMany({ where: { token_hash: digest(token) }, data: { revoked_at: new Date() } });
    const { text, attachments } = await letterOf("invoice-issued");
    expect(attachments).toHaveLength(1);
    expect(await isLinkStale(db, { text })).toBe(false);
    expect(withoutTokens(text)).not.toContain(token);
  });

  it("lead a client with an account to his space", async () => {
    const { id: profile_id } = await makePerson("client", "khadija@riad.example");
    const { id: quoteId } = await quoteWithLink({ profile_id });
    const id = await deposit(quoteId);
    expect(await wayOf("invoice-issued")).toBe(`/dashboard/factures/${id}`);
  });
});
