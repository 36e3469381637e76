import { describe, expect, test } from "vitest";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { morocco } from "~/content/landing-pages/morocco";
import { saudiArabia } from "~/content/landing-pages/saudi-arabia";
import { spain } from "~/content/landing-pages/spain";
import { COUNTRY_LINKS } from "~/content/navigation";
import { arabicShell } from "~/content/shell/arabic";
import { frenchShell } from "~/content/shell/french";
import { spanishShell } from "~/content/shell/spanish";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { moreThan } from "~/site/agency-figures";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import { collectTexts, frenchOffences } from "../support/french-typography";

const COUNTRIES: [name: string, copy: CountryCopy][] = [
  ["Morocco", morocco],
  ["Spain", spain],
  ["Saudi Arabia", saudiArabia],
];

const textsOf = (value: unknown) => collectTexts(value, "copy").map(({ text }) => text);

describe.each(COUNTRIES)("the copy for %s", (_, copy) => {
  // @spec landing-1, limits-15
  test("has six services, twelve cities and four reasons, no two alike", () => {
    for (const [items, count] of [
      [copy.services.items.map(({ title }) => title), 6],
      [copy.cities.items.map(({ name }) => name), 12],
      [copy.reasons.items.map(({ title }) => title), 4],
    ] as const) {
      expect(new Set(items).size).toBe(count);
      expect(items).toHaveLength(count);
    }
  });

  test("leads from its services to every category", () => {
    const categories = new Set(copy.services.items.map(({ category }) => category));
    expect([...categories].sort()).toEqual([...SERVICE_CATEGORIES].sort());
  });

  test("states the agency's three figures", () => {
    expect(Object.keys(copy.statistics)).toEqual(["projects", "clients", "experts"]);
  });

  test("leaves no text empty", () => {
    expect(textsOf(copy).filter((text) => text.trim() === "")).toEqual([]);
  });
});

test("the French words keep French typography", () => {
  const { 404: _specified, ...errors } = frenchShell.errors;
  const texts = collectTexts({ morocco, shell: { ...frenchShell, errors } }, "copy");
  expect(frenchOffences(texts)).toEqual([]);
});

test("Spanish questions and exclamations open as they close", () => {
  // An address has a question mark of its own.
  const isSentence = (text: string) => !text.startsWith("/");
  for (const text of textsOf([spain, spanishShell]).filter(isSentence)) {
    expect(text.split("¿").length, text).toBe(text.split("?").length);
    expect(text.split("¡").length, text).toBe(text.split("!").length);
  }
});

test("Arabic has its own punctuation, and the digits of Morocco", () => {
  const { services: _services, ...copy } = saudiArabia;
  const services = saudiArabia.services.items.map(({ title, text }) => [title, text]);
  const { serviceLinks, footer, ...shell } = arabicShell;
  const labels = [...serviceLinks, ...footer.agencyLinks].map(({ label }) => label);
  for (const text of textsOf([copy, services, shell, labels, footer.tagline])) {
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toMatch(/[٠-٩,;?]/);
  }
});

test("the words of one country are nobody else's translation", () => {
  const cities = COUNTRIES.map(([, copy]) => copy.cities.items.map(({ name }) => name));
  expect(new Set(cities.flat()).size).toBe(36);
  const categories = COUNTRIES.map(([, copy]) => copy.services.items.map(({ title }) => title));
  expect(new Set(categories.flat()).size).toBe(18);
});

test("every language has a shell with the same parts", () => {
  const keysOf = (value: unknown): string[] => collectTexts(value, "shell").map(({ path }) => path);
  const addressesOf = (shell: typeof frenchShell) =>
    [...shell.serviceLinks, ...shell.footer.agencyLinks].map(({ to }) => to);
  for (const shell of [spanishShell, arabicShell]) {
    expect(keysOf(shell)).toEqual(keysOf(frenchShell));
    expect(addressesOf(shell)).toEqual(addressesOf(frenchShell));
  }
});

test("the alternates name each country page once, and one of them for everybody else", () => {
  const tags = COUNTRY_ALTERNATES.map(({ hreflang }) => hreflang);
  expect(tags).toEqual(["fr-MA", "es-ES", "ar-SA", "x-default"]);
  const paths: string[] = COUNTRY_ALTERNATES.map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual(COUNTRY_LINKS.map(({ to }) => to));
  expect(paths.slice(0, 3)).toContain(paths[3]);
});

test("'more than' is written as each language abbreviates it", () => {
  expect(moreThan("fr", 500)).toBe("500+");
  expect(moreThan("es", 500)).toBe("+500");
  expect(moreThan("ar", 500)).toBe("500+");
});
