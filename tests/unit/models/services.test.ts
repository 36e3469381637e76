import { ChartColumn, Code, Palette } from "lucide-react";
import { describe, expect, it } from "vitest";
import { categories } from "~/content/categories";
import { serviceIcon } from "~/features/services/model/icons";
import type { ServiceCategory } from "~/features/services/model/service";
import {
  CATEGORY_ICONS,
  CATEGORY_LABELS,
  examplesPath,
  isServiceCategory,
  SERVICE_CATEGORIES,
  serviceChatMessage,
  servicePath,
  TIER_NAMES,
  tierChatMessage,
} from "~/features/services/model/service";
import {
  activationSchema,
  exampleIdSchema,
  exampleSchema,
  landingSchema,
  newServiceValues,
  prepareService,
  serviceIdSchema,
  serviceSchema,
  tierDialogSchema,
  tierIdSchema,
  tierSchema,
  valuesOfService,
} from "~/features/services/schema";
import { issuesAtLimit, issuesOf, plainSpaces } from "../../support/schema-issues";
import { SERVICE_ICONS } from "../../support/service-icons";

const ID = "018f0000-0000-7000-8000-000000000001";
const PRICE_UNREADABLE = "Le prix est un nombre positif, par exemple 1250 ou 1250,50";
const PRICE_ZERO = "Laissez le prix vide : la formule est alors « Sur devis »";

describe("the dialog of a service", () => {
  const typed = {
    ...{ title: "Site vitrine", slug: "Site Vitrine !", category: "programming", description: "Deux\nlignes" },
    ...{ features: [" Hébergement ", ""], icon: "Code", price_starting: "4 900", is_active: "on" },
    ...{ was_active: "off", version: "2" },
  };

  it("is taken as the database holds it", () => {
    expect(serviceSchema.parse(typed)).toEqual({
      ...{ title: "Site vitrine", slug: "site-vitrine", category: "programming", description: "Deux\nlignes" },
      ...{ features: ["Hébergement"], icon: "Code", price_starting: "4900.00", is_active: true },
      ...{ was_active: "off", version: 2 },
    });
  });

  // @spec validation-23
  it("needs a title and a category alone", () => {
    expect(serviceSchema.parse({ title: "Logo", category: "graphics" })).toEqual({
      ...{ title: "Logo", slug: null, category: "graphics", description: "", features: [], icon: null },
      ...{ price_starting: null, is_active: false, was_active: undefined, version: undefined },
    });
    expect(issuesOf(serviceSchema, {})).toEqual({
      title: ["Le titre est requis"],
      category: ["La catégorie est requise"],
    });
  });

  it.each([
    ["slug", ["a"], "Le slug n’est pas un texte"],
    ["icon", "Palette", "Choisissez une icône de cette catégorie"],
    ["icon", ["Code"], "Choisissez une icône de cette catégorie"],
    ["price_starting", "cher", PRICE_UNREADABLE],
    ["features", Array(21).fill("a"), "Un service ne peut pas avoir plus de 20 points inclus"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(issuesOf(serviceSchema, { ...typed, [field]: value })).toEqual({ [field]: [sentence] });
  });

  it.each([
    ["title", 120, "Le titre ne peut pas dépasser 120 caractères"],
    ["description", 1000, "La description ne peut pas dépasser 1 000 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    expect(issuesAtLimit(serviceSchema, typed, [field, max])).toEqual({ longest: {}, longer: { [field]: [sentence] } });
  });

  it("limits what it includes to 20 points of 200 characters", () => {
    expect(issuesOf(serviceSchema, { ...typed, features: Array(20).fill("a".repeat(200)) })).toEqual({});
    expect(issuesOf(serviceSchema, { ...typed, features: ["a".repeat(201)] })).toEqual({
      "features.0": ["Un point inclus ne peut pas dépasser 200 caractères"],
    });
  });

  // @spec entities-4
  it("takes the icons of its category, as specified, each with its picture", () => {
    expect(CATEGORY_ICONS).toEqual(SERVICE_ICONS);
    for (const category of SERVICE_CATEGORIES) {
      const pictures = CATEGORY_ICONS[category].map((name) => serviceIcon(category, name));
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const icon of CATEGORY_ICONS[category])
        expect(issuesOf(serviceSchema, { ...typed, category, icon })).toEqual({});
    }
  });
});

it.each<[ServiceCategory, string | null, unknown]>([
  ["programming", "Palette", Palette],
  ["programming", null, Code],
  ["graphics", "toString", Palette],
  ["graphics", "", Palette],
  ["business", "BarChart3", ChartColumn],
])("a service of %s with the icon %s has a picture", (category, name, icon) => {
  expect(serviceIcon(category, name)).toBe(icon);
});

it("a service is shown or hidden from the list", () => {
  expect(issuesOf(activationSchema, { intent: "activation", id: "1", is_active: "x" })).toEqual({
    id: ["Service inconnu"],
    is_active: ["Choix inconnu"],
  });
  const chosen = ["true", "false"].map((is_active) =>
    activationSchema.parse({ intent: "activation", id: ID, is_active }),
  );
  expect(chosen.map(({ is_active }) => is_active)).toEqual([true, false]);
  expect(issuesOf(serviceIdSchema, { id: "1" })).toEqual({ id: ["Service inconnu"] });
});

describe("the dialog of an example", () => {
  // @spec validation-27
  it("needs nothing", () => {
    const nothing = { description: null, image_url: null, image_alt: null, project_url: null };
    expect(exampleSchema.parse({})).toEqual({ title: "", ...nothing, display_order: 0 });
  });

  it.each([
    ["title", 200, "Le titre ne peut pas dépasser 200 caractères"],
    ["description", 1000, "La description ne peut pas dépasser 1 000 caractères"],
    ["image_alt", 200, "Ce que montre l’image ne peut pas dépasser 200 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    expect(issuesAtLimit(exampleSchema, {}, [field, max])).toEqual({ longest: {}, longer: { [field]: [sentence] } });
  });

  it.each([
    ["image_url", "L’adresse de l’image commence par https:// ou par /media/"],
    ["project_url", "L’adresse du projet commence par https://"],
  ])("takes web addresses as %s, up to 2000 characters", (field, sentence) => {
    const address = (length: number) => "https://riad.example/".padEnd(length, "a");
    expect(issuesOf(exampleSchema, { [field]: "javascript:alert(1)" })).toEqual({ [field]: [sentence] });
    expect(issuesOf(exampleSchema, { [field]: address(2000) })).toEqual({});
    expect(issuesOf(exampleSchema, { [field]: address(2001) })).toEqual({ [field]: ["L’adresse est trop longue"] });
  });

  it("keeps the line breaks of its description alone", () => {
    const typed = { title: "a\nb", description: "a\nb", image_alt: "a\nb" };
    expect(exampleSchema.parse(typed)).toMatchObject({ title: "a b", description: "a\nb", image_alt: "a b" });
  });
});

it("a service is not asked for its title while a list of it only grows", async () => {
  const form = new FormData();
  expect((await prepareService(form)).refused).toEqual({ "": ["Titre et catégorie sont requis"] });
  form.set("__intent__", "{}");
  expect(await prepareService(form)).toEqual({ form });
});

describe("the dialog of a tier", () => {
  // @spec validation-28, validation-29, limits-11
  it("has defaults", () => {
    const empty = { description: null, delivery_time: null, revisions_count: 0, price: null, details: [] };
    expect(tierSchema.parse({})).toEqual({ ...empty, tier_name: "basic" });
    const blank = { price: "", revisions_count: "", tier_name: "advanced" };
    expect(tierSchema.parse(blank)).toEqual({ ...empty, tier_name: "advanced" });
    for (const revisions_count of ["deux", "-2", "2,5", "101"]) {
      const refused = { revisions_count: ["Un nombre de révisions de 0 à 100"] };
      expect(issuesOf(tierSchema, { revisions_count })).toEqual(refused);
    }
    expect(TIER_NAMES.map((tier_name) => tierSchema.parse({ tier_name }).tier_name)).toEqual(TIER_NAMES);
  });

  it.each([
    ["description", 500, "La description ne peut pas dépasser 500 caractères"],
    ["delivery_time", 100, "Le délai ne peut pas dépasser 100 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    expect(issuesAtLimit(tierSchema, {}, [field, max])).toEqual({ longest: {}, longer: { [field]: [sentence] } });
  });

  it("limits its details to 20 of 200 characters, and keeps its lines apart", () => {
    expect(issuesOf(tierSchema, { details: Array(20).fill("a".repeat(200)) })).toEqual({});
    expect(issuesOf(tierSchema, { details: Array(21).fill("a") })).toEqual({
      details: ["Un tarif ne peut pas avoir plus de 20 détails"],
    });
    expect(issuesOf(tierSchema, { details: ["a".repeat(201)] })).toEqual({
      "details.0": ["Un détail ne peut pas dépasser 200 caractères"],
    });
    expect(tierSchema.parse({ description: "a\nb" }).description).toBe("a\nb");
  });

  it.each([
    ["price", "gratuit", PRICE_UNREADABLE],
    ["price", "0", PRICE_ZERO],
    ["price", "0,00", PRICE_ZERO],
    ["tier_name", "gold", "Choisissez un niveau de la liste"],
  ])("refuses %s %s", (field, value, sentence) => {
    expect(issuesOf(tierSchema, { [field]: value })).toEqual({ [field]: [sentence] });
  });
});

it("a landing section is HTML of at most 200,000 characters, with the version that it was opened with", () => {
  const tooLong = { content: ["Le contenu ne peut pas dépasser 200 000 caractères"] };
  expect(landingSchema.parse({})).toEqual({ content: "" });
  expect(landingSchema.parse({ content: "<p>a</p>\0", version: "0" })).toEqual({ content: "<p>a</p>", version: 0 });
  expect(() => landingSchema.parse({ version: "-1" })).toThrow();
  expect(issuesAtLimit(landingSchema, {}, ["content", 200_000])).toEqual({ longest: {}, longer: tooLong });
  expect(issuesOf(landingSchema, { content: ["a"] })).toEqual(tooLong);
});

it("says which service, example or tier is unknown", () => {
  const service = { id: ["Service inconnu"] };
  expect(issuesOf(exampleIdSchema, { id: "1", exampleId: "2" })).toEqual({
    ...service,
    exampleId: ["Exemple inconnu"],
  });
  expect(issuesOf(tierIdSchema, { id: "1", tierId: "2" })).toEqual({ ...service, tierId: ["Tarif inconnu"] });
  expect(tierDialogSchema.parse({ id: ID, tierId: "new" })).toEqual({ id: ID, tierId: null });
  expect(tierDialogSchema.parse({ id: ID, tierId: ID })).toEqual({ id: ID, tierId: ID });
});

describe("a stored service", () => {
  const stored = {
    ...{ title: "Logo", slug: "logo", category: "graphics" as const, description: "d", features: ["a"], version: 3 },
    ...{ icon: null, typedPriceMad: null, is_active: false },
  };

  it("fills its dialog", () => {
    const same = { title: "Logo", slug: "logo", category: "graphics", description: "d", features: ["a"], version: "3" };
    const hidden = { icon: "", price_starting: "", is_active: "", was_active: "off" };
    expect(valuesOfService(stored)).toEqual({ ...same, ...hidden });
    const shown = { icon: "Palette", price_starting: "900", is_active: "on", was_active: "on" };
    expect(valuesOfService({ ...stored, icon: "Palette", typedPriceMad: 900, is_active: true })).toEqual({
      ...same,
      ...shown,
    });
  });

  it("begins active, in the category whose list is open", () => {
    const empty = { title: "", slug: "", description: "", icon: "", price_starting: "", version: "", features: [] };
    expect(newServiceValues("content")).toEqual({ ...empty, category: "content", is_active: "on", was_active: "on" });
    expect(newServiceValues(undefined).category).toBe("");
  });

  // @spec service-11
  it("has an address, a list of examples and chat messages", () => {
    expect(servicePath(stored)).toBe("/services/graphics/logo");
    expect([1, 2].map((page) => examplesPath("7", page))).toEqual([
      "/admin/services/7/examples",
      "/admin/services/7/examples?page=2",
    ]);
    expect(plainSpaces(serviceChatMessage("Logo"))).toBe(
      "Bonjour, je vous écris au sujet du service « Logo ». Pouvez-vous m’en dire plus ?",
    );
    const messages = TIER_NAMES.map((tier) => tierChatMessage({ title: "Logo", tier, priceMad: 1500 }));
    expect(messages.map(plainSpaces)).toEqual(
      ["Basique", "Standard", "Avancé"].map(
        (label) => `Bonjour, je souhaite la formule ${label} du service « Logo », à 1 500 MAD.`,
      ),
    );
    const unpriced = tierChatMessage({ title: "Logo", tier: "advanced", priceMad: null });
    expect(plainSpaces(unpriced)).toBe("Bonjour, je souhaite un devis pour la formule Avancé du service « Logo ».");
    expect(["graphics", "toString", "", undefined].map(isServiceCategory)).toEqual([true, false, false, false]);
    expect(categories.map(({ slug, name }) => [slug, name])).toEqual(Object.entries(CATEGORY_LABELS));
  });
});
