import { beforeEach, expect, it } from "vitest";
import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { documentPdf } from "~/features/billing-documents/pdf/document-pdf.server";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { db } from "~/server/db/db.server";
import { xssPayloads } from "../fixtures/xss-payloads";
import { activeParts } from "../support/active-parts";
import { makeIssuer } from "../support/billing";
import { billingDocument } from "../support/billing-documents";
import { resetDatabase } from "../support/database";
import { makeLine, sendQuote } from "../support/quotes";
import { readPdf } from "../support/read-pdf";
import { showPage } from "../support/show-page";

const all = xssPayloads.join("\n").replaceAll("\u0000", "").replaceAll("\u0001", "");
const NAME = "<script>alert(1)</script><img src=x onerror=alert(1)>";
const ROLE = '"><svg onload=alert(1)>';

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
});

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
