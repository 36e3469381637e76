import { expect, test } from "vitest";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";

test("every category of the specification has the look of one of the four trades", () => {
  const looks = ["Tech", "Programmation", "Design", "Branding", "Marketing", "Business"].map(lookOfCategory);
  expect(looks.map(({ className }) => className)).toEqual([
    "cat-programming",
    "cat-programming",
    "cat-graphics",
    "cat-graphics",
    "cat-content",
    "cat-business",
  ]);
  expect(lookOfCategory("Inconnue").motif).toBe("sharp");
});

test("an article lives under its slug", () => {
  expect(articlePath({ slug: "lire-un-devis" })).toBe("/blog/lire-un-devis");
});
