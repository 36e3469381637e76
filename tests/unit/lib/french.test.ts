import { describe, expect, it } from "vitest";
import { isArabic, languageOfText } from "~/lib/text/detect-language";
import { mainKeyword } from "~/lib/text/french/keywords";
import { contentStems, countPhrase, frenchWords, readSentences, sentencesOf, stemOf } from "~/lib/text/french/phrases";
import { withTitleSpaces } from "~/lib/text/french/title-spaces";
import { isStopWord } from "~/lib/text/stop-words";

describe("the words of a French text", () => {
  it.each([
    ["L’eau qu’il boit, aujourd’hui", ["eau", "il", "boit", "aujourd'hui"]],
    ["Votre fiche parle-t-elle ? Rendez-vous à 9 h.", ["votre", "fiche", "parle", "rendez-vous", "à", "9", "h"]],
    ["jusqu'ici, lorsqu'on", ["ici", "on"]],
    ["dit-il dit-ils va-t-elle vont-elles dis-le dis-la dis-les vas-y", "dit dit va vont dis dis dis vas".split(" ")],
    ["est-ce peut-on donne-moi parle-lui vois-tu", ["est", "peut", "donne", "parle", "vois"]],
    ["rendez-vous, c'est-à-dire, après-midi, jean-luc", ["rendez-vous", "est-à-dire", "après-midi", "jean-luc"]],
    ["presqu'île qu'il quelqu'un", ["presqu'île", "il", "quelqu'un"]],
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
  ["M. Alaoui vend des lampes. Il en vend dix.", ["M. Alaoui vend des lampes.", "Il en vend dix."]],
  ["« Vraiment ? » dit-il, etc. et puis rien.", ["« Vraiment ? » dit-il, etc. et puis rien."]],
  ["Vous attendez… 3.5 dirhams ! Non", ["Vous attendez…", "3.5 dirhams !", "Non"]],
  ["…", []],
  ["Vraiment ?! Oui.", ["Vraiment ?!", "Oui."]],
  ["« Oui. » Puis rien. (Non.) Fin", ["« Oui. »", "Puis rien.", "(Non.)", "Fin"]],
  ["Selon l’art. 5 et Mme. Idrissi, rien.", ["Selon l’art. 5 et Mme. Idrissi, rien."]],
  ["Fin. — Suite. « Encore. »", ["Fin.", "— Suite.", "« Encore. »"]],
])("the sentences of %s", (paragraph, sentences) => expect(sentencesOf(paragraph)).toEqual(sentences));

it("stop words are those of the language, single letters and numbers", () => {
  const isStop = (words: string, language: "fr" | "es" | "ar" = "fr") =>
    words.split(" ").map((word) => isStopWord(word, language));
  expect(isStop("ainsi cela vraiment peut-être a 7 2026-27 le")).toEqual(Array(8).fill(true));
  expect(isStop("lampe ab 3d g20 -x")).toEqual(Array(5).fill(false));
  expect([isStop("para", "es"), isStop("para"), isStop("هذه", "ar")]).toEqual([[true], [false], [true]]);
});

it.each([
  ["le site pour les clients", "fr"],
  ["la tienda para los clientes", "es"],
  ["la de en que", "fr"],
  ["موقع web للمدينة", "ar"],
  ["site moderne", "fr"],
  ["", "fr"],
])("%j is in %s", (text, language) => expect(languageOfText(text.split(" "))).toBe(language));

it.each([
  ["دار dar", false],
  ["دار da", true],
  ["دار", true],
  ["12", false],
])("whether %j is Arabic: %s", (text, expected) => expect(isArabic(text)).toBe(expected));

describe("the main keyword", () => {
  const keyword = (title: string, text: string) => mainKeyword(readSentences(title), readSentences(text));

  it("is a phrase that comes back, under any of its forms", () => {
    const text =
      "Réserver une table en ligne prend une minute. La réservation en ligne évite l’attente. Avec les réservations en ligne, la salle se remplit.";
    expect(keyword("La réservation en ligne au restaurant", text)).toBe("réservation en ligne");
  });

  it("is a single word otherwise, the title’s first, never a stop word or a number", () => {
    const text = "Le pain coûte 2 dirhams. Tout le monde en mange, du matin au soir.";
    expect(keyword("Le prix du pain", text)).toBe("pain");
    expect(keyword("Four", "Le four chauffe le pain, le pain cuit.")).toBe("four");
    expect(keyword("", "Le pain. Le pain. Le four.")).toBe("pain");
    expect(keyword("", "")).toBeNull();
    expect(keyword("Le 2 et la 3", "Tout, ou 7.")).toBeNull();
  });

  it.each([
    ["once", "Un site rapide. Un site vert.", "site"],
    ["with three stop words in it", "Site de la à Fès. Site de la à Fès.", "site"],
    ["with a name of two letters", "Site IA. Site IA.", "site"],
    ["twice, of two words", "Site web. Site web.", "site web"],
    ["twice, of four words", "Site web marocain rapide. Site web marocain rapide.", "site web marocain"],
  ])("counts a phrase %s", (_, text, phrase) => expect(keyword("", text)).toBe(phrase));
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
