import { describe, expect, test } from "vitest";
import { about } from "~/content/about";
import { articleCopy, blogCopy } from "~/content/blog";
import { categories } from "~/content/categories";
import { contactPage } from "~/content/contact";
import { defaultServices } from "~/content/default-services";
import { claimedFigures } from "~/content/figures";
import * as home from "~/content/home";
import { llmsCopy } from "~/content/llms";
import * as reasons from "~/content/reasons";
import * as servicePages from "~/content/service-pages";
import { terms } from "~/content/terms";
import { collectTexts, frenchOffences } from "../support/french-typography";
import { SERVICE_ICONS } from "../support/service-icons";

test("French copy keeps the rules of French typography", () => {
  // This screen is the specification's, to the letter.
  const { notFound: _notFound, ...servicePage } = servicePages.servicePage;
  const copy = {
    about,
    articleCopy,
    blogCopy,
    categories,
    contactPage,
    defaultServices,
    home,
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

// @spec product-3, navigation-2, home-2, home-3, home-6, service-2
test("the specification's words stand to the letter", () => {
  expect(home.hero.headline.join(" ")).toBe("Transformez Votre Vision En Réalité Digitale");
  expect(home.hero.badge).toBe("Solutions de Branding Premium");
  expect(home.hero.statistics.map(({ figure }) => claimedFigures[figure])).toEqual([500, 300, 50]);
  expect(home.technology.title).toBe("Prêt à Transformer Votre Vision en Réalité\u202f?");
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

// @spec categories-5
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

const SITE_NAME = " — Zellige";
const contents = import.meta.glob("/app/content/**/*.ts", { eager: true });

/** Every text of the copy under one name, wherever it stands. */
function textsNamed(name: string) {
  return collectTexts(contents, "").filter(({ path }) => path.endsWith(`.${name}`));
}

describe("what search engines show", () => {
  test("is written for every page", () => {
    expect(textsNamed("metaTitle").length).toBeGreaterThanOrEqual(7);
    expect(textsNamed("metaDescription")).toHaveLength(textsNamed("metaTitle").length);
  });

  test.each(textsNamed("metaTitle"))("$text fits with the site's name behind it", ({ text }) => {
    expect((text + SITE_NAME).length).toBeLessThanOrEqual(60);
  });

  test.each(textsNamed("metaDescription"))("$text fits", ({ text }) => {
    expect(text.length).toBeGreaterThanOrEqual(70);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test("differs from page to page", () => {
    for (const name of ["metaTitle", "metaDescription"]) {
      const texts = textsNamed(name).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
