import type { ArticleOutline } from "~/features/blog/score/article-outline";
import { outlineOf } from "~/features/blog/score/article-outline";
import { KEYWORD_RULES } from "~/features/blog/score/keyword-rules";
import type { ArticleFacts, KeywordFacts, Rule } from "~/features/blog/score/rule";
import type { SeoScore } from "~/features/blog/score/score";
import { totalOf } from "~/features/blog/score/score";
import { TEXT_RULES } from "~/features/blog/score/text-rules";
import { mainKeyword } from "~/lib/text/french/keywords";
import type { Sentence } from "~/lib/text/french/phrases";
import { contentStems, countPhrase, readSentences } from "~/lib/text/french/phrases";
import type { Language } from "~/site/language";
import { judgeTags, lengthOf, SEO_IDEALS, TAG_RULE } from "./score";

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
  const blocks = texts.map((block) => read(block, language));
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

function read({ kind, text }: ArticleOutline["blocks"][number], language: Language): ReadBlock {
  const sentences = readSentences(text, language);
  return { kind, sentences, stems: sentences.flatMap(({ contents }) => contents.map(({ stem }) => stem)) };
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
