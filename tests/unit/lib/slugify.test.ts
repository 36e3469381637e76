import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { SLUG_MAX_LENGTH, slugify } from "~/lib/text/slugify";

// @spec validation-13
it.each([
  ["Écrire un bon devis", "ecrire-un-bon-devis"],
  ["L’œuvre, l'été & le cœur", "l-oeuvre-l-ete-le-coeur"],
  ["Straße, Ærø, Łódź, Đakovo", "strasse-aero-lodz-dakovo"],
  ["  10 000 visites !  ", "10-000-visites"],
  ["Déjà_vu / C++", "deja-vu-c"],
  ["تصميم", "tsmim"],
  ["موقع لعيادة في الرياض: ما الذي يبحث عنه المراجع أولًا", "muqa-layada-fi-alryad-ma-aldhi-ybhth-anh-almraja-aula"],
  ["٣ أخطاء", "3-akhta"],
  ["设计", ""],
  ["", ""],
])("%j becomes %j", (title, slug) => expect(slugify(title)).toBe(slug));

it("gives every title of the example file an address of its own", () => {
  const titles = parse<{ title: string }>(readFileSync("public/articles-100.csv"), { columns: true });
  const slugs = titles.map(({ title }) => slugify(title));
  expect(slugs.filter((slug) => slug.length < 12)).toEqual([]);
  expect(new Set(slugs).size).toBe(titles.length);
});

it("always gives a slug, whose slug it is itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (title) => {
      const slug = slugify(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

it("cuts a long title between two words, at 120 letters", () => {
  const words = (length: number) => `${"ab ".repeat(20)}${"c".repeat(length - 60)}`;
  expect([slugify(words(120)).length, slugify(`${words(120)} d`).length, slugify(words(121))]).toEqual([
    ...[120, 120, "ab-".repeat(20).slice(0, -1)],
  ]);
  expect(slugify("a".repeat(130))).toBe("a".repeat(120));
});
