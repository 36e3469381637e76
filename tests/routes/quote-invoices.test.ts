import { beforeEach, describe, expect, it } from "vitest";
import { issueDepositInvoice } from "~/features/invoices/commands/quote-invoices.server";
import { headers } from "~/routes/devis.$token_.factures.$id/route";
import { loader as receiptLoader } from "~/routes/devis.$token_.factures.$id_.recus.$paymentId/route";
import { loader as fileLoader } from "~/routes/devis.$token_.factures.$id[.]pdf/route";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import type { Language } from "~/site/language";
import { line, makeAcceptedQuote, makeBillingClient, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
});

/** An accepted quote with its deposit and its link. */
async function acceptedQuote(language: Language = "fr", profile_id?: string) {
  const { id: clientId } = await makeBillingClient({ language, ...(profile_id && { profile_id }) });
  const quote = await makeAcceptedQuote({ lines: [line(200_000)], clientId });
  const deposit = await db.$transaction((tx) => issueDepositInvoice(tx, quote.id));
  const token = createToken();
  const expires_at = new Date(Date.now() + 86_400_000);
  await db.quoteLink.create({ data: { root_id: quote.id, token_hash: digest(token), expires_at } });
  return { quoteId: quote.id, invoiceId: deposit?.id ?? "", number: deposit?.number ?? "", token };
}

const pathOf = ({ token, invoiceId }: { token: string; invoiceId: string }) => `/devis/${token}/factures/${invoiceId}`;

function claimForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "claim", amount: "1200", note: "", ...fields }))
    form.set(name, value);
  return form;
}

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
    await db.quoteLink.updateMany({ where: { root_id: own.quoteId }, data: { revoked_at: new Date() } });
    expect((await showPage(pathOf(own))).status).toBe(404);
    expect(await db.transferClaim.count()).toBe(0);
  });

  it("take the announcement of a transfer without an account, and tell the team", async () => {
    const quote = await acceptedQuote();
    await makePerson("admin", "sara@zellige.example");
    const sent = await postForm(pathOf(quote), claimForm({ note: "Ce matin" }));
    expect(sent).toRedirect(pathOf(quote));
    expect(await db.transferClaim.findMany()).toMatchObject([{ amount: 120_000, note: "Ce matin", created_by: null }]);
    expect(await outbox()).toContain("transfer-claimed to sara@zellige.example");
    expect((await showPage(pathOf(quote))).words).toMatch(/Virement annoncé le .*, 1 200,00 MAD ?, en attente/);
  });

  it("refuse a wrong announcement in the words of the page, and keep what was typed", async () => {
    const quote = await acceptedQuote("es");
    const form = claimForm({ amount: "mucho", note: "Hola" });
    const answer = await postForm(pathOf(quote), form);
    expect(answer.init.status).toBe(400);
    expect(answer.data.lastResult.error.amount?.[0]).toMatch(/^Un importe/);
    expect(answer.data.lastResult.initialValue).toMatchObject({ amount: "mucho", note: "Hola" });
  });
});
