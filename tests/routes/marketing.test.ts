import { beforeEach, expect, it } from "vitest";
import { blankInquiries, deleteInquiries } from "~/features/inquiries/erase.server";
import { saveApiKey } from "~/features/settings/api-keys/write.server";
import { loader } from "~/routes/admin.marketing/route";
import { loader as exportLoader } from "~/routes/admin.marketing_.export/route";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { mergeRowCounts } from "~/server/db/row-counts.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { admin, cookie, openOffice } from "../support/office";
import { makeBuyer } from "../support/office-quotes";
import { getArgs } from "../support/requests";

beforeEach(openOffice);

const screen = (query = "") => loader(getArgs(`/admin/marketing${query}`, { cookie }));

it("says of each network that the site does not call it, and asks for nothing", async () => {
  const { description, counters, networks } = (await screen()).networks;
  expect(description).toContain("Le site n’en interroge encore aucun");
  expect(new Set(counters.map(({ hint }) => hint))).toEqual(new Set(["Non relevé\u202f: compte non relié"]));
  expect(networks.map(({ note }) => note)).toEqual([
    "Le site n’appelle pas encore Meta (Facebook et Instagram).",
    "Le site n’appelle pas encore LinkedIn.",
    "Le site n’appelle pas encore WhatsApp Business.",
  ]);
});

it("names what is stored as its owner knows it, and says that nothing is read with it yet", async () => {
  await saveApiKey(admin, "META_ACCESS_TOKEN", "EAAG-0123456789-9f3a");
  const { counters, networks } = (await screen()).networks;
  expect(counters.map(({ hint }) => hint)).toEqual([
    ...Array(3).fill("Non relevé\u202f: clé enregistrée, sans effet pour le moment"),
    "Non relevé\u202f: compte non relié",
  ]);
  expect(networks[0]?.note).toMatch(/^Le site n’appelle pas encore Meta .*Jeton d’accès Meta.*qui finit par 9f3a\.$/);
  expect(JSON.stringify(await screen())).not.toContain("0123456789");
});

it("says of a key that it can no longer be read", async () => {
  await saveApiKey(admin, "LINKEDIN_API_KEY", "li-0123456789-9f3a");
  await db.apiKey.updateMany({ data: { sealed: "broken" } });
  const { networks } = (await screen()).networks;
  expect(networks[1]?.note).toContain("ne peut plus être lue");
});

const TODAY = dayInCasablanca(new Date());
const on = (daysAgo: number) => new Date(`${addDays(TODAY, -daysAgo)}T00:00:00Z`);
/** Noon in Casablanca, so that the day is the same by every clock. */
const at = (daysAgo: number) => new Date(`${addDays(TODAY, -daysAgo)}T11:00:00Z`);

type Lead = Partial<Parameters<typeof db.contactInquiry.create>[0]["data"]>;

async function fill() {
  const seen = { day: on(1), referrer: "", campaign: "", views: 40 };
  await db.pageView.createMany({
    data: [
      { ...seen, page: "/maroc", campaign: "meta" },
      { ...seen, page: "/maroc", referrer: "google.com", views: 2 },
      { ...seen, page: "/about", views: 7 },
      { ...seen, page: "/terms", day: on(200), views: 9 },
    ],
  });
  const click = { day: on(2), campaign: "meta", clicks: 3 };
  await db.contactClick.createMany({
    data: [
      { ...click, page: "/maroc", way: "whatsapp" },
      { ...click, page: "/maroc", way: "phone", clicks: 1 },
    ],
  });
  const lead = (fields: Lead) =>
    ({ name: "S", email: "s@riad.example", message: "Bonjour", created_at: at(1), ...fields }) as never;
  await db.contactInquiry.createMany({
    data: [
      lead({ last_page: "/maroc", last_campaign: "meta", status: "converted" }),
      lead({ last_page: "/maroc", last_campaign: "meta", status: "qualified", channel: "whatsapp" }),
      lead({ last_page: "/maroc", last_campaign: "", status: "new" }),
      lead({ status: "rejected", channel: "phone" }),
      lead({ last_page: "/maroc", is_spam: true }),
      lead({ last_page: "/terms", created_at: at(300) }),
    ],
  });
}

const tableOf = async (query: string) =>
  (await screen(query)).rows.map(({ label, figures }) => [
    label,
    ...figures.map(({ value }) => Number(value.replace(/\s/g, ""))),
  ]);

it("shows of each page what was seen, followed, sent, asked, qualified and converted in the period", async () => {
  await fill();
  for (const merge of [async () => {}, mergeRowCounts]) {
    await merge();
    expect(await tableOf("")).toEqual([
      ["/maroc", 42, 4, 2, 3, 2, 1, 0],
      ["Inconnue", 0, 0, 0, 1, 0, 0, 0],
      ["/about", 7, 0, 0, 0, 0, 0, 0],
    ]);
  }
});

it("shows the same of twelve months, which are counted by month, and what is stored for them afterwards", async () => {
  await fill();
  for (const merge of [async () => {}, mergeRowCounts]) {
    await merge();
    expect(await tableOf("?period=months")).toEqual([
      ["/maroc", 42, 4, 2, 3, 2, 1, 0],
      ["/terms", 9, 0, 1, 1, 0, 0, 0],
      ["Inconnue", 0, 0, 0, 1, 0, 0, 0],
      ["/about", 7, 0, 0, 0, 0, 0, 0],
    ]);
  }
  await db.pageView.updateMany({ where: { page: "/terms" }, data: { views: { increment: 3 } } });
  await db.contactClick.deleteMany({ where: { way: "phone" } });
  const rows = await tableOf("?period=months");
  expect(rows.slice(0, 2).map((row) => row.slice(0, 3))).toEqual([
    ["/maroc", 42, 3],
    ["/terms", 12, 0],
  ]);
  expect((await tableOf("?period=months&par=campagne")).map((row) => row.slice(0, 3))).toEqual([
    ["meta", 40, 3],
    ["Inconnue", 0, 0],
    ["Sans campagne", 21, 0],
  ]);
  const { charts } = await screen("?period=months");
  expect(charts.map(({ points }) => points.reduce((sum, { value }) => sum + value, 0))).toEqual([61, 3, 5]);
});

it("shows the same of each campaign, and of what came without one or by one that is not known", async () => {
  await fill();
  expect(await tableOf("?par=campagne")).toEqual([
    ["meta", 40, 4, 1, 2, 2, 1, 0],
    ["Sans campagne", 9, 0, 1, 1, 0, 0, 0],
    ["Inconnue", 0, 0, 0, 1, 0, 0, 0],
  ]);
});

it("shows the same of each site that led to ours, but for clicks, which no site is known of", async () => {
  await fill();
  await db.contactInquiry.updateMany({ where: { status: "qualified" }, data: { last_referrer: "google.com" } });
  for (const query of ["?par=site", "?par=site&period=months"]) {
    const rows = await tableOf(query);
    expect(rows.find(([label]) => label === "google.com")).toEqual(["google.com", 2, 0, 1, 1, 0, 0]);
    expect(rows.map(([label]) => label).sort()).toEqual(["Accès direct", "Inconnu", "google.com"]);
  }
});

it("keeps the figures of the past when leads are erased or purged, and counts those after as before", async () => {
  await fill();
  const before = await tableOf("");
  const [first, second] = await db.contactInquiry.findMany({
    where: { last_campaign: "meta" },
    orderBy: { status: "desc" },
  });
  await db.$transaction(async (tx) => {
    await blankInquiries(tx, [first!.id]);
    await deleteInquiries(tx, [second!.id]);
  });
  expect(await tableOf("")).toEqual(before);
  await db.contactInquiry.delete({ where: { id: first!.id } });
  expect(await tableOf("")).not.toEqual(before);
});

it("counts an erased lead that was open as before, and closes the message of a signed-in client as lost", async () => {
  await fill();
  const before = await tableOf("");
  const client = await db.profile.create({ data: { role: "client", full_name: "K" } });
  const { id } = await db.contactInquiry.findFirstOrThrow({ where: { status: "qualified" } });
  await db.contactInquiry.update({ where: { id }, data: { client_id: client.id } });
  await db.$transaction((tx) => blankInquiries(tx, [id]));
  expect((await db.contactInquiry.findUniqueOrThrow({ where: { id } })).status).toBe("rejected");
  expect(await tableOf("")).toEqual(before);
});

it("follows what becomes of a lead, where it came from, and that it was deleted", async () => {
  await fill();
  const { id } = await db.contactInquiry.findFirstOrThrow({ where: { status: "qualified" } });
  await db.contactInquiry.update({ where: { id }, data: { status: "converted", last_page: "/about" } });
  const about = async () => (await tableOf("")).find(([label]) => label === "/about");
  expect(await about()).toEqual(["/about", 7, 0, 0, 1, 1, 1, 0]);
  await db.contactInquiry.delete({ where: { id } });
  expect(await about()).toEqual(["/about", 7, 0, 0, 0, 0, 0, 0]);
});

it("shows what was offered to the leads of each source and accepted by them, each quote once, in its currency", async () => {
  await fill();
  const leads = await db.contactInquiry.findMany({ where: { last_campaign: "meta" }, orderBy: { status: "asc" } });
  const buyer = await makeBuyer();
  const file = { document: "", document_sha256: "" };
  const sent = { title: "Un riad", content: {}, billing_client_id: buyer.id, inquiry_id: leads[0]!.id, ...file };
  const quote = async (changes: Partial<Prisma.QuoteUncheckedCreateInput>, gross?: number) => {
    const id = crypto.randomUUID();
    const own = { ...sent, id, root_id: id, number: `D-${id}`, sent_at: at(0), valid_until: on(-9) };
    await db.quote.create({ data: { ...own, status: "sent", ...changes } });
    const dossier = { name: "S", function: "", net: 0, tax: 0, ...file, quote_id: id, accepted_at: at(0) };
    if (gross) await db.quoteAcceptance.create({ data: { ...dossier, gross } });
    return id;
  };
  const root_id = await quote({ status: "superseded" });
  await quote({ root_id, number: `D-${root_id}`, revision: 2, status: "accepted" }, 1_200_000);
  await quote({ currency: "EUR", status: "accepted", inquiry_id: leads[1]!.id }, 95_050);
  await quote({ status: "draft", number: null, sent_at: null });
  await quote({
    sent_at: at(40),
    inquiry_id: (await db.contactInquiry.findFirstOrThrow({ where: { last_page: "/terms" } })).id,
  });
  for (const query of ["", "?par=campagne", "?period=months"]) {
    const [first] = (await screen(query)).rows;
    expect([first?.figures.at(-1), first?.earned]).toEqual([
      { figure: "quotes", value: "2" },
      "12\u00a0000,00\u00a0MAD, 950,50\u00a0€",
    ]);
  }
  const answer = await exportLoader(getArgs("/admin/marketing/export", { cookie }));
  expect((await answer.text()).split("\r\n")[1]).toBe("/maroc;42;4;2;3;2;1;2;12000,00;950,50;0,00");
});

it("draws what was seen, followed and asked, day by day", async () => {
  await fill();
  const { charts } = await screen();
  const totals = charts.map(({ points }) => points.reduce((sum, { value }) => sum + value, 0));
  expect(totals).toEqual([49, 4, 4]);
  expect(charts.map(({ description }) => description.split(".")[0])).toEqual([
    "49 vues en tout",
    "4 clics en tout",
    "4 demandes en tout",
  ]);
});

it("names thirty sources, and adds up the rest, however many", async () => {
  const page = { day: on(0), page: "/maroc", referrer: "", views: 2 };
  await db.pageView.createMany({ data: Array.from({ length: 1_033 }, (_, n) => ({ ...page, campaign: `c${n}` })) });
  const rows = await tableOf("?par=campagne");
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)).toEqual(["Toutes les autres", 2_006, 0, 0, 0, 0, 0, 0]);
  expect((await screen("?par=campagne")).sourceCount).toBe(1_033);
});

it("is taken along as a table, whole", async () => {
  await fill();
  const answer = await exportLoader(getArgs("/admin/marketing/export?par=campagne", { cookie }));
  expect(answer.headers.get("Content-Disposition")).toContain(`marketing-${TODAY}.csv`);
  expect((await answer.text()).split("\r\n").slice(0, 3)).toEqual([
    "Campagne;Vues;Clics;Formulaires;Demandes;Qualifiées;Converties;Devis;Accepté TTC (MAD);Accepté TTC (EUR);Accepté TTC (SAR)",
    "meta;40;4;1;2;2;1;0;0,00;0,00;0,00",
    "Sans campagne;9;0;1;1;0;0;0;0,00;0,00;0,00",
  ]);
});

it.each(["?period=jamais&par=personne", "?period=&par="])("shows pages of thirty days for %s", async (query) => {
  const { period, par, rows } = await screen(query);
  expect([period, par, rows]).toEqual(["days", "page", []]);
});
