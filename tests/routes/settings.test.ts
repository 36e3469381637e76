import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { verifyEmail } from "~/features/accounts/emails";
import { renderEmail } from "~/features/mail/render-email";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { settingsOf } from "~/features/settings/model";
import { DEFAULT_SITE, getSite, readSite } from "~/features/settings/queries.server";
import { loader as rootLoader } from "~/root";
import { loader } from "~/routes/admin.settings/route";
import { loader as goOut } from "~/routes/go.$way/route";
import { loader as llms } from "~/routes/llms[.]txt/route";
import { loader as manifest } from "~/routes/manifest[.]webmanifest/route";
import type { ChannelListener } from "~/server/db/backend-interface.server";
import { databaseBackend, db } from "~/server/db/db.server";
import { pubSub } from "~/server/db/pub-sub.server";
import { collectCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import { getCachedPage } from "~/server/page-cache/page-cache.server";
import { typedIn } from "../support/answers";
import { keepPageWith } from "../support/finished-pages";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

// Every page is read, twice a test.
vi.setConfig({ testTimeout: 120_000 });

type Fields = Record<string, string>;
const save = (fields: Fields) => sendForm("/admin/settings", { intent: "agency", ...fields });
const saved = async (fields: Fields) => expect((await save(fields)).status).toBe(303);
const storedValues = async () => (await loader(getArgs("/admin/settings", { cookie }))).values;
const siteOfPages = async () => (await rootLoader(getArgs("/"))).data.site;

const EVERYTHING = {
  site_name: "Zellige & Fils",
  contact_phone: "+212 6 11 22 33 44",
  contact_email: "Allo@Zellige.ma",
  contact_address: "12 rue des Orangers, Rabat, Maroc",
  whatsapp_number: "+212 6 11-22-33-44",
  instagram_url: "https://www.instagram.com/zellige.ma",
  linkedin_url: "https://www.linkedin.com/company/zellige",
  reddit_url: "https://www.reddit.com/r/zellige",
  figure_projects: "1 200+",
  figure_clients: "640",
  figure_experts: "72",
  figure_companies: "410",
  hours_1: "10 h – 12 h, 14 h – 17 h",
  hours_6: "fermé",
};

describe("the settings", () => {
  it("are saved with a message and an audit entry, and every page says them at once", async () => {
    expect(await siteOfPages()).toEqual(DEFAULT_SITE);
    const answer = await save(EVERYTHING);
    expect(answer).toRedirect("/admin/settings");
    await expect(answer).toFlash("Succès", "Paramètres enregistrés");
    const site = await siteOfPages();
    expect(site).toMatchObject({
      siteUrl: DEFAULT_SITE.siteUrl,
      siteName: "Zellige & Fils",
      phone: "+212 6 11 22 33 44",
      email: "allo@zellige.ma",
      address: "12 rue des Orangers, Rabat, Maroc",
      whatsappNumber: "+212 6 11 22 33 44",
      instagramUrl: "https://www.instagram.com/zellige.ma",
      figures: { projects: 1200, clients: 640, experts: 72, companies: 410 },
    });
    expect(site.openingHours.map(({ hours }) => hours.length)).toEqual([2, 1, 1, 1, 2, 0, 0]);
    expect(await db.auditEntry.findFirstOrThrow({ where: { target_kind: "settings" } })).toMatchObject({
      action: "updated",
      details: { names: Object.keys(EVERYTHING) },
    });
  });

  it("are in what machines read: llms.txt and the manifest", async () => {
    await save(EVERYTHING);
    const text = await (await llms()).text();
    expect(text).toContain("# Zellige & Fils");
    expect(text).toContain("Plus de 1200 projets livrés, plus de 640 clients satisfaits, plus de 72 experts.");
    expect(text).toContain("https://wa.me/212611223344");
    expect(await (await manifest()).json()).toMatchObject({ short_name: "Zellige & Fils" });
  });

  it("go back to their default when they are emptied, and saving nothing new changes nothing", async () => {
    await save(EVERYTHING);
    await save({});
    expect([await siteOfPages(), await db.siteSetting.count()]).toEqual([DEFAULT_SITE, 0]);
    await save({});
    expect(await db.auditEntry.count({ where: { target_kind: "settings" } })).toBe(2);
  });

  it("keep what a colleague has changed in another field since the form was opened", async () => {
    await save({ contact_phone: "+212 5 22 00 00 01" });
    const opened = JSON.stringify({ contact_phone: "+212 5 22 00 00 01" });
    await save({ opened, contact_phone: "+212 5 22 00 00 02" });
    await save({ opened, contact_phone: "+212 5 22 00 00 01", hours_7: "10 h – 12 h" });
    expect(await storedValues()).toEqual({ contact_phone: "+212 5 22 00 00 02", hours_7: "10 h – 12 h" });
  });

  it.each([
    ["another value", "Atelier Nour", "Changé entre-temps en «\u202fAtelier Nour\u202f». "],
    ["its default", "", "Remis entre-temps à sa valeur par défaut. "],
  ])("that a colleague has given %s too are saved over only once that is said", async (_, site_name, said) => {
    await save({ site_name: "Atelier" });
    const opened = JSON.stringify({ site_name: "Atelier" });
    await save({ opened, site_name, hours_7: "10 h – 12 h" });
    const mine = { opened, site_name: "Zellige & Fils", hours_6: "9 h – 10 h" };
    const { data, init } = await save(mine);
    expect([init.status, data.lastResult.error]).toEqual([
      409,
      {
        "": ["Les paramètres ont changé entre-temps"],
        site_name: [`${said}Enregistrez à nouveau pour garder votre saisie.`],
      },
    ]);
    const { initialValue } = data.lastResult;
    expect(initialValue).toMatchObject({ site_name: "Zellige & Fils", hours_6: "9 h – 10 h" });
    expect(await storedValues()).toEqual({ ...(site_name && { site_name }), hours_7: "10 h – 12 h" });
    await save({ ...mine, opened: initialValue.opened ?? "" });
    expect(await storedValues()).toEqual({
      ...{ site_name: "Zellige & Fils", hours_6: "9 h – 10 h", hours_7: "10 h – 12 h" },
    });
  });

  it("of two who save the same field at once, one is told; who agree, and a double click, are not", async () => {
    const statuses = async (...names: string[]) => {
      const opened = JSON.stringify(await storedValues());
      const answers = await Promise.all(names.map((site_name) => save({ opened, site_name })));
      return answers.map(({ status, init }) => status ?? init.status).sort();
    };
    expect(await statuses("Atelier", "Zellige & Fils")).toEqual([303, 409]);
    expect(await statuses("Accord", "Accord")).toEqual([303, 303]);
    expect(await db.auditEntry.count({ where: { target_kind: "settings" } })).toBe(2);
  });

  it("are taken whole where the form does not say what they were at its opening", async () => {
    await save({ site_name: "Atelier", hours_7: "10 h – 12 h" });
    await save({ opened: "", site_name: "Zellige & Fils" });
    expect(await storedValues()).toEqual({ site_name: "Zellige & Fils" });
  });

  it("are not saved with a state at its opening that no form holds", async () => {
    await save({ site_name: "Atelier" });
    await expect(save({ opened: "{", site_name: "Zellige & Fils" })).rejects.toMatchObject({ init: { status: 400 } });
    expect(await storedValues()).toEqual({ site_name: "Atelier" });
  });

  it("have in their form what they were when it was opened, also after a refusal", async () => {
    await save({ site_name: "Atelier" });
    const held = (name: string) => `name="opened" value="{&quot;site_name&quot;:&quot;${name}&quot;}"`;
    expect((await showPage("/admin/settings", { cookie })).html).toContain(held("Atelier"));
    const opened = JSON.stringify({ site_name: "Atelier" });
    await save({ site_name: "Autre" });
    const fields = { intent: "agency", opened, site_name: "Mien", contact_phone: "0522" };
    const refused = await showPage("/admin/settings", { cookie, fields });
    expect([refused.status, refused.html]).toEqual([400, expect.stringContaining(held("Atelier"))]);
    const warned = await showPage("/admin/settings", { cookie, fields: { ...fields, contact_phone: "" } });
    expect([warned.status, warned.html]).toEqual([409, expect.stringContaining(held("Autre"))]);
    expect(warned.words).toContain("Les paramètres ont changé entre-temps Changé entre-temps en « Autre ».");
  });

  it("are shown with the defaults beside them, and the system's facts", async () => {
    await save({ site_name: "Atelier" });
    const { values, defaults, system } = await loader(getArgs("/admin/settings", { cookie }));
    expect(values).toEqual({ site_name: "Atelier" });
    expect(defaults).toEqual(settingsOf(DEFAULT_SITE));
    expect(defaults).toMatchObject({
      figure_projects: "500",
      hours_7: "Fermé",
      hours_5: "9 h – 12 h 30, 15 h – 18 h 30",
    });
    expect(system).toMatchObject({ version: "1.0.0", hosting: "Non précisé", dashboardUrl: null });
    expect(system.database).toMatch(/^PostgreSQL.* \d+\.\d+/);
  });

  it.each([
    ["contact_phone", "0522", "n’est pas complet"],
    ["whatsapp_number", "0611 22", "n’est pas complet"],
  ])("%s refuses %j with a sentence, and nothing is saved or lost", async (name, typed, sentence) => {
    const refused = await save({ contact_address: "Rabat", [name]: typed });
    expect(refused).toRefuse(name, expect.stringContaining(sentence));
    expect(await typedIn(refused)).toMatchObject({ contact_address: "Rabat", [name]: typed });
    expect(await db.siteSetting.count()).toBe(0);
  });

  it("drop the finished pages that show them", async () => {
    keepPageWith("home", "site");
    await save({ site_name: "Atelier" });
    expect(getCachedPage("home")).toBeUndefined();
  });

  it("stand in letters as they are at that moment, within the transaction that writes them", async () => {
    const name = await db.$transaction(async (tx) => {
      await tx.siteSetting.create({ data: { name: "site_name", value: "Atelier" } });
      return (await readSite(tx)).siteName;
    });
    expect(name).toBe("Atelier");
  });

  it("ignore rows that no version of ours knows", async () => {
    await db.siteSetting.create({ data: { name: "couleur", value: "bleu" } });
    expect(await getSite()).toEqual(DEFAULT_SITE);
  });

  it("leave no page to be kept that was rendered before those of another process could be read", async () => {
    const another = listenToAnother();
    const findMany = vi.spyOn(db.siteSetting, "findMany").mockReturnValue(new Promise(() => {}) as never);
    expect(await isKept()).toBe(true);
    another.onMessage(JSON.stringify({ from: "another process", topic: "changes", words: ["site"] }));
    // The second page no longer asks the database, which has not answered the first.
    expect([await isKept(), await isKept()]).toEqual([false, false]);
    findMany.mockRestore();
    another.onMessage(JSON.stringify({ from: "another process", topic: "changes", words: ["site"] }));
    await expect.poll(isKept).toBe(true);
  });
});

/** What the channel of several processes would tell this one. */
function listenToAnother(): ChannelListener {
  const openChannel = vi.spyOn(databaseBackend, "openChannel");
  openChannel.mockReturnValue({ send: async () => {}, close: () => {} });
  pubSub.start();
  onTestFinished(() => pubSub.stop());
  return openChannel.mock.calls[0]![1];
}

async function isKept(): Promise<boolean> {
  const record = { tags: new Set<string>(), isComplete: true };
  await collectCacheTags(record, getSite);
  return record.isComplete;
}

let paths: string[];

async function makePages() {
  const { slug } = await db.service.create({ data: { title: "Logo", category: "graphics", price_starting: 900 } });
  const article = await makePost();
  const more = ["/auth", "/inconnu", `/services/graphics/${slug}`, `/blog/${article.slug}`];
  paths = [...PUBLIC_PAGES.map(({ path }) => path), ...more];
}

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

/** A figure as any of our languages writes it. */
const figure = (value: string) => new RegExp(`(plus de ${value}\\b|\\b${value}\\+|\\+${value}\\b)`, "i");

describe("a setting", () => {
  beforeEach(makePages);

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
    await saved(Object.fromEntries(changes.map(([name, , , next]) => [name, next])));
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
      await saved({ figure_clients: "77" });
      const shown = whereIs(await readAll(), figure(before));
      expect(shown).toEqual(expect.arrayContaining([...places]));
      await saved({ figure_clients: "77", [name]: after });
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
    await saved({ contact_address: "12 rue des Orangers, Rabat, Maroc" });
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
