import { describe, expect, it } from "vitest";
import { tagsOf, textsOf, valuesOfForm, valuesOfPost, withTags } from "~/features/blog/model/post-values";
import { addTag, distinctTags, TAGS_MAX } from "~/features/blog/model/tags";

describe("a typed tag", () => {
  // @spec validation-25
  it.each([
    ["  devis   gratuit ", { tags: ["seo", "devis gratuit"] }],
    ["   ", { tags: ["seo"] }],
    ["devis, prix ,, agence,", { tags: ["seo", "devis", "prix", "agence"] }],
    ["devis, SEO", { tags: ["seo"], error: "Ce tag existe déjà" }],
    ["devis, Devis", { tags: ["seo"], error: "Ce tag existe déjà" }],
    ["SEO", { tags: ["seo"], error: "Ce tag existe déjà" }],
    ["t".repeat(41), { tags: ["seo"], error: "Un tag ne peut pas dépasser 40 caractères" }],
  ])("%j is added, ignored or refused", (typed, result) => expect(addTag(["seo"], typed)).toEqual(result));

  it("is one too many after twenty", () => {
    const tags = Array.from({ length: TAGS_MAX }, (_, i) => `t${i}`);
    expect(addTag(tags, "de trop").error).toBe("Un article ne peut pas avoir plus de 20 tags");
  });

  it("comes once, whatever the size of its letters", () => {
    expect(distinctTags(["Été", "été", "", "Hiver"])).toEqual(["Été", "Hiver"]);
  });
});

describe("the tags of a form", () => {
  it("are read in both ways of naming them, and written in one", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["tags[0]", "a"],
      ["tags", "b"],
      ["tagsx", "c"],
      ["title", "t"],
    ] as const) {
      form.append(name, value);
    }
    expect(tagsOf(form)).toEqual(["a", "b"]);
    expect([...withTags(form, ["d"])]).toEqual([
      ["tagsx", "c"],
      ["title", "t"],
      ["tags[0]", "d"],
    ]);
  });

  it("are texts alone", () => {
    expect(textsOf(["a", "", "a", { b: 1 }])).toEqual(["a"]);
    expect(textsOf("a")).toEqual(["a"]);
    expect(textsOf(undefined)).toEqual([]);
  });
});

it("a form that was sent can be shown again, and so can a stored article", () => {
  const form = new FormData();
  form.set("title", "Titre");
  form.set("is_published", "on");
  expect(valuesOfForm(form)).toMatchObject({
    title: "Titre",
    language: "fr",
    slug: "",
    tags: [],
    is_published: true,
    version: "",
  });
  const stored = { title: "T", slug: "t", excerpt: "e", content: "c", category: "Tech", image_url: null, version: 3 };
  expect(
    valuesOfPost({
      ...stored,
      language: "ar",
      tags: ["a", "A"],
      image_alt: null,
      signed_by_id: null,
      ai_reviewed_at: null,
      is_published: false,
    }),
  ).toMatchObject({
    ...{ title: "T", language: "ar", tags: ["a"], image_url: "", image_alt: "", is_published: false, version: "3" },
  });
});
