import { expect, it } from "vitest";
import { lengthOf } from "~/features/blog/score/score";
import { seoAdvice } from "~/features/seo/model/seo-list";

// @spec office-27, validation-26
it.each([
  [60, 150, 3, true, true, true],
  [61, 160, 4, false, true, true],
  [1, 149, 2, true, false, false],
  [60, 161, 0, true, false, false],
])(
  "an article of %i letters, %i of extract and %i tags follows: %s, %s, %s",
  (title, excerpt, tagCount, ...follows) => {
    const advice = seoAdvice({ title: "t".repeat(title), excerpt: "e".repeat(excerpt), tagCount });
    expect(advice.map(({ isMet }) => isMet)).toEqual(follows);
  },
);

it("says how the article stands, in letters as a reader counts them", () => {
  expect(lengthOf("a😀é")).toBe(3);
  expect(seoAdvice({ title: "Titre", excerpt: "", tagCount: 1 }).map(({ finding }) => finding)).toEqual([
    "5 caractères, 60 au plus",
    "0 caractères, entre 150 et 160",
    "1 tag, 3 au moins",
  ]);
});
