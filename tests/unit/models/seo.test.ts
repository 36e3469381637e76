import { expect, it } from "vitest";
import { categories } from "~/content/categories";
import { llmsText } from "~/features/seo/model/llms-text";
import { PUBLIC_PAGES, siteMap } from "~/features/seo/model/public-pages";
import { articleCard, categoryCard, FIXED_CARDS, pageCards, serviceCard } from "~/features/seo/model/share-cards";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import type { Site } from "~/site/site-settings";
import { plainSpaces } from "../../support/schema-issues";

const site = {
  ...{ siteUrl: "https://z.example", siteName: "Zellige *", address: " 7,  rue #1 ", phone: "+212", email: "a_b@z.ma" },
  ...{ whatsappNumber: "212600000000", figures: { projects: 500, clients: 300, experts: 50, companies: 300 } },
} as unknown as Site;

it("language models are told of the agency, its services and its pages", () => {
  const services = [
    { slug: "logo", category: "graphics" as const, title: "Logo [neuf]", description: "Un\nsigne" },
    { slug: "site", category: "programming" as const, title: "Site", description: "" },
  ];
  const cases = [{ slug: "four", title: "Le four [neuf]", summary: "Une\ncommande" }];
  const text = plainSpaces(llmsText(site, services, cases));
  expect(text).toContain(
    "## Réalisations\n\n- [Toutes les réalisations](https://z.example/realisations)\n- [Le four \\[neuf\\]](https://z.example/realisations/four) : Une commande\n",
  );
  expect(text.startsWith("# Zellige \\*\n\n> Agence digitale")).toBe(true);
  expect(text).toContain("Plus de 500 projets livrés, plus de 300 clients satisfaits, plus de 50 experts.");
  for (const { slug, name, lead } of categories) {
    const link = `- [Toutes les prestations](https://z.example/services/${slug})`;
    expect(text).toContain(plainSpaces(`## ${name}\n\n${lead}\n\n${link}\n`));
  }
  expect(text).toContain("programming)\n- [Site](https://z.example/services/programming/site)\n");
  expect(text).toContain("graphics)\n- [Logo \\[neuf\\]](https://z.example/services/graphics/logo) : Un signe\n");
  expect(text).toContain("## Pages\n\n- [À propos de l’agence](https://z.example/about)\n- [Avis");
  expect(text.slice(text.indexOf("## Contact"))).toBe(
    [
      "## Contact\n",
      "- Adresse : 7, rue \\#1",
      "- Téléphone : +212",
      "- E-mail : a\\_b@z.ma",
      "- WhatsApp : https://wa.me/212600000000",
      "- [Formulaire de contact](https://z.example/contact)\n\n",
    ].join("\n"),
  );
});

it("the site map names each page by its one address, and its versions", () => {
  const alternates = [{ hreflang: "es-ES", path: "/espana" }] as never;
  const xml = siteMap("https://z.example", [
    { path: "/", changedAt: "2026-01-01" },
    { path: "/maroc", changedAt: "2026-01-02", alternates },
  ]).replace(/>\s+</g, "><");
  const link = '<xhtml:link rel="alternate" hreflang="es-ES" href="https://z.example/espana"/>';
  expect(xml).toMatch(
    /<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">/,
  );
  expect(xml).toContain("<url><loc>https://z.example</loc><lastmod>2026-01-01</lastmod></url>");
  expect(xml).toContain(`<url><loc>https://z.example/maroc</loc><lastmod>2026-01-02</lastmod>${link}</url>`);
});

it("the pages that exist whatever the database holds are these", () => {
  const services = ["programming", "graphics", "content", "business"].map((category) => `/services/${category}`);
  expect(PUBLIC_PAGES.map(({ path }) => path)).toEqual([
    ...["/", ...services, "/realisations", "/blog", "/about", "/avis", "/contact"],
    ...["/maroc", "/espana", "/saudi-arabia", "/terms"],
    ...["/mentions-legales", "/confidentialite", "/accessibilite"].flatMap((page) => [
      page,
      `${page}/es`,
      `${page}/ar`,
    ]),
  ]);
  const countries = PUBLIC_PAGES.filter(({ alternates }) => alternates === COUNTRY_ALTERNATES);
  expect(countries.map(({ path }) => path)).toEqual([...["/maroc", "/espana", "/saudi-arabia"]]);
  for (const { changedAt } of PUBLIC_PAGES) expect(changedAt).toMatch(/^20\d\d-\d\d-\d\d/);
});

it("every page that stands alone has a share card of its own", () => {
  expect(Object.values(pageCards).map(({ path, motif, glaze }) => [path, motif, glaze])).toEqual([
    ["/", "sharp", 6],
    ["/about", "broad", 6],
    ["/contact", "contact", 5],
    ["/realisations", "sharp", 7],
    ["/avis", "broad", 8],
    ["/terms", "slender", 6],
    ["/blog", "slender", 5],
    ["/maroc", "sharp", 8],
    ["/espana", "broad", 7],
    ["/saudi-arabia", "sharp", 6],
  ]);
  expect([pageCards.spain.lang, pageCards.saudiArabia.lang]).toEqual(["es", "ar"]);
  expect(pageCards.morocco.title.split("\n").length).toBeGreaterThan(1);
  expect(pageCards.home.title).toBe("Transformez Votre Vision En Réalité Digitale");
  expect(FIXED_CARDS).toHaveLength(10 + 4 + 9);
  for (const { title, label } of FIXED_CARDS) expect([title, label].every((text) => text.trim() !== "")).toBe(true);
});

it("trades, services and articles have cards in their own look", () => {
  expect(categories.map(categoryCard).map(({ path, motif, glaze }) => [path, motif, glaze])).toEqual([
    ["/services/programming", "sharp", 5],
    ["/services/graphics", "broad", 7],
    ["/services/content", "contact", 6],
    ["/services/business", "slender", 8],
  ]);
  const service = { slug: "logo", category: "graphics" as const, title: "Logo" };
  const look = { label: "Design & Graphisme", motif: "broad", glaze: 7 };
  expect(serviceCard(service)).toEqual({ path: "/services/graphics/logo", title: "Logo", ...look });
  const post = { slug: "a", title: "Prix ?", category: "Business" };
  const card = { path: "/blog/a", title: "Prix\u00a0?", motif: "slender", glaze: 8 };
  expect(articleCard({ ...post, language: "fr" })).toEqual({ ...card, label: expect.stringMatching(/ · Business$/) });
  expect(articleCard({ ...post, language: "ar" })).toMatchObject({ ...card, lang: "ar" });
});
