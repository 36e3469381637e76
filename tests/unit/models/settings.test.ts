import { describe, expect, it } from "vitest";
import { addressTranslations } from "~/content/contact";
import { addressIn, changedMeanwhile, SETTING_NAMES, settingsOf, siteWith } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import type { Site } from "~/site/site-settings";
import { issuesAtLimit, issuesOf, plainSpaces } from "../../support/schema-issues";

const EMPTY = Object.fromEntries(SETTING_NAMES.map((name) => [name, null]));

const day = (name: string, hours: string[]) => ({ day: name, hours });

const defaults = {
  ...{ siteName: "Zellige", phone: "+212522000000", email: "a@b.ma", address: "Casablanca", whatsappNumber: "212600" },
  ...{ instagramUrl: "https://i.example", linkedinUrl: "https://l.example", redditUrl: "https://r.example" },
  figures: { projects: 500, clients: 300, experts: 50, companies: 300 },
  openingHours: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"].map((name) =>
    day(name, name === "dimanche" ? [] : ["9 h – 12 h", "14 h – 18 h"]),
  ),
} as unknown as Site;

describe("the form of the settings", () => {
  it("may be left empty: back to the defaults", () => {
    expect(settingsSchema.parse({})).toEqual(EMPTY);
    const blank = Object.fromEntries(SETTING_NAMES.map((name) => [name, " "]));
    expect(settingsSchema.parse(blank)).toEqual(EMPTY);
  });

  it("is taken as the database holds it", () => {
    const typed = {
      ...{ site_name: "Riad", contact_email: " A@B.ma ", contact_address: "Rabat", figure_projects: "1 200+" },
      ...{ instagram_url: "https://www.instagram.com/riad", hours_1: "9 h – 18 h", hours_7: "fermé" },
    };
    expect(settingsSchema.parse(typed)).toEqual({
      ...{ ...EMPTY, ...typed, contact_email: "a@b.ma", figure_projects: "1200" },
    });
  });

  it.each([
    ["site_name", 60],
    ["contact_address", 200],
  ])("limits %s", (field, max) => {
    const tooLong = { [field]: [`${max} caractères au plus`] };
    expect(issuesAtLimit(settingsSchema, {}, [field, max])).toEqual({ longest: {}, longer: tooLong });
  });

  it.each(["instagram_url", "linkedin_url", "reddit_url"])("takes an address of https alone as %s", (field) => {
    const refused = {
      [field]: ["L’adresse commence par https://, par exemple https://www.instagram.com/votre-compte"],
    };
    for (const address of [
      "http://a.example",
      "javascript:alert(1)",
      "nom@a.example",
      "06 61 23 45 67",
      "zellige",
      "https://a.example/a b",
    ])
      expect(issuesOf(settingsSchema, { [field]: address })).toEqual(refused);
    const address = (length: number) => "https://a.example/".padEnd(length, "a");
    expect(issuesOf(settingsSchema, { [field]: address(300) })).toEqual({});
    expect(issuesOf(settingsSchema, { [field]: address(301) })).toEqual({ [field]: ["300 caractères au plus"] });
  });

  it.each(["figure_projects", "figure_clients", "figure_experts", "figure_companies"])(
    "reads a number as %s",
    (field) => {
      const refused = { [field]: ["Un nombre entier entre 1 et 999999, par exemple 500"] };
      for (const figure of ["0", "1000000", "beaucoup", "12,5", "-3", "a1"])
        expect(issuesOf(settingsSchema, { [field]: figure })).toEqual(refused);
      const read = ["1", "999999", "500+", "1\u202f200"].map((figure) => settingsSchema.parse({ [field]: figure }));
      expect(read.map((settings) => settings[field as "figure_projects"])).toEqual(["1", "999999", "500", "1200"]);
      expect(issuesOf(settingsSchema, { [field]: "1".padEnd(13) })).toEqual({});
      expect(issuesOf(settingsSchema, { [field]: "1 2 3 4 5 6 +" })).toEqual(refused);
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7].map((number) => `hours_${number}`))("reads hours or 'Fermé' as %s", (field) => {
    const refused = { [field]: ["Des heures, par exemple 9 h – 12 h 30, 15 h – 18 h 30, ou Fermé"] };
    for (const hours of ["toujours", "fermé le soir", "pas fermé"])
      expect(issuesOf(settingsSchema, { [field]: hours })).toEqual(refused);
    for (const hours of ["9 h", "FERMÉ", "9".padEnd(60, "h")])
      expect(issuesOf(settingsSchema, { [field]: hours })).toEqual({});
    expect(issuesOf(settingsSchema, { [field]: "9".padEnd(61, "h") })).toEqual({ [field]: ["60 caractères au plus"] });
  });

  it("says that an e-mail is not complete", () => {
    const sentence = "L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma";
    expect(issuesOf(settingsSchema, { contact_email: "amina" })).toEqual({ contact_email: [sentence] });
  });

  it("knows what was set when it was opened, and is unreadable with anything else", () => {
    const openedOf = (opened: string) => settingsSchema.parse({ opened }).opened;
    expect([openedOf('{"site_name":"Riad"}'), openedOf("")]).toEqual([{ site_name: "Riad" }, undefined]);
    for (const other of ["{", '{"x":"y"}', '{"site_name":7}']) expect(() => openedOf(other)).toThrow("hidden field");
  });
});

describe("the site", () => {
  it("has each setting over its default", () => {
    const set = { site_name: "Riad", contact_phone: "+2125", contact_email: "r@b.ma", contact_address: "Fès" };
    const links = {
      whatsapp_number: "212",
      instagram_url: "https://1.ma",
      linkedin_url: "https://2.ma",
      reddit_url: "https://3.ma",
    };
    const figures = { figure_projects: "1", figure_clients: "2", figure_experts: "3", figure_companies: "4" };
    const site = siteWith(defaults, { ...set, ...links, ...figures, hours_1: "8 h – 9 h, , 10 h", hours_2: "fermé" });
    expect(site).toMatchObject({
      ...{ siteName: "Riad", phone: "+2125", email: "r@b.ma", address: "Fès", whatsappNumber: "212" },
      ...{ instagramUrl: "https://1.ma", linkedinUrl: "https://2.ma", redditUrl: "https://3.ma" },
      figures: { projects: 1, clients: 2, experts: 3, companies: 4 },
    });
    expect(site.openingHours.map(({ hours }) => hours.length)).toEqual([2, 0, 2, 2, 2, 2, 0]);
    expect(site.openingHours[0]?.hours).toEqual(["8 h – 9 h", "10 h"]);
  });

  it("is as it was where nothing is set, and its defaults stay", () => {
    const before = structuredClone(defaults);
    expect(siteWith(defaults, {})).toEqual(before);
    siteWith(defaults, { figure_projects: "7", site_name: "Riad" });
    expect(defaults).toEqual(before);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("has the hours of day %i where they stand", (number) => {
    const { openingHours } = siteWith(defaults, { [`hours_${number}`]: "7 h" });
    expect(openingHours.findIndex(({ hours }) => hours[0] === "7 h")).toBe(number - 1);
  });

  it("is typed back to the same site", () => {
    const typed = settingsOf(defaults);
    expect(Object.keys(typed)).toEqual(SETTING_NAMES);
    expect(typed).toMatchObject({ site_name: "Zellige", figure_projects: "500", hours_7: "Fermé" });
    expect(typed.hours_1).toBe("9 h – 12 h, 14 h – 18 h");
    expect(siteWith(defaults, typed)).toEqual(defaults);
  });
});

it("says what another user has changed", () => {
  const kept = "Enregistrez à nouveau pour garder votre saisie.";
  expect(plainSpaces(changedMeanwhile("Riad"))).toBe(`Changé entre-temps en « Riad ». ${kept}`);
  expect(changedMeanwhile(undefined)).toBe(`Remis entre-temps à sa valeur par défaut. ${kept}`);
});

it("an address is in the language of its readers where it has a translation", () => {
  const [[address = "", words] = []] = Object.entries(addressTranslations);
  expect(addressIn("ar", address)).toEqual({ text: words?.ar, lang: "ar" });
  expect(addressIn("ar", `12, rue Neuve, ${address}`).text).toBe(`\u206812, rue Neuve\u2069، ${words?.ar}`);
  expect(addressIn("es", `12, rue Neuve, ${address}`).text).toBe(`12, rue Neuve, ${words?.es}`);
  expect(addressIn("fr", address)).toEqual({ text: address, lang: "fr" });
  expect(addressIn("es", "Rue 7")).toEqual({ text: "Rue 7", lang: "fr" });
});
