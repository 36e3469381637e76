import { describe, expect, test } from "vitest";
import { about } from "~/content/about";
import { categories } from "~/content/categories";
import { defaultServices } from "~/content/default-services";
import * as home from "~/content/home";
import { llmsCopy } from "~/content/llms";
import * as reasons from "~/content/reasons";
import * as servicePages from "~/content/service-pages";
import { terms } from "~/content/terms";
import { collectTexts, frenchOffences } from "../support/french-typography";
import { SERVICE_ICONS } from "../support/service-icons";

test("French copy keeps the rules of French typography", () => {
  // This title and this screen are the specification's, to the letter.
  const { title: _title, ...technology } = home.technology;
  const { notFound: _notFound, ...servicePage } = servicePages.servicePage;
  const copy = {
    about,
    categories,
    defaultServices,
    home: { ...home, technology },
    llms: { summary: llmsCopy.summary, facts: llmsCopy.facts },
    reasons,
    servicePage,
    categoryPage: servicePages.categoryPage,
    terms,
  };
  const texts = collectTexts(copy, "content");
  expect(texts.length).toBeGreaterThan(300);
  expect(frenchOffences(texts)).toEqual([]);
});

test("the specification's words stand to the letter", () => {
  expect(home.hero.headline.join(" ")).toBe("Transformez Votre Vision En Réalité Digitale");
  expect(home.hero.badge).toBe("Solutions de Branding Premium");
  expect(home.hero.statistics.map(({ value }) => value)).toEqual(["500+", "300+", "50+"]);
  expect(home.technology.title).toBe("Prêt à Transformer Votre Vision en Réalité?");
  expect([home.technology.primaryButton, home.technology.secondaryButton]).toEqual([
    "Consultation Gratuite",
    "Voir Nos Projets",
  ]);
  expect(servicePages.servicePage.notFound).toMatchObject({
    title: "Service non trouvé",
    text: "Le service que vous recherchez n'existe pas ou a été supprimé.",
  });
  expect(categories.map(({ name }) => name)).toEqual([
    "Programmation & Technologie",
    "Design & Graphisme",
    "Contenu & Marketing",
    "Business & Data",
  ]);
});

test("there are 8, 6, 6 and 6 default cards, each with an icon of its category, and five steps a category", () => {
  expect(categories.map(({ slug }) => defaultServices[slug].length)).toEqual([8, 6, 6, 6]);
  for (const { slug, process } of categories) {
    expect(defaultServices[slug].filter(({ icon }) => !SERVICE_ICONS[slug].includes(icon))).toEqual([]);
    expect(process).toHaveLength(5);
  }
});

test("the terms have eleven sections and a fixed date", () => {
  expect(terms.sections).toHaveLength(11);
  expect(terms.updatedOn).toBe("2026-11-01");
});

describe("what search engines show", () => {
  const pages = [...categories, about, terms].map(({ metaTitle, metaDescription }) => ({
    title: metaTitle,
    description: metaDescription,
  }));

  test.each(pages)("$title fits with the site's name behind it", ({ title }) => {
    expect(`${title} — Zellige`.length).toBeLessThanOrEqual(60);
  });

  test.each([...pages, home.homeMeta])("$title fits", ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
