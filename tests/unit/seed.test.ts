import { describe, expect, test } from "vitest";
import { clients } from "../../prisma/seed/accounts";
import { articles } from "../../prisma/seed/blog";
import { cases } from "../../prisma/seed/cases/all";
import { inquiries } from "../../prisma/seed/inquiries";
import { projects } from "../../prisma/seed/projects";
import { quotes, templates } from "../../prisma/seed/quotes/all";
import { services } from "../../prisma/seed/services";
import { testimonials } from "../../prisma/seed/testimonials";
import { collectTexts, frenchOffences } from "../support/french-typography";
import { SERVICE_ICONS } from "../support/service-icons";

const COUNTS = { programming: 8, graphics: 6, content: 6, business: 6 };
const categories = Object.keys(COUNTS) as (keyof typeof COUNTS)[];

const DATA_KEYS = /\.(phone|email|clientEmail|project_url|publishedAt|createdAt|id|client|notes|group)$/;

test("French copy keeps the rules of French typography", () => {
  const inFrench = inquiries.filter((inquiry) => inquiry.language === "fr");
  const copy = {
    services,
    articles: articles.filter(({ language }) => !language),
    cases: cases.filter(({ language }) => !language),
    testimonials,
    inquiries: inFrench,
    clients,
    projects,
    quotes: quotes.filter(({ language }) => !language),
    templates,
  };
  const texts = collectTexts(copy, "seed").filter(({ path }) => !DATA_KEYS.test(path));
  expect(texts.length).toBeGreaterThan(500);
  expect(frenchOffences(texts)).toEqual([]);
});

describe("services", () => {
  test.each(categories)("%s has its number of active services, each with an icon of its set", (category) => {
    const ofCategory = services.filter((service) => service.category === category);
    expect(ofCategory.filter((service) => service.is_active)).toHaveLength(COUNTS[category]);
    expect(ofCategory.filter((service) => !SERVICE_ICONS[category].includes(service.icon))).toEqual([]);
  });

  test.each(categories)("%s has three services with the three tiers, and two with examples", (category) => {
    const ofCategory = services.filter((service) => service.category === category);
    expect(ofCategory.filter((service) => service.tiers?.length === 3).length).toBeGreaterThanOrEqual(3);
    expect(ofCategory.filter((service) => (service.examples?.length ?? 0) >= 2).length).toBeGreaterThanOrEqual(2);
  });

  test("one service is inactive, some have no price, and titles do not repeat", () => {
    expect(services.filter((service) => !service.is_active)).toHaveLength(1);
    expect(services.some((service) => service.startingPriceMad === null)).toBe(true);
    expect(new Set(services.map((service) => service.title)).size).toBe(services.length);
    expect(services.filter(({ features }) => features.length < 5 || features.length > 8)).toEqual([]);
  });

  test("tiers are unique per service, rise in price, and start at the service's price", () => {
    for (const { title, tiers, startingPriceMad } of services) {
      if (!tiers) continue;
      expect([title, tiers.map((tier) => tier.tier_name)]).toEqual([title, ["basic", "standard", "advanced"]]);
      const prices = tiers.map((tier) => tier.priceMad);
      expect([title, prices]).toEqual([title, [...prices].sort((a, b) => a - b)]);
      expect([title, prices[0]]).toEqual([title, startingPriceMad]);
      expect(tiers.filter(({ details }) => details.length < 3 || details.length > 5)).toEqual([]);
    }
  });
});

describe("articles", () => {
  const published = articles.filter((article) => article.publishedAt !== null);

  // @spec blog-1, blog-3
  test("six in French are published, in every category, and one is a draft", () => {
    const inFrench = published.filter(({ language }) => !language);
    expect(inFrench).toHaveLength(6);
    expect(articles.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(1);
    expect(new Set(inFrench.map((article) => article.category))).toEqual(
      new Set(["Design", "Marketing", "Branding", "Business", "Tech"]),
    );
  });

  test("one in Spanish and one in Arabic are published, and the French ones are newer", () => {
    const languages = published.map(({ publishedAt, language = "fr" }) => [publishedAt, language]);
    expect(languages.sort().map(([, language]) => language)).toEqual(["ar", "es", ...Array(6).fill("fr")]);
  });

  test.each(published.map((article) => [article.slug, article] as const))("%s is a full article", (_slug, article) => {
    const words = article.content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(article.content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
    expect(article.publishedAt! > article.createdAt).toBe(true);
    expect(article.publishedAt! < "2026-11-21").toBe(true);
  });

  test("what search engines show fits: titles, excerpts, tags, slugs", () => {
    expect(articles.filter(({ title }) => title.length > 60)).toEqual([]);
    expect(articles.filter(({ excerpt }) => excerpt.length < 120 || excerpt.length > 158)).toEqual([]);
    expect(articles.filter(({ tags }) => tags.length < 3 || tags.length > 5)).toEqual([]);
    expect(articles.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });
});

describe("reviews, inquiries, projects", () => {
  test("reviews cover every state of moderation and respect the limits of the public form", () => {
    const states = testimonials.map(({ is_spam, is_published, is_featured }) => {
      if (is_spam) return is_published ? "published spam" : "spam";
      if (is_featured) return is_published ? "featured" : "featured but hidden";
      return is_published ? "published" : "waiting";
    });
    expect(states.sort()).toEqual([
      ...Array(3).fill("featured"),
      ...Array(3).fill("published"),
      "spam",
      ...Array(2).fill("waiting"),
    ]);
    expect(testimonials.filter(({ rating }) => rating < 3 || rating > 5)).toEqual([]);
    expect(testimonials.filter(({ content }) => content.length < 10 || content.length > 1000)).toEqual([]);
  });

  test("inquiries cover every status and four languages, and one is set aside", () => {
    expect(new Set(inquiries.map(({ status }) => status))).toEqual(
      new Set(["new", "contacted", "qualified", "converted", "rejected"]),
    );
    expect(new Set(inquiries.map(({ language }) => language))).toEqual(new Set(["fr", "es", "ar", "en"]));
    expect(inquiries.filter(({ is_spam }) => is_spam)).toHaveLength(1);
    const offered = new Set([null, ...services.map(({ title }) => title)]);
    expect(inquiries.filter(({ service_interest }) => !offered.has(service_interest))).toEqual([]);
  });

  test("two clients share projects in all four statuses", () => {
    for (const { email } of clients) {
      expect(projects.filter(({ clientEmail }) => clientEmail === email).length).toBeGreaterThanOrEqual(3);
    }
    const addresses = new Set(clients.map(({ email }) => email));
    expect(projects.filter(({ clientEmail }) => !addresses.has(clientEmail))).toEqual([]);
    expect(new Set(projects.map(({ status }) => status))).toEqual(
      new Set(["pending", "in_progress", "completed", "cancelled"]),
    );
  });

  test("nobody real can be written to", () => {
    const addresses = [...inquiries, ...clients].flatMap(({ email }) => email ?? []);
    expect(addresses.filter((address) => !/(\.example|@example\.com)$/.test(address))).toEqual([]);
  });

  test("an example of a service leads to its case, or nowhere", () => {
    const links = services.flatMap(({ examples = [] }) => examples.flatMap(({ project_url }) => project_url ?? []));
    const shown = new Set(cases.map(({ slug }) => `/realisations/${slug}`));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !shown.has(link))).toEqual([]);
  });
});
