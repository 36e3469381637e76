import { beforeEach, describe, expect, it } from "vitest";
import { listInquiryEvents } from "~/features/inquiries/queries.server";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { OTHERS } from "~/lib/web/campaign";
import { loader } from "~/routes/_site.contact/route";
import { loader as newLead } from "~/routes/admin.inquiries.new/route";
import { loader as marketing } from "~/routes/admin.marketing/route";
import { db } from "~/server/db/db.server";
import { VALUES_A_DAY } from "~/server/page-views/page-views.server";
import { dayInCasablanca } from "~/site/calendar";
import { makeService } from "../support/cases";
import { writeToAgency } from "../support/leads";
import { admin, cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";
import { messageOf } from "../support/way-out";

beforeEach(openOffice);

const GOOD = { channel: "phone", name: "Nadia", contact: "06 61 23 45 67", message: "Un site pour la maison de thé" };
const send = (typed: Record<string, string> = {}) => sendForm("/admin/inquiries/new", { ...GOOD, ...typed });
const only = () => db.contactInquiry.findFirstOrThrow();
const PLAN = { next_action: "Rappeler" };

describe("a lead that is written down by hand", () => {
  it("is whose it was told, waits for an answer, and opens", async () => {
    const answer = await send();
    const lead = await only();
    expect(answer.headers.get("Location")).toBe(`/admin/inquiries/${lead.id}`);
    expect(lead).toMatchObject({
      ...{ channel: "phone", name: "Nadia", phone: "+212661234567", email: null, status: "new", owner_id: admin.id },
      ...{ message: GOOD.message, next_action: null, reply_due_at: expect.any(Date) },
    });
    expect(lead.due_at).toEqual(lead.reply_due_at);
    expect(await listInquiryEvents(lead.id)).toMatchObject([{ kind: "message", actor: { full_name: "sara" } }]);
    expect(await db.mailMessage.count()).toBe(0);
  });

  it("takes an address as well as a number, what follows, and the code that a chat came with", async () => {
    const plan = { next_action: "Rappeler", next_action_at: "2090-03-31T10:00" };
    await db.referenceCode.create({ data: { code: "K7M2", page: "/", campaign: "", day: new Date("2026-11-01") } });
    await send({ contact: " Nadia@Atelier.example ", channel: "whatsapp", reference: "K7M2", ...plan });
    const lead = await only();
    expect(lead).toMatchObject({ email: "nadia@atelier.example", phone: null, next_action: "Rappeler" });
    expect(await listInquiryEvents(lead.id)).toMatchObject([{ text: "Réf. K7M2" }]);
  });

  it("keeps the service, the budget and the language that were named, and none that there is not", async () => {
    const { slug, title } = await makeService("Logo");
    await send({ service_interest: slug, budget: "medium", language: "ar" });
    expect(await only()).toMatchObject({ service_interest: title, budget_range: "medium", language: "ar" });
    await db.contactInquiry.deleteMany();
    await send({ name: "Omar", service_interest: "peinture", budget: "trop", language: "tlh" });
    expect(await only()).toMatchObject({ service_interest: null, budget_range: null, language: "fr" });
  });

  it("is stored once, however often its button is pressed", async () => {
    await Promise.all([send(), send(), send()]);
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it.each([
    [{ name: " " }, "name", "Le nom est requis"],
    [{ contact: "" }, "contact", "Le téléphone ou l’e-mail est requis"],
    [{ contact: "0661" }, "contact", expect.stringContaining("Un numéro complet ou une adresse")],
    [{ contact: "nadia@" }, "contact", expect.stringContaining("n’est pas complète")],
    [{ message: "" }, "message", "Dites en quelques mots ce qui est demandé"],
    [{ channel: "pigeon" }, "channel", "Choisissez un canal de la liste"],
    [PLAN, "next_action_at", expect.stringContaining("Dites quand")],
    [{ delay: "days-1" }, "next_action", expect.stringContaining("Dites ce que")],
    [{ ...PLAN, next_action_at: "2020-01-01T10:00" }, "next_action_at", expect.stringContaining("passée")],
  ])("is refused %j in a sentence, with what was typed", async (typed: Record<string, string>, field, sentence) => {
    expect(await send(typed)).toRefuse(field, sentence);
    expect(await db.contactInquiry.count()).toBe(0);
  });

  it("may wait for delays that end while the agency is open", async () => {
    const { delays } = await newLead(getArgs("/admin/inquiries/new", { cookie }));
    expect(delays.map(({ value }) => value)).toEqual(["", "hours-2", "days-1", "days-3", "days-7"]);
    expect(delays[2]?.label).toMatch(/^Demain \(.+\d{2}:\d{2}\)$/);
  });
});

describe("the code of a chat", () => {
  const PAGE = "/services/graphics/logo";
  beforeEach(async () => void (await makeService("Logo", { category: "graphics" })));
  const lead = (fields: Record<string, string>) => send({ channel: "whatsapp", message: "Un logo", ...fields });
  /** The code with which a chat begins that a visitor opens from the page. */
  async function codeOfChat() {
    const text = await messageOf(`${wayOutPath("whatsapp", { page: PAGE })}&campagne=meta`);
    return /Réf\. (\w+)$/.exec(text)?.[1] ?? "";
  }

  it.each([
    (code: string) => code,
    (code: string) => ` réf. ${code.toLowerCase()} `,
    (code: string) => `Ref ${code}`,
    // As some phones write it: the accent apart.
    (code: string) => `Re\u0301f. ${code}`,
  ])("a chat's code tells the page, the campaign and the service of its lead, however it is typed", async (typed) => {
    const code = await codeOfChat();
    expect(await lead({ reference: typed(code) })).toBeInstanceOf(Response);
    const found = await db.contactInquiry.findFirstOrThrow();
    expect(found).toMatchObject({
      ...{ channel: "whatsapp", reference_code: code, service_interest: "Logo" },
      ...{ last_page: PAGE, last_campaign: "meta", last_referrer: null, first_page: null },
    });
    const { words } = await showPage(`/admin/inquiries/${found.id}`, { cookie });
    expect(words).toContain(`Canal WhatsApp, réf. ${code} Page d'origine ${PAGE} Campagne meta`);
    const { rows } = await marketing(getArgs("/admin/marketing", { cookie }));
    const figures = Object.fromEntries(rows[0]?.figures.map(({ figure, value }) => [figure, value]) ?? []);
    expect([rows[0]?.label, figures]).toMatchObject([PAGE, { clicks: "1", forms: "0", leads: "1" }]);
  });

  it("a service that is chosen goes before that of the page on which the chat began", async () => {
    await makeService("Boutique");
    await lead({ reference: await codeOfChat(), service_interest: "boutique" });
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ service_interest: "Boutique", last_page: PAGE });
  });

  it("a code that was never given is refused in words, and what was typed stays", async () => {
    const answer = await lead({ reference: "ZZZZ" });
    expect(answer).toRefuse("reference", expect.stringMatching(/^Cette référence n’existe pas/));
    expect(answer.data.lastResult.initialValue).toMatchObject({ name: "Nadia", message: "Un logo", reference: "ZZZZ" });
    expect(await db.contactInquiry.count()).toBe(0);
  });

  it("a lead without a code comes from nowhere that is known", async () => {
    await lead({ reference: "" });
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { last_page: null, reference_code: null } });
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain("Page d'origine Inconnue");
  });
});

const OWN = "http://localhost:3000";

const MESSAGE = { name: "Khadija Benali", email: "khadija@riad.example", message: "Six chambres à Rabat." };

async function storedFrom(fields: Record<string, string>) {
  expect(await writeToAgency({ ...MESSAGE, ...fields })).toBeInstanceOf(Response);
  const { channel, last_page, last_referrer, last_campaign, first_page, first_referrer, first_campaign, first_at } =
    await db.contactInquiry.findFirstOrThrow();
  return {
    channel,
    last: [last_page, last_referrer, last_campaign],
    first: [first_page, first_referrer, first_campaign, first_at?.toISOString() ?? null],
  };
}

async function fieldsFor(path: string, referer?: string) {
  const args = getArgs(path);
  if (referer) args.request.headers.set("Referer", referer);
  const { visit } = await loader(args);
  return visit;
}

describe("the fields of the contact page", () => {
  it.each([
    ["/contact", undefined, ["", "", ""]],
    ["/contact?service=logo", `${OWN}/services/graphics/logo?utm_source=Meta`, ["/services/graphics/logo", "", "meta"]],
    ["/contact", `${OWN}/maroc`, ["/maroc", "", ""]],
    ["/contact?utm_source=news&utm_medium=mail", undefined, ["/contact", "", "news / mail"]],
    ["/contact", "https://www.google.com/", ["/contact", "google.com", ""]],
    ["/contact", `${OWN}/contact?utm_source=meta`, ["/contact", "", "meta"]],
    ["/contact", `${OWN}/contact`, ["", "", ""]],
  ])("of %s, come to from %s, are %j", async (path, referer, fields) => {
    expect(Object.values(await fieldsFor(path, referer))).toEqual(fields);
  });
});

describe("a message", () => {
  it("keeps the page and campaign that a page without scripts knows; the rest is not known", async () => {
    const fields = { last_page: "/maroc", last_referrer: "", last_campaign: "meta" };
    expect(await storedFrom(fields)).toEqual({
      channel: "form",
      last: ["/maroc", null, "meta"],
      first: [null, null, null, null],
    });
  });

  it("keeps first and last touch as the visit’s script tells them, and that there was no campaign", async () => {
    const at = new Date(Date.now() - 600_000).toISOString();
    const first = { first_page: "/espana", first_referrer: "google.com", first_campaign: "", first_at: at };
    const last = { last_page: "/about", last_referrer: "google.com", last_campaign: "" };
    expect(await storedFrom({ ...first, ...last })).toEqual({
      channel: "form",
      last: ["/about", "google.com", ""],
      first: ["/espana", "google.com", "", at],
    });
  });

  it.each([
    { last_page: "https://evil.example/", last_referrer: "<script>", last_campaign: "a@b.example" },
    { last_page: "/services/graphics/nothing", last_referrer: "192.168.0.1", last_campaign: "0661234567" },
    { last_page: "/".repeat(400), last_referrer: "x".repeat(5000), last_campaign: "\u0000".repeat(3) },
  ])("is stored whatever forged source comes with it, which counts as unknown or among the others", async (forged) => {
    const { last, first } = await storedFrom({ ...forged, first_page: "nowhere", first_at: "tomorrow" });
    expect(last[0]).toBeNull();
    expect(first).toEqual([null, null, null, null]);
    for (const value of last.slice(1)) expect([null, "", "autres"]).toContain(value);
  });

  it("is counted among the others once 200 campaigns and sites have a name today", async () => {
    const day = new Date(`${dayInCasablanca(new Date())}T00:00:00Z`);
    const names = Array.from({ length: VALUES_A_DAY }, (_, n) => `nom ${n}`);
    const kinds = ["campaign", "referrer"];
    await db.sourceValue.createMany({ data: kinds.flatMap((kind) => names.map((value) => ({ day, kind, value }))) });
    const own = { last_page: "/maroc", last_referrer: "google.com", last_campaign: "une de trop" };
    const first = { first_page: "/maroc", first_referrer: "google.com", first_campaign: "nom 7" };
    const stored = await storedFrom({ ...own, ...first });
    expect(stored.last).toEqual(["/maroc", OTHERS, OTHERS]);
    expect(stored.first.slice(0, 3)).toEqual(["/maroc", OTHERS, "nom 7"]);
    expect(await db.sourceValue.count()).toBe(2 * VALUES_A_DAY);
  });

  it("is stored among the others where names cannot be looked up", async () => {
    await db.$executeRaw`ALTER TABLE source_values RENAME TO source_values_away`;
    try {
      const { last } = await storedFrom({ last_page: "/maroc", last_referrer: "", last_campaign: "meta" });
      expect(last).toEqual(["/maroc", null, OTHERS]);
    } finally {
      await db.$executeRaw`ALTER TABLE source_values_away RENAME TO source_values`;
    }
  });

  it("is stored once, however different the source that comes with it", async () => {
    await storedFrom({ last_page: "/maroc" });
    await storedFrom({ last_page: "/about", last_campaign: "meta" });
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it("keeps its source through an error", async () => {
    const sent = { intent: "inquiry", ...MESSAGE, email: "nulle part", last_page: "/maroc", last_campaign: "meta" };
    const { html } = await showPage("/contact", { fields: sent });
    expect(html).toMatch(/<input[^>]*name="last_page"[^>]*value="\/maroc"/);
    expect(html).toMatch(/<input[^>]*name="last_campaign"[^>]*value="meta"/);
  });

  it("says in the office where it came from, and where that is not known", async () => {
    await storedFrom({ last_page: "/maroc", last_campaign: "meta" });
    const { id } = await db.contactInquiry.findFirstOrThrow();
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain(
      "Canal Formulaire Page d'origine /maroc Campagne meta Site d'origine Inconnu",
    );
    await db.contactInquiry.update({ where: { id }, data: { last_page: null, last_campaign: null } });
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain("Page d'origine Inconnue Campagne Inconnue");
  });
});
