import { describe, expect, it } from "vitest";
import {
  ARTICLE_FORMAT,
  articleSchema,
  readAnswer,
  SECTION_FORMAT,
  sectionSchema,
} from "~/features/generation/schema/answer";
import {
  languageOfRow,
  rowBriefSchema,
  rowSchema,
  shownBriefSchema,
  singleBriefSchema,
  storedArticleSchema,
} from "~/features/generation/schema/brief";
import {
  briefOf,
  draftSchema,
  fiveSchema,
  generationIdSchema,
  generationPageSchema,
  itemIdSchema,
  sectionRequestSchema,
  subjectSchema,
} from "~/features/generation/schema/forms";
import { issuesAtLimit, issuesOf } from "../../support/schema-issues";

const ID = "018f0000-0000-4000-8000-000000000001";

describe("the form of the single generator", () => {
  const typed = { subject: " Choisir\nun hébergeur ", character_count: " 3000 ", stamp: ID };

  it("asks for French, and for no picture, unless it is told", () => {
    const usual = { subject: "Choisir\nun hébergeur", language: "fr", character_count: 3000, image_prompt: null };
    expect(subjectSchema.parse(typed)).toEqual({ ...usual, stamp: ID });
    const asked = { language: "ar", image_prompt: "une\nlampe" };
    expect(subjectSchema.parse({ ...typed, ...asked })).toEqual({ ...usual, ...asked, stamp: ID });
    expect(subjectSchema.parse({ ...typed, stamp: "x" }).stamp).toMatch(/^[\da-f-]{36}$/);
  });

  // @spec validation-17, validation-18, validation-19, calls-20
  it.each([
    ["subject", "", "Sujet requis"],
    ["subject", "a".repeat(301), "Le sujet ne peut pas dépasser 300 caractères"],
    ["language", "de", "Langue inconnue"],
    ["character_count", "0", "Le nombre de caractères doit être entre 500 et 10000"],
    ["character_count", "10500", "Le nombre de caractères doit être entre 500 et 10000"],
    ["character_count", "1e3", "Le nombre de caractères doit être entre 500 et 10000"],
    ["character_count", "-500", "Le nombre de caractères doit être entre 500 et 10000"],
    ["character_count", undefined, "Le nombre de caractères doit être entre 500 et 10000"],
    ["character_count", "3001", "Le nombre de caractères va de 500 en 500, comme 3000 ou 3500"],
    ["image_prompt", "a".repeat(501), "La description ne peut pas dépasser 500 caractères"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(issuesOf(subjectSchema, { ...typed, [field]: value })).toEqual({ [field]: [sentence] });
  });

  it("takes the least and the most", () => {
    for (const character_count of ["500", "10000"])
      expect(
        issuesOf(subjectSchema, { subject: "a".repeat(300), character_count, image_prompt: "a".repeat(500) }),
      ).toEqual({});
  });
});

it("a draft has one of the categories there are", () => {
  expect(issuesOf(draftSchema(["Tech"]), { category: "Design" })).toEqual({ category: ["La catégorie est requise"] });
  expect(draftSchema(["Tech"]).parse({ category: "Tech" })).toEqual({ category: "Tech" });
});

it("a part is written anew by its number", () => {
  const refused = { section: ["Choisissez une partie"] };
  for (const section of ["", "a", "1a", "a1", "1000", undefined]) {
    expect(issuesOf(sectionRequestSchema, { section })).toEqual(refused);
  }
  expect(sectionRequestSchema.parse({ section: "12", wish: "a\nb" })).toEqual({ section: 12, wish: "a\nb" });
  const { longest, longer } = issuesAtLimit(sectionRequestSchema, { section: "0" }, ["wish", 500]);
  expect([longest, longer]).toEqual([{}, { wish: ["La consigne ne peut pas dépasser 500 caractères"] }]);
});

const subject = {
  ...{ title: "Un site", primary_keyword: "site", location: "Fès", service_category: "programming", service: "Site" },
  ...{ word_count: " 2000 ", content_angle: "a\nb" },
};

describe("the five subjects", () => {
  const sent = (changes: object = {}) => ({ stamp: ID, subjects: Array(5).fill({ ...subject, ...changes }) });
  const first = (changes: object) => issuesOf(fiveSchema, sent(changes));

  it("are five, each with all that a brief needs", () => {
    const read = { ...subject, word_count: 2000 };
    expect(fiveSchema.parse(sent())).toEqual({ stamp: ID, subjects: Array(5).fill(read) });
    expect(issuesOf(fiveSchema, { stamp: "x", subjects: [subject] })).toEqual({
      stamp: ["Rechargez la page avant d’envoyer"],
      subjects: ["Il faut cinq sujets"],
    });
    expect(issuesOf(fiveSchema, { stamp: ID })).toEqual({ subjects: ["Il faut cinq sujets"] });
  });

  it.each([
    ["title", "", "Le titre est requis"],
    ["title", "a".repeat(201), "Le titre ne peut pas dépasser 200 caractères"],
    ["primary_keyword", "", "Le mot-clé est requis"],
    ["primary_keyword", "a".repeat(101), "Le mot-clé ne peut pas dépasser 100 caractères"],
    ["location", "", "La ville est requise"],
    ["location", "a".repeat(101), "La ville ne peut pas dépasser 100 caractères"],
    ["service_category", "garden", "Catégorie inconnue"],
    ["service", "", "Le service est requis"],
    ["service", "a".repeat(101), "Le service ne peut pas dépasser 100 caractères"],
    ["word_count", "1999", "Le nombre de mots doit être entre 2000 et 2500"],
    ["word_count", "2501", "Le nombre de mots doit être entre 2000 et 2500"],
    ["word_count", "2e3", "Le nombre de mots doit être entre 2000 et 2500"],
    ["word_count", "a2000", "Le nombre de mots doit être entre 2000 et 2500"],
    ["word_count", undefined, "Le nombre de mots doit être entre 2000 et 2500"],
    ["content_angle", "", "L’angle est requis"],
    ["content_angle", "a".repeat(1001), "L’angle ne peut pas dépasser 1 000 caractères"],
  ])("refuse %s %j", (field, value, sentence) => {
    expect(first({ [field]: value })[`subjects.0.${field}`]).toEqual([sentence]);
  });

  it("take the longest texts and the most words", () => {
    const texts = { title: "a".repeat(200), primary_keyword: "a".repeat(100), location: "a".repeat(100) };
    const more = { service: "a".repeat(100), word_count: "2500", content_angle: "a".repeat(1000) };
    expect(first({ ...texts, ...more })).toEqual({});
  });

  it("become briefs of guides for Morocco", () => {
    const read = { ...subject, service_category: "programming" as const, word_count: 2000 };
    const audience = "dirigeants de petites et moyennes entreprises";
    expect(briefOf(read)).toEqual({
      ...{ ...read, kind: "row", region: "Maroc", post_type: "guide", target_audience: audience, language: "fr" },
    });
  });
});

describe("a row of a file", () => {
  const cells = {
    ...{ title: " Un\n site ", primary_keyword: "site", service_category: "Programming", service: "Site" },
    ...{ region: "Maroc", location: "", post_type: "", target_audience: "", word_count: "200", content_angle: "" },
  };

  it("is read with its language", () => {
    const read = { ...cells, kind: "row", title: "Un site", service_category: "programming", word_count: 200 };
    expect(rowSchema.parse(cells)).toEqual({ ...read, language: "fr" });
  });

  it.each([
    ["title", "", "à remplir"],
    ["title", "a".repeat(201), "200 caractères au plus"],
    ["title", undefined, "texte illisible"],
    ["primary_keyword", "a".repeat(101), "100 caractères au plus"],
    ["service_category", "jardin", "l’une de programming, graphics, content, business"],
    ["service", " ", "à remplir"],
    ["service", "a".repeat(101), "100 caractères au plus"],
    ["region", "", "à remplir"],
    ["region", "a".repeat(101), "100 caractères au plus"],
    ["location", "a".repeat(101), "100 caractères au plus"],
    ["post_type", "a".repeat(101), "100 caractères au plus"],
    ["target_audience", "a".repeat(301), "300 caractères au plus"],
    ["word_count", "199", "un nombre entier de 200 à 4000"],
    ["word_count", "4001", "un nombre entier de 200 à 4000"],
    ["word_count", "1e3", "un nombre entier de 200 à 4000"],
    ["word_count", "a300", "un nombre entier de 200 à 4000"],
    ["word_count", "300 mots", "un nombre entier de 200 à 4000"],
    ["content_angle", "a".repeat(1001), "1000 caractères au plus"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(issuesOf(rowSchema, { ...cells, [field]: value })).toEqual({ [field]: [sentence] });
  });

  it.each([
    ["España", "", "Un site", "es"],
    ["Europe", "Spain", "Un site", "es"],
    ["Arabie Saoudite", "", "Un site", "ar"],
    ["Saudi Arabia", "", "Un site", "ar"],
    ["السعودية", "", "Un site", "ar"],
    ["Maroc", "Fès", "Una tienda para los clientes", "es"],
    ["Maroc", "Fès", "Un site pour les clients", "fr"],
  ])("of %s %s with the title %s is for readers of %s", (region, location, title, language) => {
    expect(languageOfRow({ region, location, title })).toBe(language);
  });
});

describe("a stored brief", () => {
  const stored = {
    ...{ kind: "row", title: "T", primary_keyword: "k", service_category: "content", service: "s", region: "España" },
    ...{ location: "Madrid", post_type: "guide", target_audience: "a", word_count: 800, content_angle: "c" },
  };

  it("has the language of its row where none was stored", () => {
    expect(rowBriefSchema.parse(stored)).toEqual({ ...stored, language: "es" });
    expect(rowBriefSchema.parse({ ...stored, language: "ar" }).language).toBe("ar");
  });

  it("of a single generation is a subject or a part", () => {
    const asked = { kind: "subject", subject: "s", characterCount: 3000, imagePrompt: null };
    expect(singleBriefSchema.parse(asked)).toEqual({ ...asked, language: "fr" });
    const part = { kind: "section", of: ID, section: 1, heading: null, wish: null };
    expect(singleBriefSchema.parse(part)).toEqual(part);
    expect([stored, {}].map((brief) => singleBriefSchema.safeParse(brief).success)).toEqual([false, false]);
  });

  it("is shown however damaged", () => {
    const untitled = { title: "Article sans titre", service: "", location: "" };
    expect([null, {}, { title: 7 }].map((brief) => shownBriefSchema.parse(brief))).toEqual([
      untitled,
      untitled,
      untitled,
    ]);
    expect(shownBriefSchema.parse(stored)).toEqual({ title: "T", service: "s", location: "Madrid" });
  });

  it("keeps its article whole", () => {
    const article = { title: "T", excerpt: "e", content: "c", tags: ["a"], metaDescription: "m", seoKeywords: ["k"] };
    expect(storedArticleSchema.parse(article)).toEqual(article);
    expect(storedArticleSchema.safeParse({ ...article, tags: "a" }).success).toBe(false);
  });
});

describe("the answer of a model", () => {
  const article = {
    ...{ title: " Un\n titre ", metaDescription: "m", excerpt: "", content: ` ${"a".repeat(200)} ` },
    ...{ tags: ["a\nb", " ", "c"], seoKeywords: Array(15).fill("k") },
  };

  it("is read with or without fences around it", () => {
    const read = {
      ...{ title: "Un titre", metaDescription: "m", excerpt: "", content: "a".repeat(200) },
      ...{ tags: ["a b", "c"], seoKeywords: Array(12).fill("k") },
    };
    const json = JSON.stringify(article);
    expect(readAnswer(json, articleSchema)).toEqual({ value: read });
    expect(readAnswer(`Voici :\n\`\`\`json\n${json}\n\`\`\``, articleSchema)).toEqual({ value: read });
  });

  it("is told what is wrong with it", () => {
    const problem = "Ce n’est pas un objet JSON complet.";
    expect(["", "Désolé.", '{"title":'].map((text) => readAnswer(text, sectionSchema))).toEqual(
      Array(3).fill({ problem }),
    );
    const answer = readAnswer(JSON.stringify({ ...article, title: "", tags: [1] }), articleSchema);
    expect("problem" in answer && answer.problem.split("\n").map((line) => line.split(" : ")[0])).toEqual([
      "title",
      "tags.0",
    ]);
  });

  it.each([
    ["title", 200],
    ["metaDescription", 400],
    ["excerpt", 400],
  ])("has a %s of at most %i characters", (field, max) => {
    const { longest, longer } = issuesAtLimit(articleSchema, article, [field, max]);
    expect([longest, Object.keys(longer)]).toEqual([{}, [field]]);
  });

  it("has a title, a description and a text of 200 characters", () => {
    const short = { ...article, title: " ", metaDescription: "", content: "a".repeat(199) };
    expect(Object.keys(issuesOf(articleSchema, short))).toEqual(["title", "metaDescription", "content"]);
    expect(Object.keys(issuesOf(sectionSchema, { content: " " }))).toEqual(["content"]);
    expect(sectionSchema.parse({ content: " a\nb " })).toEqual({ content: "a\nb" });
  });

  it("is held to the same by a JSON schema", () => {
    const text = { type: "string" };
    const texts = { type: "array", items: text };
    const properties = {
      title: text,
      metaDescription: text,
      excerpt: text,
      content: text,
      tags: texts,
      seoKeywords: texts,
    };
    const closed = { type: "object", additionalProperties: false };
    expect(ARTICLE_FORMAT).toEqual({
      name: "article",
      schema: { ...closed, properties, required: Object.keys(articleSchema.shape) },
    });
    expect(SECTION_FORMAT).toEqual({
      name: "section",
      schema: { ...closed, properties: { content: text }, required: ["content"] },
    });
  });
});

it("a generation and its items are named by ids; its page is read for what is right in its address", () => {
  expect([generationIdSchema.parse({ id: ID }), itemIdSchema.parse({ itemId: ID })]).toEqual([
    { id: ID },
    { itemId: ID },
  ]);
  expect([generationIdSchema.safeParse({}).success, itemIdSchema.safeParse({}).success]).toEqual([false, false]);
  expect(generationPageSchema.parse({ status: "x", refresh: "on" })).toEqual({ page: 1 });
  const asked = { status: "failed", page: 2, refresh: "off" };
  expect(generationPageSchema.parse(asked)).toEqual(asked);
});
