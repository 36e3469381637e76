import { beforeEach, expect, it } from "vitest";
import { documentPdf } from "~/features/billing/documents/pdf/document-pdf.server";
import { freezeDocument } from "~/features/billing/issue.server";
import { issueInvoice } from "~/features/invoices/issue.server";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { db } from "~/server/db/db.server";
import type { JsonObject } from "~/server/db/transaction.server";
import { dayInCasablanca } from "~/site/calendar";
import { xssPayloads } from "../fixtures/xss-payloads";
import { activeParts } from "../support/active-parts";
import { line, makeDraftInvoice, makeIssuer } from "../support/billing";
import { billingDocument } from "../support/billing-documents";
import { admin, cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { makeLine, sendQuote } from "../support/quotes";
import { readPdf } from "../support/read-pdf";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const all = xssPayloads.join("\n").replaceAll("\u0000", "").replaceAll("\u0001", "");
const SHORT = "<i onload=alert(2)>";
let [client, profileId] = ["", ""];

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
  profileId = (await makePerson("client", "khadija@riad.example")).id;
  client = await signedInAs(profileId);
});

/** An invoice with the same words wherever the agency or its client writes some, paid in part, announced and cancelled. */
async function invoiceWith(words: string, short: string) {
  const { id, billing_client_id } = await makeDraftInvoice(100_000, { legal_name: words });
  await db.billingClient.update({
    where: { id: billing_client_id },
    data: { contact_name: words, address: words, ice: short, country: "ES" },
  });
  const lines = [line(100_000, { designation: words, description: words, unit: words, section: words })];
  const content = { lines, shareBp: null } as unknown as JsonObject;
  await db.invoice.update({ where: { id }, data: { title: words, content } });
  const draft = await showPage(`/admin/factures/${id}`, { cookie });
  await issueInvoice(admin, id);
  await db.billingClient.updateMany({ data: { profile_id: null } });
  await db.billingClient.update({ where: { id: billing_client_id }, data: { profile_id: profileId } });
  const claim = { intent: "claim", amount: "10", note: short };
  await postForm(`/dashboard/factures/${id}`, claim, client);
  const path = `/admin/factures/${id}`;
  const paid = {
    intent: "payment",
    paid_on: dayInCasablanca(new Date()),
    mode: "other",
    amount: "5",
    reference: short,
  };
  await postForm(path, paid, cookie);
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { invoice_id: id } });
  await postForm(`${path}/paiements/${paymentId}/annuler`, { intent: "cancel-payment", reason: short }, cookie);
  const issued = await showPage(path, { cookie });
  return { draft, issued, seen: await showPage(`/dashboard/factures/${id}`, { cookie: client }) };
}

it("markup in every field of an invoice, its payments and its announcements is text, for the office and for the client", async () => {
  const [plain, hostile] = [await invoiceWith("Des mots", "B1"), await invoiceWith(all, SHORT)];
  for (const page of ["draft", "issued", "seen"] as const) {
    expect(hostile[page].status, page).toBe(200);
    expect(hostile[page].words, page).toContain("<svg onload=alert(1)>");
    expect(activeParts(hostile[page].html), page).toEqual(activeParts(plain[page].html));
  }
  expect(hostile.issued.words.split(SHORT).length).toBeGreaterThan(3);
});

const NAME = "<script>alert(1)</script><img src=x onerror=alert(1)>";
const ROLE = '"><svg onload=alert(1)>';

/** A quote with the same words in every field that the office or the client fills in. */
async function sendWith(words: string) {
  const own = makeLine({ designation: words, description: words, section: words, unit: words });
  const option = makeLine({ designation: words, option: { kind: "any_of", group: words } });
  const steps = [
    { title: words, shareBp: 5000, kind: "deposit" as const, days: 0 },
    { title: words, shareBp: 5000, kind: "balance" as const, days: 30 },
  ];
  const html = sanitizeHtml(words);
  const texts = { scope: html, exclusions: html, delays: html };
  const quote = await sendQuote({ title: words, lines: [own, option], schedule: steps, texts });
  const buyer = { ...quote.document.buyer, legalName: words, contactName: words, address: words };
  const document = { ...quote.document, buyer };
  await db.quote.update({ where: { id: quote.id }, data: freezeDocument(document) });
  await db.billingClient.updateMany({ data: { legal_name: words, contact_name: words, address: words } });
  return { ...quote, document };
}

const accept = (path: string, name: string, role: string) =>
  showPage(path, { fields: { intent: "accept", signer_name: name, signer_role: role, accept_terms: "on" } });

it("markup in every field of a quote is text on the client's page, before and after its acceptance", async () => {
  const [plain, hostile] = [await sendWith("Des mots"), await sendWith(all)];
  const shown = await showPage(hostile.path);
  expect(shown.words).toContain("<svg onload=alert(1)>");
  expect(activeParts(shown.html)).toEqual(activeParts((await showPage(plain.path)).html));
  await accept(plain.path, "Salma", "Gérante");
  await accept(hostile.path, NAME, ROLE);
  const dossier = await showPage(hostile.path);
  expect(dossier.words).toContain(NAME);
  expect(activeParts(dossier.html)).toEqual(activeParts((await showPage(plain.path)).html));
});

it("markup in the names of an acceptance does nothing in its file", async () => {
  const acceptance = {
    ...{ name: NAME, function: ROLE, acceptedAt: new Date("2026-11-24T10:30:00Z") },
    ...{ documentSha256: "ab".repeat(32) },
  };
  const read = await readPdf(await documentPdf(billingDocument({ kind: "quote" }), { acceptance }));
  expect(read.actions).toEqual([]);
  expect(read.text).toContain("<svg onload=alert(1)>");
});

it("an invoice names the signs that its PDF cannot print, on its page and before it is issued, and is issued all the same", async () => {
  const { id } = await makeDraftInvoice(100_000);
  const page = `/admin/factures/${id}`;
  const line = {
    designation: "Suivi ✓ 漢 🚀",
    quantity: "1,5",
    unit: "jour",
    unit_price: "1 250,50",
    vat: "rate:2000",
  };
  const lines = Object.fromEntries(Object.entries(line).map(([name, value]) => [`lines[0].${name}`, value]));
  await postForm(page, { intent: "lines", title: "Maintenance", ...lines }, cookie);
  for (const path of [page, `${page}/emettre`]) {
    expect((await showPage(path, { cookie })).words).toMatch(/Le PDF ne sait pas imprimer ces signes[^.✓]*漢[^.✓]*🚀/u);
  }
  await postForm(`${page}/emettre`, {}, cookie);
  const { number } = await db.invoice.findUniqueOrThrow({ where: { id } });
  expect(number).toBe(`F-${yearInCasablanca(new Date())}-0001`);
  expect((await showPage(page, { cookie })).words).not.toContain("ne sait pas imprimer");
});

it("an acceptance asks for a name that its PDF can print, and keeps what was typed", async () => {
  const quote = await sendQuote({ lines: [makeLine()] });
  const typed = { intent: "accept", signer_name: "華 Việt", signer_role: "Gérante 🚀", accept_terms: "on" };
  const refused = await showPage(quote.path, { fields: { quote: quote.id, ...typed } });
  expect(refused.status).toBe(400);
  expect(refused.words).toMatch(/ne sait pas imprimer ces signes : 華\. .*ne sait pas imprimer ces signes : 🚀\. /u);
  expect(refused.html).toContain('value="華 Việt"');
  expect(await db.quoteAcceptance.count()).toBe(0);
  await showPage(quote.path, { fields: { quote: quote.id, ...typed, signer_name: "Việt Ɣanem", signer_role: "" } });
  expect(await db.quoteAcceptance.findFirstOrThrow()).toMatchObject({ name: "Việt Ɣanem" });
});
