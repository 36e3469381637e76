import type { ArticleOutline } from "~/features/blog/score/article-outline";
import { outlineOf } from "~/features/blog/score/article-outline";
import type { ArticleFacts, Finding, KeywordFacts, Rule, SeoScore } from "~/features/blog/score/score";
import { TOO_SHORT, totalOf, WORDS_MIN } from "~/features/blog/score/score";
import { mainKeyword } from "~/lib/text/french/keywords";
import type { Sentence } from "~/lib/text/french/phrases";
import { contentStems, countPhrase, readSentences } from "~/lib/text/french/phrases";
import type { Language } from "~/site/language";
import { judgeTags, lengthOf, SEO_IDEALS, TAG_RULE } from "./score";

const WORDS_A_HEADING = 300;
const PARAGRAPH_MAX_WORDS = 120;

/** Up to how many words a sentence, on average, how many points are given. */
const SENTENCE_POINTS = [
  { words: 20, points: 10 },
  { words: 25, points: 7 },
  { words: 30, points: 4 },
];

/** How the text is built, and how it reads. */
export const TEXT_RULES: Rule[] = [
  {
    name: "Intertitres",
    possible: 5,
    judge: ({ outline, wordCount }) => {
      const count = outline.blocks.filter(({ kind }) => kind === "heading").length;
      const wanted = Math.max(2, Math.ceil(wordCount / WORDS_A_HEADING));
      const points = count >= wanted ? 5 : count > 0 ? 2 : 0;
      return {
        points,
        advice: `Ajoutez des intertitres : ${count} pour le moment, ${wanted} au moins pour cette longueur.`,
      };
    },
  },
  {
    name: "Longueur des paragraphes",
    possible: 4,
    judge: ({ prose, wordCount }) => {
      if (wordCount < WORDS_MIN) return TOO_SHORT;
      const long = prose.filter((sentences) => wordsIn(sentences) > PARAGRAPH_MAX_WORDS).length;
      const what = long > 1 ? `${long} paragraphes dépassent` : "un paragraphe dépasse";
      return { points: long === 0 ? 4 : long === 1 ? 2 : 0, advice: `Coupez : ${what} ${PARAGRAPH_MAX_WORDS} mots.` };
    },
  },
  {
    name: "Listes et tableaux",
    possible: 3,
    judge: ({ outline }) => ({
      points: outline.lists > 0 ? 3 : 0,
      advice: "Mettez une énumération en liste, ou des chiffres en tableau.",
    }),
  },
  {
    name: "Lisibilité",
    possible: 10,
    judge: ({ prose, wordCount }) => {
      const sentences = prose.flat();
      if (sentences.length === 0 || wordCount < WORDS_MIN) return TOO_SHORT;
      const mean = Math.ceil(wordsIn(sentences) / sentences.length);
      const points = SENTENCE_POINTS.find(({ words }) => mean <= words)?.points ?? 0;
      return { points, advice: `Raccourcissez les phrases\u202f: ${mean} mots en moyenne, 20 au plus.` };
    },
  },
];

function wordsIn(sentences: Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

const NO_KEYWORD: Finding = { points: 0, advice: "Écrivez d’abord le texte : il ne dit pas encore de quoi il parle." };

/** Occurrences of the keyword, in percent of the words. */
const DENSITY = { min: 0.5, max: 2.5, toleratedMin: 0.2, toleratedMax: 4 };

/** Whether the article says what it is about where it is looked for, and does not repeat it too much. */
export const KEYWORD_RULES: Rule[] = [
  {
    name: "Mot-clé dans le titre",
    possible: 12,
    judge: withKeyword(({ phrase, stems, titleStems }) => ({
      points: found(titleStems, stems, 12),
      advice: `Reprenez «\u202f${phrase}\u202f» dans le titre.`,
    })),
  },
  {
    name: "Mot-clé dans le premier paragraphe",
    possible: 8,
    judge: withKeyword(({ phrase, stems, firstParagraphStems }) => ({
      points: found(firstParagraphStems, stems, 8),
      advice: `Nommez «\u202f${phrase}\u202f» dès le premier paragraphe.`,
    })),
  },
  {
    name: "Mot-clé dans les intertitres",
    possible: 8,
    judge: withKeyword(({ phrase, isInHeading }) => ({
      points: isInHeading ? 8 : 0,
      advice: `Reprenez «\u202f${phrase}\u202f» dans un intertitre au moins.`,
    })),
  },
  {
    name: "Densité du mot-clé",
    possible: 10,
    judge: withKeyword(({ phrase, count }, { wordCount }) => {
      if (wordCount < WORDS_MIN) return TOO_SHORT;
      const percent = (100 * count) / wordCount;
      const isIdeal = percent >= DENSITY.min && percent <= DENSITY.max;
      const isNear = percent >= DENSITY.toleratedMin && percent <= DENSITY.toleratedMax;
      const verb = percent < DENSITY.min ? "Employez davantage" : "Répétez moins";
      const times = `${count} fois pour ${wordCount} mots`;
      return { points: isIdeal ? 10 : isNear ? 5 : 0, advice: `${verb} «\u202f${phrase}\u202f» : ${times}.` };
    }),
  },
];

function withKeyword(judge: (keyword: KeywordFacts, facts: ArticleFacts) => Finding): Rule["judge"] {
  return (facts) => (facts.keyword ? judge(facts.keyword, facts) : NO_KEYWORD);
}

/** Full points for the phrase as it is, half for its words apart. */
function found(stems: string[], phrase: string[], possible: number): number {
  if (countPhrase(stems, phrase) > 0) return possible;
  return phrase.every((stem) => stems.includes(stem)) ? possible / 2 : 0;
}

/** What leads on from the text, and its pictures. */
export const LINK_RULES: Rule[] = [
  {
    name: "Liens internes",
    possible: 5,
    judge: ({ outline, siteHost }) => {
      const has = outline.links.some((address) => /^\/(?!\/)/.test(address) || hostOf(address) === siteHost);
      return { points: has ? 5 : 0, advice: "Menez vers une autre page du site, un service ou un article." };
    },
  },
  {
    name: "Liens externes",
    possible: 3,
    judge: ({ outline, siteHost }) => {
      const has = outline.links.map(hostOf).some((host) => host !== null && host !== siteHost);
      return { points: has ? 3 : 0, advice: "Citez une source d’un autre site par un lien." };
    },
  },
  {
    name: "Images décrites",
    possible: 7,
    judge: ({ outline: { pictures } }) => {
      if (pictures.length === 0) return { points: 0, advice: "Ajoutez une image au texte, avec une description." };
      const described = pictures.filter(Boolean).length;
      const missing = pictures.length - described;
      const what = missing > 1 ? `${missing} images n’ont pas de description` : "une image n’a pas de description";
      return { points: Math.floor((7 * described) / pictures.length), advice: `Décrivez chaque image : ${what}.` };
    },
  },
];

function hostOf(address: string): string | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).host : null;
}

const { titleMax, descriptionMin, descriptionMax } = SEO_IDEALS;
const TITLE_TOLERATED = 70;
const DESCRIPTION_TOLERATED = { min: 120, max: 180 };

/** What stands around the text: title, description, tags. */
export const HEAD_RULES: Rule[] = [
  {
    name: "Longueur du titre",
    possible: 10,
    judge: ({ title }) => {
      const length = lengthOf(title.trim());
      if (length === 0) return { points: 0, advice: "Donnez un titre à l’article." };
      const points = length <= titleMax ? 10 : length <= TITLE_TOLERATED ? 5 : 0;
      return { points, advice: `Raccourcissez le titre : ${length} caractères, ${titleMax} au plus.` };
    },
  },
  {
    name: "Longueur de la description",
    possible: 10,
    judge: ({ description }) => {
      const length = lengthOf(description.trim());
      const isIdeal = length >= descriptionMin && length <= descriptionMax;
      const isNear = length >= DESCRIPTION_TOLERATED.min && length <= DESCRIPTION_TOLERATED.max;
      const verb = length < descriptionMin ? "Allongez" : "Raccourcissez";
      const advice = `${verb} l’extrait : ${length} caractères, entre ${descriptionMin} et ${descriptionMax}.`;
      return { points: isIdeal ? 10 : isNear ? 5 : 0, advice };
    },
  },
  { ...TAG_RULE, judge: ({ tagCount }) => judgeTags(tagCount) },
];

export interface ScoredArticle {
  title: string;
  /** Its meta description. */
  excerpt: string;
  /** Its text, as `renderMarkdown` has rendered and sanitised it. */
  html: string;
  tags: string[];
  language: Language;
  siteHost: string;
  /** The target keyword; without one, the text's main keyword. */
  keyword?: string | undefined;
}

/** Every rule there is. Their points make 100. */
export const SCORE_RULES: readonly Rule[] = [...HEAD_RULES, ...KEYWORD_RULES, ...TEXT_RULES, ...LINK_RULES];

/** How ready an article is to be found, rule by rule. */
export function scoreArticle(article: ScoredArticle): SeoScore {
  const facts = factsOf(article);
  const rules = SCORE_RULES.map((rule) => {
    const { name, possible, judge } = rule;
    const { points, advice } = judge(facts);
    return { name, points, possible, advice: points < possible ? advice : null };
  });
  return { total: totalOf(rules), keyword: facts.keyword?.phrase ?? null, rules };
}

/** A block of the text, taken apart. */
interface ReadBlock {
  kind: ArticleOutline["blocks"][number]["kind"];
  sentences: Sentence[];
  stems: string[];
}

function factsOf({ title, excerpt, html, tags, language, siteHost, keyword }: ScoredArticle): ArticleFacts {
  const outline = outlineOf(html);
  const texts = outline.blocks.filter(({ kind }) => kind !== "code");
  const blocks = texts.map(({ kind, text }): ReadBlock => {
    const sentences = readSentences(text, language);
    return { kind, sentences, stems: sentences.flatMap(({ contents }) => contents.map(({ stem }) => stem)) };
  });
  const body = blocks.flatMap(({ sentences }) => sentences);
  const wordCount = body.reduce((sum, { words }) => sum + words.length, 0);
  const phrase = keyword?.trim() || mainKeyword(readSentences(title, language), body);
  return {
    title,
    description: excerpt,
    tagCount: tags.length,
    siteHost,
    outline,
    wordCount,
    prose: blocks.filter(({ kind }) => kind === "paragraph" || kind === "item").map(({ sentences }) => sentences),
    keyword: phrase ? keywordFacts({ phrase, title, blocks, language }) : null,
  };
}

function keywordFacts({
  phrase,
  title,
  blocks,
  language,
}: {
  phrase: string;
  title: string;
  blocks: ReadBlock[];
  language: Language;
}): KeywordFacts | null {
  const stems = contentStems(phrase, language);
  if (stems.length === 0) return null;
  return {
    phrase,
    stems,
    titleStems: contentStems(title, language),
    firstParagraphStems: blocks.find(({ kind }) => kind === "paragraph")?.stems ?? [],
    isInHeading: blocks.some((block) => block.kind === "heading" && countPhrase(block.stems, stems) > 0),
    count: blocks.reduce((sum, block) => sum + countPhrase(block.stems, stems), 0),
  };
}
