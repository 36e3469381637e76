import { beforeEach, describe, expect, it } from "vitest";
import { buyerSnapshotOf, incompleteSentence } from "~/features/billing/clients/model";
import { getBillingClient, getBillingClientOf } from "~/features/billing/clients/queries.server";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { erasures } from "~/personal-data-registrations.server";
import { loader } from "~/routes/admin.recherche/route";
import { db } from "~/server/db/db.server";
import { makeBillingClient, makeDraftInvoice, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const LIST = "/admin/clients-facturation";
const ATLAS = {
  intent: "billing-client",
  kind: "company",
  legal_name: "Atlas Céramique SARL",
  contact_name: "Leïla Amrani",
  email: "leila@atlas.example",
  phone: "06 61 23 45 67",
  ice: "001 234 567 000 089",
  address: "12, rue des Orangers\nRabat",
  country: "MA",
  language: "fr",
  currency: "MAD",
  has_reminders: "on",
};

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

type Fields = Record<string, string>;
const create = (changes: Fields = {}, query = "") => sendForm(`${LIST}/new${query}`, { ...ATLAS, ...changes });
const save = (id: string, changes: Fields) => sendForm(`${LIST}/${id}`, { ...ATLAS, ...changes });
const stored = () => db.billingClient.findFirstOrThrow();

describe("a billing identity", () => {
  it("is stored as it is typed, opened, and listed", async () => {
    const answer = await create();
    const { id } = await stored();
    expect(answer).toRedirect(`${LIST}/${id}`);
    expect(await getBillingClient(id)).toMatchObject({
      ...{ legal_name: "Atlas Céramique SARL", ice: "001234567000089", phone: "+212661234567", version: 1 },
      ...{ address: "12, rue des Orangers\nRabat", is_company: true, is_public_body: false, has_reminders: true },
    });
    expect((await showPage(`${LIST}/${id}`, { cookie })).words).toContain("Tout y est pour un devis et une facture.");
    expect((await showPage(`${LIST}?q=ceramique`, { cookie })).words).toContain("Atlas Céramique SARL");
    expect((await showPage(`${LIST}?q=introuvable`, { cookie })).words).toContain("Aucune identité ne correspond");
  });

  it("sent three times at once is stored once", async () => {
    await Promise.all([create(), create(), create()]);
    expect(await db.billingClient.count()).toBe(1);
  });

  it.each([
    [{ ice: "00123456700008A" }, "ice", "L’ICE compte 15 chiffres"],
    [{ ice: "1234" }, "ice", "L’ICE compte 15 chiffres"],
    [{ legal_name: " " }, "legal_name", "La raison sociale, ou le nom, est requise"],
    [{ legal_name: "n".repeat(161) }, "legal_name", "ne peut pas dépasser 160 caractères"],
    [{ email: "leila@" }, "email", "L’adresse e-mail n’est pas complète"],
    [{ phone: "12" }, "phone", "Le numéro n’est pas complet"],
    [{ country: "XX" }, "country", "Choisissez un pays de la liste"],
    [{ currency: "USD" }, "currency", "Choisissez une monnaie de la liste"],
    [{ kind: "club" }, "kind", "Choisissez une nature de la liste"],
    [{ country: "ES", ice: "B".repeat(31) }, "ice", "ne peut pas dépasser 30 caractères"],
  ] as [Fields, string, string][])("refuses %j with a sentence", async (wrong, name, words) => {
    expect(await create(wrong)).toRefuse(name, expect.stringContaining(words));
    expect(await db.billingClient.count()).toBe(0);
  });

  it.each([
    [{ ice: "" }, "Il manque l’ICE à l’identité de facturation de Atlas Céramique SARL"],
    [{ kind: "public_body", ice: "", address: "" }, "Il manque l’adresse et l’ICE"],
    [{ kind: "person", ice: "" }, null],
    [{ country: "ES", ice: "" }, null],
    [{ country: "ES", ice: "B12345678" }, null],
    [{ email: "" }, "Il manque l’e-mail"],
  ] as [Fields, string | null][])("may wait for what documents need: %j", async (changes, sentence) => {
    await create(changes);
    const said = incompleteSentence((await getBillingClient((await stored()).id))!);
    if (sentence === null) expect(said).toBeNull();
    else expect(said).toContain(sentence);
  });

  it("is not saved over another's unawares, but is on demand", async () => {
    await create();
    const { id } = await stored();
    await save(id, { version: "1", legal_name: "Atlas SA" });
    const late = await save(id, { version: "1", legal_name: "Atlas SAS" });
    expect(late).toMatchObject({ init: { status: 409 }, data: { newerVersion: 2 } });
    expect((await stored()).legal_name).toBe("Atlas SA");
    await save(id, { version: "1", overwrite: "2", legal_name: "Atlas SAS" });
    expect((await stored()).legal_name).toBe("Atlas SAS");
  });

  it("is what documents keep of the client", async () => {
    await create({ country: "ES", ice: "B12345678" });
    expect(buyerSnapshotOf((await getBillingClient((await stored()).id))!)).toEqual({
      legalName: "Atlas Céramique SARL",
      contactName: "Leïla Amrani",
      ice: "B12345678",
      address: "12, rue des Orangers\nRabat",
      country: "ES",
      isCompany: true,
      isPublicBody: false,
    });
  });
});

describe("the identity of an account or a lead", () => {
  it("begins with what is known of the account, which has one alone", async () => {
    const { id } = await makePerson("client", "omar@tazi.example");
    await db.profile.update({ where: { id }, data: { company: "Tazi Frères", phone: "+212522101010" } });
    const { html } = await showPage(`${LIST}/new?client=${id}`, { cookie });
    for (const value of ["Tazi Frères", "omar@tazi.example"]) expect(html).toContain(`value="${value}"`);
    await create({}, `?client=${id}`);
    const mine = await getBillingClientOf(id);
    const again = await showPage(`${LIST}/new?client=${id}`, { cookie });
    expect([again.status, again.words]).toEqual([302, `${LIST}/${mine?.id}`]);
  });

  it("begins with what a lead says of its sender", async () => {
    const data = { name: "Nadia Berrada", email: "nadia@b.example", message: "Un logo", company: null };
    const { id } = await db.contactInquiry.create({ data });
    const { html } = await showPage(`${LIST}/new?piste=${id}`, { cookie });
    expect(html).toContain('value="Nadia Berrada"');
    expect(html).toMatch(/<option value="person" selected="">/);
  });

  it("is not there for an account or a lead that is not", async () => {
    const nowhere = "00000000-0000-4000-8000-000000000000";
    for (const query of [`client=${nowhere}`, `client=${admin.id}`, `piste=${nowhere}`]) {
      expect((await showPage(`${LIST}/new?${query}`, { cookie })).status).toBe(404);
    }
  });

  it.each([true, false])(
    "goes with the person who is erased; what documents print stays (billed: %s)",
    async (isBilled) => {
      const { id } = await makePerson("client", "omar@tazi.example");
      await create({}, `?client=${id}`);
      const { id: billed } = await stored();
      const quote = { id: crypto.randomUUID(), title: "Site", content: {}, billing_client_id: billed };
      if (isBilled) await db.quote.create({ data: { ...quote, root_id: quote.id, number: "D-2026-0001" } });
      await db.profile.update({ where: { id }, data: { erasure_requested_at: new Date() } });
      await eraseClient(erasures, admin, { id });
      const kept = await getBillingClient(billed);
      if (!isBilled) expect(kept).toBeNull();
      else
        expect(kept).toMatchObject({
          ...{ legal_name: "Atlas Céramique SARL", ice: "001234567000089" },
          ...{ profile_id: null, contact_name: null, email: null, phone: null },
        });
    },
  );
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
