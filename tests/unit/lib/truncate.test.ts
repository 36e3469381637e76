import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { countWords, readingMinutes } from "~/lib/text/reading-time";
import { shortHash } from "~/lib/text/short-hash";
import { tally } from "~/lib/text/tally";
import { fitDescription, fitTitle, truncateAtWord, truncateTitle, withSiteName } from "~/lib/text/truncate";

describe("a text that is cut", () => {
  it("is the beginning of its line, never longer than asked", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 5, max: 40 }), (text, max) => {
        const line = text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
        const cut = truncateAtWord(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut === line || (cut.endsWith("…") && line.startsWith(cut.slice(0, -1)))).toBe(true);
      }),
    );
  });

  it.each([
    ["un deux", 7, "un deux"],
    ["un deux", 6, "un…"],
    ["un deux trois", 8, "un deux…"],
    [" un\t\ndeux ", 20, "un deux"],
    ["quoi\u00a0? oui", 8, "quoi\u00a0?…"],
    ["un : deux", 5, "un…"],
    ["un – deux", 6, "un…"],
    ["un, deux, trois", 10, "un, deux…"],
    ["abcdefgh", 5, "abcd…"],
    [" bcdefgh", 5, "bcde…"],
  ])("%j to %i characters is %j", (text, max, cut) => expect(truncateAtWord(text, max)).toBe(cut));
});

describe("a title", () => {
  it("has 60 characters at most", () => {
    expect(truncateTitle("a".repeat(60))).toBe("a".repeat(60));
    expect(truncateTitle("a".repeat(61))).toBe(`${"a".repeat(59)}…`);
  });

  it("takes the site's name, and the place, where they fit", () => {
    const title = (length: number) => "a".repeat(length);
    expect(withSiteName(title(50), "Zellige")).toBe(`${title(50)} — Zellige`);
    expect([withSiteName(title(51), "Zellige"), withSiteName("Logo", "")]).toEqual([title(51), "Logo"]);
    const fitted = (length: number) => fitTitle(` ${title(length)} `, { place: "à Fès", siteName: "Zellige" });
    expect([fitted(44), fitted(45)]).toEqual([`${title(44)} à Fès`, title(45)]);
    expect([fitted(50), fitted(51)]).toEqual([title(50), `${title(49)}…`]);
  });
});

it("a description of less than 70 characters is followed by more", () => {
  const words = (length: number) => "a".repeat(length);
  expect([fitDescription(words(69), "Suite."), fitDescription(words(70), "Suite.")]).toEqual([
    `${words(69)}. Suite.`,
    words(70),
  ]);
  expect(fitDescription("Court… . ", "Suite.")).toBe("Court…. Suite.");
  expect([fitDescription("", "Suite."), fitDescription(words(161), "")]).toEqual(["Suite.", `${words(159)}…`]);
});

it.each([
  ["", 0],
  ["L’eau, c’est 3.5 dirhams !", 4],
  ["Rendez-vous à Fès – demain", 4],
  ["« … »", 0],
  ["L’été, 12 500 MAD : peut-être !", 5],
])("%j has %i words", (text, count) => expect(countWords(text)).toBe(count));

it("reading takes a minute for 200 words", () => {
  expect([0, 100, 299, 300, 1000].map(readingMinutes)).toEqual([1, 1, 1, 2, 5]);
});

it("counts are written in French", () => {
  expect([formatNumber(1234), formatNumber(12)]).toEqual(["1\u00a0234", "12"]);
  expect([0, 1, 2, 1234].map((count) => formatCount(count, "projet"))).toEqual([
    ...["0 projet", "1 projet", "2 projets", "1\u00a0234 projets"],
  ]);
});

it("statuses that hold nothing are counted too", () => {
  expect(tally(["new", "done"] as const, { done: 3, gone: 1 })).toEqual({ new: 0, done: 3 });
});

// Source: the test vectors of FNV-1a, http://www.isthe.com/chongo/src/fnv/test_fnv.c
it.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("the hash of %j is that of FNV-1a", (text, hash) => expect(shortHash(text)).toBe(hash.toString(36)));
