import { describe, expect, it } from "vitest";
import { scoreLook, scorePanel, withTagCount } from "~/features/blog/score/score";
import type { ScoredArticle } from "~/features/blog/score/score-article";
import { SCORE_RULES, scoreArticle } from "~/features/blog/score/score-article";
import { renderMarkdown } from "~/lib/html/markdown";
import type { Language } from "~/site/language";
import { localSearch } from "../../../prisma/seed/articles/local-search";
import { privacyNoticeDraft } from "../../../prisma/seed/articles/privacy-notice-draft";
import { brassLamps } from "../../fixtures/brass-lamps";

type Written = Pick<ScoredArticle, "title" | "excerpt" | "tags" | "keyword"> & { content: string; language?: Language };

const score = ({ content, language = "fr", ...article }: Written) =>
  scoreArticle({ ...article, language, html: renderMarkdown(content).html, siteHost: "zellige.example" });
const pointsOf = (article: Written) => Object.fromEntries(score(article).rules.map((rule) => [rule.name, rule.points]));
const adviceOf = (article: Written, name: string) => score(article).rules.find((rule) => rule.name === name)?.advice;

const FULL = {
  "Longueur du titre": 10,
  "Longueur de la description": 10,
  Tags: 5,
  "Mot-clé dans le titre": 12,
  "Mot-clé dans le premier paragraphe": 8,
  "Mot-clé dans les intertitres": 8,
  "Densité du mot-clé": 10,
  Intertitres: 5,
  "Longueur des paragraphes": 4,
  "Listes et tableaux": 3,
  Lisibilité: 10,
  "Liens internes": 5,
  "Liens externes": 3,
  "Images décrites": 7,
};

it("has rules that make exactly 100 points", () => {
  expect(Object.fromEntries(SCORE_RULES.map(({ name, possible }) => [name, possible]))).toEqual(FULL);
  expect(SCORE_RULES.reduce((sum, { possible }) => sum + possible, 0)).toBe(100);
});

describe("the score of real articles", () => {
  it("is full for one that follows every rule", () => {
    // 44 characters of title, 152 of extract; 'lampe(s) en laiton' three times in about 180 words, once in an h2.
    const { total, keyword, rules } = score(brassLamps);
    expect([total, keyword]).toEqual([100, "lampe en laiton"]);
    expect(rules.filter(({ advice }) => advice !== null)).toEqual([]);
  });

  it("finds what the draft about contact forms lacks", () => {
    expect(score(privacyNoticeDraft).keyword).toBe("formulaire de contact");
    expect(pointsOf(privacyNoticeDraft)).toEqual({
      ...FULL,
      // 145 characters: near, under 150.
      "Longueur de la description": 5,
      // Its four headings speak of the visitor, an example, the fields and what is to come.
      "Mot-clé dans les intertitres": 0,
      // No link at all, no picture.
      "Liens internes": 0,
      "Liens externes": 0,
      "Images décrites": 0,
    });
    // 100 − 5 − 8 − 5 − 3 − 7
    expect(score(privacyNoticeDraft).total).toBe(72);
  });

  it("finds that an article of 900 words is not about what its title says first", () => {
    expect(score(localSearch).keyword).toBe("google");
    expect(pointsOf(localSearch)).toEqual({
      ...FULL,
      // 136 characters.
      "Longueur de la description": 5,
      // It opens with a leak in the Maârif, and none of its nine headings names Google.
      "Mot-clé dans le premier paragraphe": 0,
      "Mot-clé dans les intertitres": 0,
      // Three times in some 900 words: 0.3 %.
      "Densité du mot-clé": 5,
      // Its sources are linked; no picture.
      "Images décrites": 0,
    });
    // 100 − 5 − 8 − 8 − 5 − 7
    expect(score(localSearch).total).toBe(67);
    // Asked about its true subject, it names it in the first paragraph, but neither in the title nor in a heading.
    expect(pointsOf({ ...localSearch, keyword: "référencement local" })).toMatchObject({
      "Mot-clé dans le titre": 0,
      "Mot-clé dans le premier paragraphe": 8,
      "Mot-clé dans les intertitres": 0,
    });
  });

  it("gives nothing for what is not written yet", () => {
    const empty = { title: "", excerpt: "", tags: [], content: "" };
    expect(score(empty)).toMatchObject({ total: 0, keyword: null });
    expect(score(empty).rules.every(({ advice }) => advice?.endsWith("."))).toBe(true);
    // Three words: a title of good length that names the keyword of the text, and nothing else can be judged.
    const begun = { ...empty, title: "Le zellige", content: "Le zellige brille." };
    expect(score(begun).total).toBe(10 + 12 + 8);
    expect(adviceOf(begun, "Lisibilité")).toBe("Écrivez au moins 100 mots pour que le texte soit jugé.");
  });
});

const { content } = brassLamps;
const edited = (before: string | RegExp, after: string) => ({ content: content.replaceAll(before, after) });

/** What is changed in the full article, which rule notices, its points and its sentence. */
const CHANGES: [string, Partial<Written>, keyof typeof FULL, number, RegExp][] = [
  [
    "a title of 65",
    { title: "Lampe en laiton".padEnd(65, " ab") },
    "Longueur du titre",
    5,
    /65 caractères, 60 au plus/,
  ],
  ["two tags", { tags: ["un", "deux"] }, "Tags", 3, /2 pour le moment, 3 au moins/],
  [
    "the words apart",
    { title: "Laiton : entretenir sa lampe" },
    "Mot-clé dans le titre",
    6,
    /«\u202flampe en laiton\u202f»/,
  ],
  ["another title", { title: "Bien s’éclairer", keyword: "lampe en laiton" }, "Mot-clé dans le titre", 0, /titre/],
  [
    "a late keyword",
    edited("Une lampe en laiton change", "Elle change"),
    "Mot-clé dans le premier paragraphe",
    0,
    /dès/,
  ],
  ["mute headings", edited("bonne lampe en laiton", "bonne pièce"), "Mot-clé dans les intertitres", 0, /intertitre/],
  ["one heading", edited("## La nettoyer", "La nettoyer"), "Intertitres", 2, /1 pour le moment, 2 au moins/],
  ["no list", edited(/^- /gm, "\n\n"), "Listes et tableaux", 0, /liste/],
  ["no link within", edited("/services/graphics", "https://autre.example"), "Liens internes", 0, /page du site/],
  ["no link out", edited("https://musee.example/nejjarine", "/blog"), "Liens externes", 0, /autre site/],
];

it.each(CHANGES)("notices %s", (_, change, rule, points, advice) => {
  const article = { ...brassLamps, keyword: "lampe en laiton", ...change };
  expect(pointsOf(article)[rule]).toBe(points);
  expect(adviceOf(article, rule)).toMatch(advice);
});

it("takes the site’s own absolute address for an internal link", () => {
  const own = edited("/services/graphics", "https://zellige.example/services/graphics");
  expect(pointsOf({ ...brassLamps, ...own })["Liens internes"]).toBe(5);
});

it.each([
  [20, 10, null],
  [21, 7, "Raccourcissez les phrases\u202f: 21 mots en moyenne, 20 au plus."],
  [25, 7, "Raccourcissez les phrases\u202f: 25 mots en moyenne, 20 au plus."],
  [30, 4, "Raccourcissez les phrases\u202f: 30 mots en moyenne, 20 au plus."],
  [31, 0, "Raccourcissez les phrases\u202f: 31 mots en moyenne, 20 au plus."],
])("judges sentences of %i words by their length, in any language", (words, points, advice) => {
  const text = `Nos${" lampes".repeat(words - 1)}. `.repeat(10);
  for (const language of ["fr", "es"] as const) {
    expect(pointsOf({ ...brassLamps, language, content: text }).Lisibilité).toBe(points);
    expect(adviceOf({ ...brassLamps, language, content: text }, "Lisibilité")).toBe(advice);
  }
});

it("is the same for other tags as if the article had been scored with them", () => {
  const withTags = (count: number) => score({ ...brassLamps, tags: brassLamps.tags.slice(0, count) });
  expect([0, 1, 2, 3].map((count) => withTagCount(withTags(3), count))).toEqual([0, 1, 2, 3].map(withTags));
  // 100 without the five points of the tags.
  expect(withTagCount(score(brassLamps), 0).total).toBe(95);
});

describe("a text in another language", () => {
  it.each([
    [
      "Spanish",
      "es",
      "Lámparas de cobre para una casa con más luz",
      "Una casa con poca luz gana mucho con las lámparas de cobre. Para que las lámparas de cobre duren, hay que limpiarlas con un paño seco. Nuestros artesanos trabajan para una casa como la tuya, con una calma que se nota.",
      "lámparas de cobre",
    ],
    [
      "Arabic",
      "ar",
      "هذه مصابيح النحاس التي تضيء البيت",
      "هذه هي الورشة التي تصنع مصابيح النحاس في المدينة. إن مصابيح النحاس التي تصنعها هذه الورشة تدوم، لأن هذه المعادن التي نختارها جيدة. اختر هذه القطعة لهذا الركن، وعلق هذه في الممر، واترك هذه للضيوف.",
      "مصابيح النحاس",
    ],
  ] as const)("such as %s is about what its own grammatical words leave", (_, language, title, text, keyword) => {
    expect(score({ ...brassLamps, language, title, keyword: undefined, content: text }).keyword).toBe(keyword);
  });
});

it("names the keyword beside the score", () => {
  expect(scorePanel(score(brassLamps))).toMatchObject({ total: 100, tone: "green", word: "Bon" });
  expect(scorePanel(score(brassLamps)).note).toContain("lampe en laiton");
  const empty = { title: "", excerpt: "", tags: [], content: "" };
  expect(scorePanel(score(empty)).note).toBe("Le mot-clé se déduit du titre et du texte.");
});

it("does not read code as text", () => {
  const code = `${content}\n\n\`\`\`\n${"lampe en laiton ".repeat(50)}\n\`\`\`\n`;
  expect(score({ ...brassLamps, content: code }).total).toBe(100);
});

// @spec office-21, limits-6
it.each([
  [100, "green", "Bon"],
  [80, "green", "Bon"],
  [79, "yellow", "Moyen"],
  [60, "yellow", "Moyen"],
  [59, "red", "Faible"],
  [0, "red", "Faible"],
])("a score of %i is %s", (total, tone, word) => expect(scoreLook(total)).toEqual({ tone, word }));
