import { describe, expect, it } from "vitest";
import { ReliefSheet } from "~/brand/zellige/relief";
import { looksOfArticle } from "~/features/blog/model/article-meta";
import { articleWall } from "~/features/blog/model/article-wall";
import {
  articlePath,
  FIT_FOR_READERS,
  feedLinks,
  isFitForReaders,
  isShort,
  languageOfPage,
  lookOfCategory,
  POST_CATEGORIES,
  reviewOf,
  shortfallOf,
} from "~/features/blog/model/post";
import { NEW_POST, tagsOf, textsOf, valuesOfForm, valuesOfPost, withTags } from "~/features/blog/model/post-values";
import { addTag, distinctTags, TAGS_MAX } from "~/features/blog/model/tags";
import {
  changedPostSchema,
  postIdSchema,
  postListSchema,
  postSchema,
  postTagsSchema,
  publishSchema,
  usableTags,
} from "~/features/blog/schema";
import { issuesAtLimit, issuesOf, plainSpaces } from "../../support/schema-issues";

const ID = "018f0000-0000-7000-8000-000000000001";

const typed = {
  ...{ title: " Une lampe ", slug: "Une lampe", excerpt: "Deux\nlignes", content: "Le\ntexte", category: "Design" },
  ...{ language: "es", tags: ["Fès", " fès ", ""], image_url: "/media/a.avif", image_alt: "Une lampe" },
  ...{ is_published: "on", version: "2" },
};

describe("the form of an article", () => {
  it("is taken as the database holds it", () => {
    expect(changedPostSchema.parse(typed)).toEqual({
      ...{ title: "Une lampe", slug: "une-lampe", excerpt: "Deux\nlignes", content: "Le\ntexte", category: "Design" },
      ...{ language: "es", tags: ["Fès"], image_url: "/media/a.avif", image_alt: "Une lampe" },
      ...{ is_published: true, ai_reviewed: false, version: 2 },
    });
  });

  it("says what is missing", () => {
    const missing = {
      title: ["Le titre est requis"],
      slug: ["Le slug est requis"],
      excerpt: ["L’extrait est requis"],
      content: ["Le contenu est requis"],
      category: ["La catégorie est requise"],
    };
    expect(issuesOf(changedPostSchema, {})).toEqual(missing);
    expect(issuesOf(changedPostSchema, { title: "", slug: "!", excerpt: " ", content: "", category: "" })).toEqual(
      missing,
    );
  });

  it.each([
    ["title", 200, "Le titre ne peut pas dépasser 200 caractères"],
    ["excerpt", 500, "L’extrait ne peut pas dépasser 500 caractères"],
    ["content", 200_000, "Le contenu ne peut pas dépasser 200 000 caractères"],
    ["category", 60, "La catégorie est trop longue"],
    ["image_alt", 200, "La description ne peut pas dépasser 200 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    const { longest, longer } = issuesAtLimit(postSchema, typed, [field, max]);
    expect([longest, longer]).toEqual([{}, { [field]: [sentence] }]);
  });

  it.each([
    ["language", "de", "Langue inconnue"],
    ["tags", [["a"]], "Ce tag n’est pas un texte"],
    ["tags", { a: 1 }, "Tags illisibles"],
    ["image_url", "lampe.avif", "L’adresse de l’image commence par https:// ou par /media/"],
    ["image_url", "/\\riad.example", "L’adresse de l’image commence par https:// ou par /media/"],
    ["image_url", "see https://riad.example", "L’adresse de l’image commence par https:// ou par /media/"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(Object.values(issuesOf(changedPostSchema, { ...typed, [field]: value }))).toEqual([[sentence]]);
  });

  it.each(["", "/media/a.avif", "http://riad.example/a", "HTTPS://riad.example/a", `/${"a".repeat(1999)}`])(
    "takes the picture %s",
    (image_url) => expect(issuesOf(changedPostSchema, { ...typed, image_url })).toEqual({}),
  );

  it("limits the address of a picture", () => {
    const sent = { ...typed, image_url: `/${"a".repeat(2000)}` };
    expect(issuesOf(changedPostSchema, sent)).toEqual({ image_url: ["L’adresse de l’image est trop longue"] });
  });

  it("makes the slug of a new article of its title where it is left empty", () => {
    const { slug: _, ...untyped } = typed;
    for (const sent of [untyped, { ...typed, slug: " " }]) expect(postSchema.parse(sent).slug).toBe("une-lampe");
    expect(postSchema.parse({ ...typed, slug: "autre" }).slug).toBe("autre");
    expect(issuesOf(postSchema, { ...typed, slug: ["a"] })).toEqual({ slug: ["Le slug est requis"] });
    expect([null, "text"].map((sent) => postSchema.safeParse(sent).success)).toEqual([false, false]);
  });
});

describe("tags", () => {
  it("may come bare or not at all", () => {
    const tags = ["Fès", undefined].map((sent) => postTagsSchema.parse({ tags: sent }).tags);
    expect(tags).toEqual([["Fès"], []]);
  });

  it("of a model are limited to those an article may have", () => {
    const many = Array.from({ length: 40 }, (_, index) => `tag ${index}`);
    expect(usableTags(["Fès", "FÈS", "a".repeat(200)])).toEqual(["Fès"]);
    expect(issuesOf(postTagsSchema, { tags: usableTags(many) })).toEqual({});
    expect(Object.keys(issuesOf(postTagsSchema, { tags: [...usableTags(many), "autre"] }))).toEqual(["tags"]);
  });

  it("are read from a form in their order, and written to one", () => {
    const form = new FormData();
    const fields = { title: "T", "tags[0]": "a", tags: "b", "tags[10]": "c", tagsx: "d", "xtags[1]": "e" };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("tags[2]", new File([], "f"));
    expect(tagsOf(form)).toEqual(["a", "b", "c"]);
    expect([...withTags(form, ["x", "y"])]).toEqual([
      ["title", "T"],
      ["tagsx", "d"],
      ["xtags[1]", "e"],
      ["tags[0]", "x"],
      ["tags[1]", "y"],
    ]);
  });

  it("of a list that conform keeps are its texts", () => {
    expect(textsOf(["a", "", "a", 7, "b"])).toEqual(["a", "b"]);
    expect([textsOf("a"), textsOf(undefined)]).toEqual([["a"], []]);
  });
});

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

describe("the values of a form", () => {
  const stored = {
    ...{ title: "T", slug: "t", excerpt: "E", content: "C", language: "ar" as const, category: "Tech", version: 2 },
    ...{ tags: ["a", "A"], image_url: null, image_alt: null, is_published: true, ai_reviewed_at: null },
    signed_by_id: null,
  };

  it("come from a stored article", () => {
    const same = { title: "T", slug: "t", excerpt: "E", content: "C", language: "ar", category: "Tech", version: "2" };
    const shown = { ...same, tags: ["a"], tag: "", is_published: true };
    expect(valuesOfPost(stored)).toEqual({
      ...{ ...shown, image_url: "", image_alt: "", signed_by_id: "", ai_reviewed: false },
    });
    const pictured = { image_url: "/media/a", image_alt: "alt" };
    expect(valuesOfPost({ ...stored, ...pictured, ai_reviewed_at: new Date() })).toEqual({
      ...{ ...shown, ...pictured, signed_by_id: "", ai_reviewed: true },
    });
  });

  it("come from a form that was sent", () => {
    expect(valuesOfForm(new FormData())).toEqual(NEW_POST);
    const sent = { title: "T", slug: "s", excerpt: "E", content: "C", category: "Tech", tag: "g", version: "3" };
    const form = new FormData();
    const shown = { language: "es", image_url: "/a", image_alt: "b", signed_by_id: "c" };
    const fields = { ...sent, ...shown, is_published: "on", ai_reviewed: "on" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const boxes = { is_published: true, ai_reviewed: true };
    expect(valuesOfForm(form)).toEqual({ ...fields, ...boxes, tags: [] });
    form.set("language", "de");
    form.set("title", new File([], "x"));
    expect(valuesOfForm(form)).toMatchObject({ language: "fr", title: "" });
  });

  it("begin empty, in French", () => {
    const texts = { title: "", slug: "", excerpt: "", content: "", category: "", tag: "", version: "" };
    const boxes = { is_published: false, ai_reviewed: false };
    const shown = { tags: [], image_url: "", image_alt: "", signed_by_id: "" };
    expect(NEW_POST).toEqual({ ...texts, ...boxes, ...shown, language: "fr" });
  });
});

describe("what a model wrote", () => {
  const before = { is_ai_generated: true, ai_reviewed_at: null, ai_reviewer_id: null };
  const reviewed = { is_ai_generated: true, ai_reviewed_at: new Date(0), ai_reviewer_id: "first" };

  it("keeps its first reviewer", () => {
    const none = { ai_reviewed_at: null, ai_reviewer_id: null };
    expect(reviewOf(before, true, "me")).toEqual({ ai_reviewed_at: expect.any(Date), ai_reviewer_id: "me" });
    expect(reviewOf(reviewed, true, "me")).toEqual({ ai_reviewed_at: new Date(0), ai_reviewer_id: "first" });
    expect(reviewOf(reviewed, false, "me")).toEqual(none);
    expect(reviewOf({ ...reviewed, is_ai_generated: false }, true, "me")).toEqual(none);
  });

  it("is for readers once it is reviewed", () => {
    expect([before, reviewed, { ...before, is_ai_generated: false }].map(isFitForReaders)).toEqual([false, true, true]);
    expect(FIT_FOR_READERS).toEqual({ OR: [{ is_ai_generated: false }, { ai_reviewed_at: { not: null } }] });
  });

  it("is short below four fifths of the length wanted, in the unit that was asked", () => {
    const words = (word_count: number | null, words_wanted: number | null) => {
      return { word_count, words_wanted, character_count: 1, characters_wanted: null };
    };
    const characters = (character_count: number | null, characters_wanted: number) => {
      return { word_count: 1, words_wanted: null, character_count, characters_wanted };
    };
    for (const measured of [words, characters]) {
      expect([isShort(measured(799, 1000)), isShort(measured(800, 1000))]).toEqual([true, false]);
      expect(isShort(measured(null, 1000))).toBe(false);
      expect(shortfallOf(measured(2000, 2000))).toBeNull();
    }
    expect(isShort(words(1, null))).toBe(false);
    expect(plainSpaces(shortfallOf(words(528, 2000)) ?? "")).toBe("Court : 528 mots sur 2 000");
    expect(plainSpaces(shortfallOf(characters(2100, 3000)) ?? "")).toBe("Court : 2 100 caractères sur 3 000");
  });
});

it("an article has an address, a language for its page, feeds and a description", () => {
  expect(articlePath({ slug: "une-lampe" })).toBe("/blog/une-lampe");
  expect([undefined, {}, { article: { language: "ar" } }].map(languageOfPage)).toEqual([undefined, undefined, "ar"]);
  expect(feedLinks().map(({ href, type }) => [href, type])).toEqual([
    ["/rss.xml", "application/rss+xml"],
    ["/feed.json", "application/feed+json"],
  ]);
  const looks = looksOfArticle({ title: "Une lampe", excerpt: "Court.", language: "fr" });
  expect(looks).toMatchObject({ title: "Une lampe", shareTitle: "Une lampe" });
  expect(looks.description).toMatch(/^Court\. ./);
});

it("a category has the look of its trade", () => {
  const classes = [...POST_CATEGORIES, "Tech", "Autre"].map((category) => lookOfCategory(category).className);
  const [web, design, content, business] = ["programming", "graphics", "content", "business"].map((c) => `cat-${c}`);
  expect(classes).toEqual([design, content, web, business, design, web, web]);
  const looks = ["Tech", "Design", "Marketing", "Business"].map(lookOfCategory);
  expect(looks.map(({ motif, tone }) => [motif, tone])).toEqual([
    ["sharp", 5],
    ["broad", 7],
    ["contact", 6],
    ["slender", 8],
  ]);
});

describe("the wall of an article", () => {
  const wall = (slug: string, window: "wide" | "tall" | "small" | "head", category = "Tech") =>
    articleWall({ slug, category }, window, new ReliefSheet("s"));

  it("is its own, and the same each time", () => {
    expect(wall("a", "small")).toBe(wall("a", "small"));
    expect(wall("a", "small")).not.toBe(wall("b", "small"));
  });

  it.each([
    ["wide", "0 0 800 500"],
    ["tall", "0 0 480 600"],
    ["small", "0 0 300 300"],
    ["head", "0 0 1440 520"],
  ] as const)("fills the %s window", (window, box) => expect(wall("a", window)).toContain(box));
});

it("lists and single articles are read from addresses and forms", () => {
  expect(postListSchema.parse({ category: "Design" }).category).toBe("Design");
  expect(issuesOf(postIdSchema, { id: "1" })).toEqual({ id: ["Article inconnu"] });
  expect(issuesOf(publishSchema, { id: "1", intent: "publish", is_published: "x" })).toEqual({
    id: ["Article inconnu"],
    is_published: ["Choix inconnu"],
  });
  const chosen = ["true", "false"].map((is_published) =>
    publishSchema.parse({ id: ID, intent: "publish", is_published }),
  );
  expect(chosen.map(({ is_published }) => is_published)).toEqual([true, false]);
});
