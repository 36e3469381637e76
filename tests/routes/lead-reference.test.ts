import { beforeEach, expect, it } from "vitest";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { loader as marketing } from "~/routes/admin.marketing/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makeWriter } from "../support/post-form";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";
import { messageOf } from "../support/way-out";

const PAGE = "/services/graphics/logo";

let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  ({ cookie } = await makeWriter());
  await db.service.create({ data: { category: "graphics", title: "Logo", slug: "logo" } });
});

const lead = (fields: Record<string, string>) => {
  const typed = { channel: "whatsapp", name: "Nadia", contact: "06 12 34 56 78", message: "Un logo" };
  return postForm("/admin/inquiries/new", { intent: "lead", ...typed, ...fields }, cookie);
};

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
  await db.service.create({ data: { category: "programming", title: "Boutique", slug: "boutique" } });
  await lead({ reference: await codeOfChat(), service_interest: "boutique" });
  expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ service_interest: "Boutique", last_page: PAGE });
});

it("a code that was never given is refused in words, and what was typed stays", async () => {
  const answer = await lead({ reference: "ZZZZ" });
  expect(answer.init.status).toBe(400);
  expect(answer.data.lastResult.error.reference?.[0]).toMatch(/^Cette référence n’existe pas/);
  expect(answer.data.lastResult.initialValue).toMatchObject({ name: "Nadia", message: "Un logo", reference: "ZZZZ" });
  expect(await db.contactInquiry.count()).toBe(0);
});

it("a lead without a code comes from nowhere that is known", async () => {
  await lead({ reference: "" });
  const { id } = await db.contactInquiry.findFirstOrThrow({ where: { last_page: null, reference_code: null } });
  expect((await showPage(`/admin/inquiries/${id}`, { cookie })).words).toContain("Page d'origine Inconnue");
});
