import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderEmail } from "~/features/mail/email-templates/render-email";
import { verifyEmail } from "~/features/mail/email-templates/verify-email";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import type { SettingName } from "~/features/settings/model";
import { getSite } from "~/features/settings/queries.server";
import { action } from "~/routes/admin.settings/route";
import { loader as goOut } from "~/routes/go.$way/route";
import { loader as llms } from "~/routes/llms[.]txt/route";
import { db } from "~/server/db/db.server";
import { cookie, openOffice } from "../support/office";
import { makePost } from "../support/posts";
import { getArgs, postArgs } from "../support/requests";
import { showPage } from "../support/show-page";

// Every page is read, twice a test.
vi.setConfig({ testTimeout: 120_000 });

let paths: string[];

beforeEach(async () => {
  await openOffice();
  const { slug } = await db.service.create({ data: { title: "Logo", category: "graphics", price_starting: 900 } });
  const article = await makePost();
  const more = ["/auth", "/inconnu", `/services/graphics/${slug}`, `/blog/${article.slug}`];
  paths = [...PUBLIC_PAGES.map(({ path }) => path), ...more];
});

const letter = (language: "fr" | "es" | "ar") =>
  verifyEmail({ recipient: "a@b.example", fullName: "Nadia", language, token: "x", isNeeded: true });

/** Everything a stranger, a client or a machine reads: pages with their markup, letters, the list for models. */
async function readAll(): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const path of paths) read.set(path, (await showPage(path)).html.replaceAll("&amp;", "&"));
  const site = await getSite();
  for (const language of ["fr", "es", "ar"] as const) {
    const { html, text } = renderEmail(letter(language), site);
    read.set(`letter-${language}`, html + text);
  }
  for (const way of ["whatsapp", "appel", "email"]) {
    const answer = await goOut({ ...getArgs(`/go/${way}?de=/`), params: { way } });
    read.set(`/go/${way}`, decodeURIComponent(answer.headers.get("Location") ?? ""));
  }
  return read.set("/llms.txt", await (await llms()).text());
}

const whereIs = (pages: Map<string, string>, text: RegExp) =>
  [...pages].filter(([, html]) => text.test(html)).map(([path]) => path);

async function save(values: Partial<Record<SettingName, string>>) {
  const answer = (await action(postArgs("/admin/settings", { intent: "agency", ...values }, { cookie }))) as Response;
  expect(answer.status).toBe(303);
}

/** A figure as any of our languages writes it. */
const figure = (value: string) => new RegExp(`(plus de ${value}\\b|\\b${value}\\+|\\+${value}\\b)`, "i");

describe("a setting", () => {
  it("is another one wherever it stood", async () => {
    const changes = [
      ["contact_phone", "/", "+212 5 22 00 00 00", "+212 5 37 11 22 33"],
      ["contact_email", "/", "bonjour@zellige.example", "allo@atelier.example"],
      ["instagram_url", "/", "https://www.instagram.com/zellige.example", "https://www.instagram.com/atelier"],
      [
        "linkedin_url",
        "/",
        "https://www.linkedin.com/company/zellige-example",
        "https://www.linkedin.com/company/atelier",
      ],
      ["reddit_url", "/", "https://www.reddit.com/r/zellige_example", "https://www.reddit.com/r/atelier"],
      ["whatsapp_number", "/go/whatsapp", "212600000000", "212655443322"],
    ] as const;
    const written = (text: string) => new RegExp(text.replace(/[.+*?]/g, "\\$&"));
    const before = await readAll();
    await save(Object.fromEntries(changes.map(([name, , , next]) => [name, next])));
    const pages = await readAll();
    for (const [name, place, old, next] of changes) {
      const places = whereIs(before, written(old));
      expect(places, name).toContain(place);
      expect([whereIs(pages, written(old)), whereIs(pages, written(next))], name).toEqual([[], places]);
    }
  });

  it.each([
    ["figure_projects", "500", "1234", ["/", "/about", "/maroc", "/espana", "/saudi-arabia", "/llms.txt"]],
    ["figure_experts", "50", "73", ["/", "/about", "/maroc", "/espana", "/saudi-arabia", "/llms.txt"]],
    ["figure_companies", "300", "412", ["/"]],
  ] as const)(
    "%s is another one wherever it stood, in words and in either kind of digits",
    async (name, before, after, places) => {
      await save({ figure_clients: "77" });
      const shown = whereIs(await readAll(), figure(before));
      expect(shown).toEqual(expect.arrayContaining([...places]));
      await save({ figure_clients: "77", [name]: after });
      const pages = await readAll();
      expect([whereIs(pages, figure(before)), whereIs(pages, figure(after))]).toEqual([[], shown]);
      expect(
        whereIs(pages, /cinquante|cinq cents|trois cents|cincuenta|quinient|trescient|خمسين|خمسون|خمسمئة|ثلاثمئة/),
      ).toEqual([]);
    },
  );

  it("of the address stands in each language's words until one is typed, which stands everywhere as it is", async () => {
    const [fr, es, ar] = [/Casablanca, Maroc/, /Casablanca, Marruecos/, /الدار البيضاء، المغرب/];
    const before = await readAll();
    const legal = ["/mentions-legales", "/confidentialite", "/accessibilite"];
    expect(whereIs(before, es)).toEqual(["/espana", ...legal.map((path) => `${path}/es`), "letter-es"]);
    expect(whereIs(before, ar)).toEqual(["/saudi-arabia", ...legal.map((path) => `${path}/ar`), "letter-ar"]);
    expect(before.get("/espana")?.match(/Casablanca, Marruecos/g)).toHaveLength(2);
    expect(before.get("/contact")).not.toMatch(/Plan dessiné de Casablanca|Passer à l’atelier/);
    await save({ contact_address: "12 rue des Orangers, Rabat, Maroc" });
    const pages = await readAll();
    for (const old of [fr, es, ar]) expect(whereIs(pages, old)).toEqual([]);
    expect(whereIs(pages, /12 rue des Orangers, Rabat, Maroc/)).toEqual(
      [...pages.keys()].filter((path) => !path.startsWith("/go/")),
    );
    for (const path of ["/maroc", "/espana", "/saudi-arabia"]) {
      expect([path, pages.get(path)?.match(/12 rue des Orangers, Rabat, Maroc/g)?.length]).toEqual([path, 2]);
    }
    expect(pages.get("/contact")).not.toContain("Plan dessiné de Casablanca");
  });
});
