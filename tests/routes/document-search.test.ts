import { beforeEach, describe, expect, it } from "vitest";
import { loader } from "~/routes/admin.recherche/route";
import { db } from "~/server/db/db.server";
import { makeBillingClient, makeDraftInvoice, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { cookie, openOffice } from "../support/office";
import { sendQuote } from "../support/quotes";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

const search = (q: string) => `/admin/recherche?${new URLSearchParams({ q })}`;

async function find(q: string) {
  const { groups } = await loader(getArgs(search(q), { cookie }));
  return Object.fromEntries(groups.map(({ kind, found }) => [kind, found]));
}

describe("the search of the back office finds", () => {
  it("a quote by its number, its title and its client, each version of it", async () => {
    const first = await sendQuote({ title: "Boutique à Fès" });
    const second = await sendQuote({ title: "Boutique à Fès", after: first });
    const one = { to: `/admin/devis/${first.id}`, title: `${first.number}, Boutique à Fès`, note: "Riad Toubkal SARL" };
    const two = { ...one, to: `/admin/devis/${second.id}`, note: "Riad Toubkal SARL, version 2" };
    for (const q of [first.number, first.number.toLowerCase(), "boutique a fes", "toubkal"])
      expect((await find(q)).quotes).toEqual([two, one]);
  });

  it("an invoice by its number and its client, and a draft", async () => {
    const { id } = await makeIssuedInvoice(100_000, { legal_name: "Dar Andalous" });
    const { number } = await db.invoice.findUniqueOrThrow({ where: { id } });
    const issued = { to: `/admin/factures/${id}`, title: `${number}, Site vitrine`, note: "Dar Andalous" };
    expect((await find(String(number))).invoices).toEqual([issued]);
    expect((await find("andalous")).invoices).toEqual([issued]);
    await makeDraftInvoice(50_000, { legal_name: "Riad Zitoun" });
    expect((await find("zitoun")).invoices).toMatchObject([{ title: "Site vitrine", note: "Riad Zitoun, brouillon" }]);
  });

  it("a billing identity by its name and its address, also by two letters", async () => {
    const { id } = await makeBillingClient({ legal_name: "Xénia Conseil", email: "compta@xenia.example" });
    await makeBillingClient({ legal_name: "Autre", email: "autre@riad.example" });
    const found = { to: `/admin/clients-facturation/${id}`, title: "Xénia Conseil" };
    for (const q of ["xenia", "compta@xenia", "XÉ"]) expect((await find(q))["billing-clients"]).toMatchObject([found]);
  });

  it("and names each kind on its page, which works without scripts", async () => {
    await makeIssuedInvoice(100_000, { legal_name: "Dar Andalous" });
    const { words } = await showPage(search("andalous"), { cookie });
    for (const heading of ["Factures", "Identités de facturation"]) expect(words).toContain(heading);
  });
});
