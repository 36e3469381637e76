import { beforeEach, expect, it } from "vitest";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";
import { makeDraftInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { makeLine, sendQuote } from "../support/quotes";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
});

it("an invoice names the signs that its PDF cannot print, on its page and before it is issued, and is issued all the same", async () => {
  const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
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
