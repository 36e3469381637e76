import { stopwords as ARABIC } from "@orama/stopwords/arabic";
import { stopwords as FRENCH } from "@orama/stopwords/french";
import { stopwords as SPANISH } from "@orama/stopwords/spanish";

export type TextLanguage = "fr" | "es" | "ar";

/** Grammatical words of French which Snowball's list leaves out: adverbs, conjunctions, the commonest verbs, numbers. */
const MORE = `
  ainsi alors après assez aucun aucune aujourd'hui auquel aussi autant autre autres avant beaucoup bien car ceci
  celle celles celui certain certaine certaines certains ceux chacun chacune chaque chez comme comment contre deux dehors
  depuis derrière dès desquels devant donc dont duquel durant encore enfin ensuite entre environ envers être avoir hors
  jamais jusque juste lequel laquelle lesquels lesquelles loin lors lorsque lui là malgré mieux moins même mêmes ni non
  où oui parce parfois parmi pendant peu peut-être plupart plus plusieurs plutôt pourquoi pourtant presque près puis
  puisque quand quant quelque quelques quelqu'un quoi quoique rien sauf selon seul seule seulement si sinon sous souvent
  surtout tant tard tel telle telles tels tellement toujours tous tout toute toutes très trop tôt vers voici voilà vraiment
  zéro trois quatre cinq six sept huit neuf dix
  peut peuvent pouvez pouvons pouvoir pourra pourrait pu doit doivent devez devons devoir devra devrait dû faut faudra
  faudrait falloir fait faire faites font fera ferait fais va vont vais allez aller ira veut veulent voulez vouloir voudrait
  sait savoir savez dit dire disent dites met mettre mis prend prendre pris vient venir viennent voit voir voyez donne donner
  reste rester passe passer rend rendre etc ex via cela ça
`;

const STOP_WORDS: Record<TextLanguage, ReadonlySet<string>> = {
  fr: new Set([...FRENCH, ...MORE.trim().split(/\s+/)]),
  es: new Set(SPANISH),
  ar: new Set(ARABIC),
};

/** Whether a lower-case word, number or letter is a stop word. Source: @orama/stopwords; for French also MORE. */
export function isStopWord(word: string, language: TextLanguage): boolean {
  return word.length < 2 || STOP_WORDS[language].has(word) || /^[\p{N}-]+$/u.test(word);
}
