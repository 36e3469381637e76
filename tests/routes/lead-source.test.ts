import { beforeEach, describe, expect, it } from "vitest";
import { OTHERS } from "~/lib/web/campaign";
import { loader } from "~/routes/_site.contact/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { VALUES_A_DAY } from "~/server/page-views/source-values.server";
import { dayInCasablanca } from "~/site/calendar";
import { resetDatabase } from "../support/database";
import { makeWriter } from "../support/post-form";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(resetDatabase);

const OWN = "http://localhost:3000";
const inquiry = () => ({
  intent: "inquiry",
  name: "Khadija Benali",
  email: "khadija@riad.example",
  message: "Six chambres à Rabat.",
  form_stamp: createFormStamp(Date.now() - 60_000),
});

async function storedFrom(fields: Record<string, string>) {
  expect(await postForm("/contact", { ...inquiry(), ...fields })).toBeInstanceOf(Response);
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
    expect(await storedFrom({ ...first, last_page: "/about", last_referrer: "google.com", last_campaign: "" })).toEqual(
      {
        channel: "form",
        last: ["/about", "google.com", ""],
        first: ["/espana", "google.com", "", at],
      },
    );
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
    const sent = { ...inquiry(), email: "nulle part", last_page: "/maroc", last_campaign: "meta" };
    const refused = await postForm("/contact", sent);
    const { lastResult } = refused.data;
    expect(lastResult.initialValue).toMatchObject({ last_page: "/maroc", last_campaign: "meta" });
    const { html } = await showPage("/contact", { fields: sent });
    expect(html).toMatch(/<input[^>]*name="last_campaign"[^>]*value="meta"/);
  });

  it("says in the office where it came from, and where that is not known", async () => {
    const { cookie } = await makeWriter();
    await storedFrom({ last_page: "/maroc", last_campaign: "meta" });
    const { id } = await db.contactInquiry.findFirstOrThrow();
    const { words } = await showPage(`/admin/inquiries/${id}`, { cookie });
    expect(words).toContain("Canal Formulaire Page d'origine /maroc Campagne meta Site d'origine Inconnu");
    await db.contactInquiry.update({ where: { id }, data: { last_page: null, last_campaign: null } });
    const unknown = await showPage(`/admin/inquiries/${id}`, { cookie });
    expect(unknown.words).toContain("Page d'origine Inconnue Campagne Inconnue");
  });
});
