import { describe, expect, it } from "vitest";
import { opinionsOf, reviewAnchor, reviewerRole, reviewsPath } from "~/features/testimonials/model";
import {
  declineSchema,
  deleteTestimonialSchema,
  moderationSchema,
  reviewIdSchema,
  reviewSchema,
} from "~/features/testimonials/schema";
import { issuesAtLimit, issuesOf } from "../../support/schema-issues";

const ID = "018f0000-0000-7000-8000-000000000001";
const sent = { name: " Lina ", company: "", position: "", content: "Un travail soigné.", rating: "5" };

describe("the review form", () => {
  it("stores an empty company or position as null", () => {
    expect(reviewSchema.parse(sent)).toEqual({
      ...{ name: "Lina", company: null, position: null, content: "Un travail soigné.", rating: 5 },
    });
  });

  // @spec entities-9, validation-5
  it("says what is missing", () => {
    expect(issuesOf(reviewSchema, {})).toEqual({
      name: ["Le nom doit contenir au moins 2 caractères"],
      content: ["L'avis doit contenir au moins 10 caractères"],
      rating: ["Veuillez sélectionner une note"],
    });
  });

  // @spec validation-1, validation-4, validation-5, limits-1
  it.each([
    ["name", " L ", "Le nom doit contenir au moins 2 caractères"],
    ["content", " neuf car ", "L'avis doit contenir au moins 10 caractères"],
    ["rating", "0", "Veuillez sélectionner une note"],
    ["rating", "6", "Veuillez sélectionner une note"],
    ["rating", "15", "Veuillez sélectionner une note"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(issuesOf(reviewSchema, { ...sent, [field]: value })).toEqual({ [field]: [sentence] });
  });

  it("takes the shortest name and text", () => {
    expect(issuesOf(reviewSchema, { ...sent, name: "Li", content: "dix lettre" })).toEqual({});
  });

  // @spec validation-1, validation-2, validation-3, validation-4, limits-1
  it.each([
    ["name", 100, "Le nom ne peut pas dépasser 100 caractères"],
    ["company", 100, "Le nom de l'entreprise ne peut pas dépasser 100 caractères"],
    ["position", 100, "Le poste ne peut pas dépasser 100 caractères"],
    ["content", 1000, "L'avis ne peut pas dépasser 1000 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    expect(issuesAtLimit(reviewSchema, sent, [field, max])).toEqual({ longest: {}, longer: { [field]: [sentence] } });
  });
});

it("moderation knows its reviews, intents and choices", () => {
  const unknown = { id: ["Avis inconnu"] };
  const choice = { id: "1", intent: "published", value: "x" };
  expect(issuesOf(moderationSchema, choice)).toEqual({ ...unknown, value: ["Choix inconnu"] });
  for (const intent of ["published", "featured", "spam"]) {
    expect(moderationSchema.parse({ id: ID, intent, value: "true" })).toEqual({ id: ID, intent, value: true });
    expect(moderationSchema.parse({ id: ID, intent, value: "false" }).value).toBe(false);
  }
  expect(issuesOf(declineSchema, { id: "1", intent: "declined" })).toEqual(unknown);
  expect(issuesOf(deleteTestimonialSchema, { id: "1" })).toEqual(unknown);
  expect(issuesOf(reviewIdSchema, "1")).toEqual({ "": ["Avis inconnu"] });
  expect(declineSchema.safeParse({ id: ID, intent: "published" }).success).toBe(false);
});

it.each([
  ["Gérante", "Casa Ferrer", "Gérante chez Casa Ferrer"],
  [null, "Casa Ferrer", "Casa Ferrer"],
  ["Gérante", null, "Gérante"],
  [null, null, null],
])("%s of %s is shown as %s", (position, company, role) => expect(reviewerRole({ position, company })).toBe(role));

it("search engines are told of the rated reviews that a page shows", () => {
  const shown = [
    { name: "Lina", content: "Soigné.", rating: 1 },
    { name: "Ali", content: "Sans note.", rating: 0 },
  ];
  const rating = { average: 4.5, count: 2 };
  expect(opinionsOf(shown, rating)).toEqual({
    rating,
    reviews: [{ author: "Lina", text: "Soigné.", rating: 1 }],
  });
  expect(opinionsOf(null, null)).toEqual({ reviews: [] });
});

it("reviews have pages and anchors", () => {
  expect([reviewsPath(1), reviewsPath(2), reviewAnchor("7")]).toEqual(["/avis", "/avis?page=2", "avis-7"]);
});
