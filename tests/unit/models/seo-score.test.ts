import { describe, expect, it } from "vitest";
import { outlineOf } from "~/features/blog/score/article-outline";
import type { ArticleFacts, Rule } from "~/features/blog/score/score";
import { HEAD_RULES, KEYWORD_RULES, LINK_RULES, scoreArticle, TEXT_RULES } from "~/features/blog/score/score-article";
import { readSentences } from "~/lib/text/french/phrases";
import { plainSpaces } from "../../support/schema-issues";

const facts: ArticleFacts = {
  ...{ title: "Titre", description: "", tagCount: 0, siteHost: "z.example", prose: [], wordCount: 200, keyword: null },
  outline: { blocks: [], links: [], pictures: [], lists: 0 },
};

/** The points that a rule of a group gives to facts that differ from those above, and its advice. */
function judge(rules: Rule[], name: string, changes: Partial<ArticleFacts>): [points: number, advice: string] {
  const rule = rules.find((each) => each.name === name) ?? expect.fail(name);
  const { points, advice } = rule.judge({ ...facts, ...changes });
  return [points, plainSpaces(advice)];
}

const points = (rules: Rule[], name: string, changes: Partial<ArticleFacts>) => judge(rules, name, changes)[0];
const outline = (changes: Partial<ArticleFacts["outline"]>) => ({ outline: { ...facts.outline, ...changes } });

describe("the outline of an article", () => {
  const blocks = (html: string) => outlineOf(html).blocks.map(({ kind, text }) => [kind, text]);

  it.each([
    ["<p>Un</p><blockquote>Deux</blockquote>", ["paragraph Un", "paragraph Deux"]],
    [
      "<figure><img alt='x'><figcaption>Un</figcaption></figure><table><caption>Deux</caption></table>",
      ["paragraph Un", "paragraph Deux"],
    ],
    ["<h2>a</h2><h3>b</h3><h4>c</h4>", ["heading a", "heading b", "heading c"]],
    ["<ul><li>a</li><li><p>b</p></li></ul>", ["item a", "item b"]],
    ["<table><tr><th>a</th><td><p>b</p></td></tr></table>", ["cell a", "cell b"]],
    ["<pre><code>a</code></pre><p>b</p>", ["code a", "paragraph b"]],
    ["<p>a<br>b <strong>c</strong>d</p>", ["paragraph a b cd"]],
    ["<p>a</p>b<hr>c<div>d</div>", ["paragraph a", "paragraph b", "paragraph c", "paragraph d"]],
    ["<p> a\n  b </p><p> </p>", ["paragraph a b"]],
    ["<p>&lt;b&gt; &amp; &quot;c&quot;</p>", ['paragraph <b> & "c"']],
    ["<p>a <em>b</em> c<span>d</span></p>", ["paragraph a b cd"]],
  ])("of %s has its blocks", (html, expected) => {
    expect(blocks(html).map((block) => block.join(" "))).toEqual(expected);
  });

  it("names links, pictures and lists", () => {
    const html =
      '<p><a title="t" href="/a?b&amp;c">x</a><a>y</a><img src="s" alt=" Une &quot;lampe&quot; "><img src="s"></p><ul></ul><ol></ol><table></table>';
    const { links, pictures, lists } = outlineOf(html);
    expect([links, pictures, lists]).toEqual([["/a?b&c", ""], ['Une "lampe"', ""], 3]);
  });
});

describe("what stands around the text", () => {
  it.each([
    [0, 0],
    [1, 10],
    [60, 10],
    [61, 5],
    [70, 5],
    [71, 0],
  ])("a title of %i letters has %i points", (length, expected) => {
    expect(points(HEAD_RULES, "Longueur du titre", { title: ` ${"é".repeat(length)} ` })).toBe(expected);
  });

  it.each([
    [119, 0, "Allongez"],
    [120, 5, "Allongez"],
    [149, 5, "Allongez"],
    [150, 10, "Raccourcissez"],
    [160, 10, "Raccourcissez"],
    [161, 5, "Raccourcissez"],
    [180, 5, "Raccourcissez"],
    [181, 0, "Raccourcissez"],
  ])("a description of %i letters has %i points", (length, expected, verb) => {
    const found = judge(HEAD_RULES, "Longueur de la description", { description: ` ${"é".repeat(length)} ` });
    expect(found).toEqual([expected, `${verb} l’extrait : ${length} caractères, entre 150 et 160.`]);
  });
});

describe("the keyword", () => {
  const keyword = { phrase: "lampe laiton", stems: ["lamp", "laiton"], titleStems: [], firstParagraphStems: [] };
  const density = (count: number, wordCount: number) =>
    judge(KEYWORD_RULES, "Densité du mot-clé", { wordCount, keyword: { ...keyword, isInHeading: false, count } });

  it.each([
    [1, 1000, 0, "Employez davantage « lampe laiton » : 1 fois pour 1000 mots."],
    [2, 1000, 5, "Employez davantage « lampe laiton » : 2 fois pour 1000 mots."],
    [4, 1000, 5, "Employez davantage « lampe laiton » : 4 fois pour 1000 mots."],
    [5, 1000, 10, "Répétez moins « lampe laiton » : 5 fois pour 1000 mots."],
    [25, 1000, 10, "Répétez moins « lampe laiton » : 25 fois pour 1000 mots."],
    [26, 1000, 5, "Répétez moins « lampe laiton » : 26 fois pour 1000 mots."],
    [40, 1000, 5, "Répétez moins « lampe laiton » : 40 fois pour 1000 mots."],
    [41, 1000, 0, "Répétez moins « lampe laiton » : 41 fois pour 1000 mots."],
    [1, 100, 10, "Répétez moins « lampe laiton » : 1 fois pour 100 mots."],
    [1, 99, 0, "Écrivez au moins 100 mots pour que le texte soit jugé."],
  ])("%i times in %i words has %i points", (count, wordCount, expected, advice) => {
    expect(density(count, wordCount)).toEqual([expected, advice]);
  });

  it("has half of the points in the title for all of its words, apart", () => {
    const inTitle = (titleStems: string[]) =>
      points(KEYWORD_RULES, "Mot-clé dans le titre", {
        keyword: { ...keyword, titleStems, isInHeading: false, count: 0 },
      });
    expect([inTitle(["lamp", "laiton"]), inTitle(["laiton", "lamp"]), inTitle(["lamp"])]).toEqual([12, 6, 0]);
  });
});

describe("the text", () => {
  const paragraph = (words: number) => readSentences(Array(words).fill("mot").join(" "));
  const judged = (prose: ArticleFacts["prose"], wordCount = 200) =>
    judge(TEXT_RULES, "Longueur des paragraphes", { prose, wordCount });

  it("has paragraphs of at most 120 words", () => {
    expect([judged([paragraph(120)])[0], judged([paragraph(5)], 100)[0], judged([paragraph(5)], 99)[0]]).toEqual([
      4, 4, 0,
    ]);
    expect(judged([paragraph(121)])).toEqual([2, "Coupez : un paragraphe dépasse 120 mots."]);
    expect(judged([paragraph(121), paragraph(200)])).toEqual([0, "Coupez : 2 paragraphes dépassent 120 mots."]);
  });

  it("has a heading each 300 words, two at least", () => {
    const headings = (count: number, wordCount: number) =>
      points(TEXT_RULES, "Intertitres", {
        ...outline({ blocks: Array(count).fill({ kind: "heading", text: "a" }) }),
        wordCount,
      });
    expect([headings(0, 100), headings(1, 100), headings(2, 600), headings(2, 601), headings(3, 601)]).toEqual([
      ...[0, 2, 5, 2, 5],
    ]);
  });

  it("is judged by its sentences from 100 words on, where it has any", () => {
    const sentences = (prose: ArticleFacts["prose"], wordCount: number) =>
      points(TEXT_RULES, "Lisibilité", { prose, wordCount });
    expect([sentences([paragraph(9)], 100), sentences([paragraph(9)], 99), sentences([], 100)]).toEqual([10, 0, 0]);
  });
});

describe("links and pictures", () => {
  const links = (...addresses: string[]) =>
    ["Liens internes", "Liens externes"].map((name) => points(LINK_RULES, name, outline({ links: addresses })));

  it.each([
    ["/blog", [5, 0]],
    ["https://z.example/blog", [5, 0]],
    ["http://autre.example", [0, 3]],
    ["HTTPS://autre.example", [0, 3]],
    ["//autre.example", [0, 0]],
    ["mailto:a@b.ma", [0, 0]],
    ["ftp://autre.example", [0, 0]],
    ["see https://autre.example", [0, 0]],
    ["https://", [0, 0]],
    ["", [0, 0]],
  ])("an article that leads to %j", (address, expected) => expect(links(address)).toEqual(expected));

  it.each([
    [[], 0, "Ajoutez une image au texte, avec une description."],
    [["a", "b"], 7, "Décrivez chaque image : une image n’a pas de description."],
    [["a", ""], 3, "Décrivez chaque image : une image n’a pas de description."],
    [["a", "", ""], 2, "Décrivez chaque image : 2 images n’ont pas de description."],
    [["", ""], 0, "Décrivez chaque image : 2 images n’ont pas de description."],
  ])("pictures described by %j have points", (pictures, expected, advice) => {
    expect(judge(LINK_RULES, "Images décrites", outline({ pictures }))).toEqual([expected, advice]);
  });
});

describe("an article", () => {
  const article = { title: "Lampes", excerpt: "", tags: [], language: "fr" as const, siteHost: "z.example" };
  const pointsOf = (html: string, keyword?: string) =>
    Object.fromEntries(scoreArticle({ ...article, html, keyword }).rules.map(({ name, points }) => [name, points]));

  it("opens with its first paragraph, whatever stands before it", () => {
    const html = "<h2>Autre chose</h2><ul><li>Rien</li></ul><p>Une lampe.</p><p>Rien.</p>";
    expect(pointsOf(html, " lampe ")["Mot-clé dans le premier paragraphe"]).toBe(8);
    expect(pointsOf("<h2>lampe</h2><p>Rien.</p>", "lampe")["Mot-clé dans le premier paragraphe"]).toBe(0);
    expect(pointsOf("<h2>lampe</h2>", "lampe")["Mot-clé dans le premier paragraphe"]).toBe(0);
  });

  it("has no keyword in stop words alone, and trims the typed one", () => {
    expect(scoreArticle({ ...article, html: "", keyword: "de la" }).keyword).toBeNull();
    expect(scoreArticle({ ...article, html: "", keyword: " lampe " }).keyword).toBe("lampe");
    expect(scoreArticle({ ...article, html: "", keyword: "  " }).keyword).toBe("lampes");
  });

  it("is read by its paragraphs and items, not by its headings and cells", () => {
    const long = `${"mot ".repeat(40)}.`;
    const short = `${"Un mot court ici. ".repeat(40)}`;
    expect(pointsOf(`<p>${short}</p><h2>${long}</h2><table><tr><td>${long}</td></tr></table>`).Lisibilité).toBe(10);
    expect(pointsOf(`<ul><li>${long}</li><li>${long}</li><li>${long}</li></ul>`).Lisibilité).toBe(0);
  });
});
