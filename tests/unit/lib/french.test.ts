import { describe, expect, it } from "vitest";
import { extractKeywords } from "~/lib/text/french/keywords";
import { contentStems, countPhrase } from "~/lib/text/french/phrases";
import { kandelMoles, readabilityOf } from "~/lib/text/french/readability";
import { readSentences, sentencesOf } from "~/lib/text/french/sentences";
import { stemOf } from "~/lib/text/french/stems";
import { countSyllables } from "~/lib/text/french/syllables";
import { withTitleSpaces } from "~/lib/text/french/title-spaces";
import { frenchWords } from "~/lib/text/french/words";

describe("the words of a French text", () => {
  it.each([
    ["L’eau qu’il boit, aujourd’hui", ["eau", "il", "boit", "aujourd'hui"]],
    ["Votre fiche parle-t-elle ? Rendez-vous à 9 h.", ["votre", "fiche", "parle", "rendez-vous", "à", "9", "h"]],
    ["jusqu'ici, lorsqu'on", ["ici", "on"]],
    ["سباك الدار", ["سباك", "الدار"]],
    ["… — !", []],
  ])("%s", (text, words) => expect(frenchWords(text)).toEqual(words));

  it.each([
    ["réservations", "réserver"],
    ["sites", "site"],
    ["artisanaux", "artisanal"],
    ["référencement", "référencer"],
    ["marocaines", "marocain"],
    ["générales", "généraux"],
    ["numériques", "numérique"],
    ["creation", "créations"],
  ])("%s and %s have one stem", (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it.each([
    ["prix", "prise"],
    ["site", "situation"],
    ["client", "climat"],
  ])("%s and %s have not", (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

  it("finds a phrase through its inflections and the stop words in it", () => {
    const text = contentStems("Nous créons des sites. La création d’un site pour vous, et les créations de sites.");
    expect(countPhrase(text, contentStems("création de site"))).toBe(2);
    expect(countPhrase(text, [])).toBe(0);
  });
});

it.each([
  ["le", 1],
  ["une", 1],
  ["quatre", 1],
  ["guide", 1],
  ["agence", 2],
  ["idées", 2],
  ["client", 2],
  ["noël", 2],
  ["payer", 2],
  ["réel", 2],
  ["création", 3],
  ["février", 3],
  ["entreprise", 3],
  ["rendez-vous", 3],
  ["référencement", 5],
  ["2026", 4],
])("%s is heard in %i syllables", (word, syllables) => expect(countSyllables(word)).toBe(syllables));

it.each([
  ["M. Alaoui vend des lampes. Il en vend dix.", ["M. Alaoui vend des lampes.", "Il en vend dix."]],
  ["« Vraiment ? » dit-il, etc. et puis rien.", ["« Vraiment ? » dit-il, etc. et puis rien."]],
  ["Vous attendez… 3.5 dirhams ! Non", ["Vous attendez…", "3.5 dirhams !", "Non"]],
  ["…", []],
])("the sentences of %s", (paragraph, sentences) => expect(sentencesOf(paragraph)).toEqual(sentences));

describe("readability", () => {
  it("is the index of Kandel and Moles", () => {
    // 207 − 1.015 × 10 / 2 − 73.6 × 15 / 10 = 207 − 5.075 − 110.4
    expect(kandelMoles({ words: 10, sentences: 2, syllables: 15 })).toBeCloseTo(91.525, 6);
    // Le chat dort : 3 syllables in 3 words. La mai-son est grand(e) : 5 in 4. 207 − 1.015 × 3.5 − 73.6 × 8 / 7.
    expect(readabilityOf(readSentences("Le chat dort. La maison est grande."))).toBeCloseTo(119.333, 3);
    expect(readabilityOf([])).toBeNull();
  });

  it("tells a child’s story from a contract", () => {
    const story = "Le chat dort au soleil. Il fait chaud. Un oiseau chante dans le jardin, et le vent passe.";
    const contract =
      "L’inexécution partielle des obligations contractuelles susmentionnées entraîne, préalablement à toute réclamation indemnitaire, l’application automatique de pénalités proportionnelles.";
    expect(readabilityOf(readSentences(story))).toBeGreaterThan(90);
    expect(readabilityOf(readSentences(contract))).toBeLessThan(0);
  });
});

describe("keywords", () => {
  const keywords = (title: string, text: string, max = 3) =>
    extractKeywords({ title: readSentences(title), body: readSentences(text) }, max);

  it("are phrases that come back, in the form they mostly have", () => {
    const text =
      "Réserver une table en ligne prend une minute. La réservation en ligne évite l’attente. Avec les réservations en ligne, la salle se remplit.";
    const [first] = keywords("La réservation en ligne au restaurant", text);
    // Once in the title, and three times in the text under two other forms; 'réserver une table' parts the fourth.
    expect(first).toMatchObject({ phrase: "réservation en ligne", count: 3 });
  });

  it("are single words otherwise, the title’s first, never stop words or numbers", () => {
    const found = keywords("Le prix du pain", "Le pain coûte 2 dirhams. Tout le monde en mange, du matin au soir.", 20);
    expect(found[0]?.phrase).toBe("pain");
    expect(found.map(({ phrase }) => phrase)).not.toEqual(expect.arrayContaining(["le", "tout", "2", "du"]));
    expect(keywords("", "")).toEqual([]);
  });
});

describe("the spaces of a typed title", () => {
  it.each([
    ["Prix : que payer ?", "Prix\u00a0: que payer\u00a0?"],
    ["Le mot « oui » ; non !", "Le mot «\u00a0oui\u00a0»\u00a0; non\u00a0!"],
    ["Vraiment ?! « Si »", "Vraiment\u00a0?! «\u00a0Si\u00a0»"],
    ["La règle :hover et 10:30", "La règle :hover et 10:30"],
    ["Déjà\u202f: bien", "Déjà\u202f: bien"],
  ])("hold the signs of %j", (typed, shown) => {
    expect(withTitleSpaces(typed)).toBe(shown);
  });
});
