import type { ArticleOutline } from "~/features/seo-score/model/article-outline";
import { outlineOf } from "~/features/seo-score/model/article-outline";
import { HEAD_RULES } from "~/features/seo-score/model/head-rules";
import { KEYWORD_RULES } from "~/features/seo-score/model/keyword-rules";
import { LINK_RULES } from "~/features/seo-score/model/link-rules";
import type { ArticleFacts, KeywordFacts, Rule } from "~/features/seo-score/model/rule";
import type { ScoredRule, SeoScore } from "~/features/seo-score/model/score";
import { totalOf } from "~/features/seo-score/model/score";
import { TEXT_RULES } from "~/features/seo-score/model/text-rules";
import { mainKeyword } from "~/lib/text/french/keywords";
import { contentStems, countPhrase } from "~/lib/text/french/phrases";
import type { Sentence } from "~/lib/text/french/sentences";
import { readSentences } from "~/lib/text/french/sentences";
import type { Language } from "~/site/language";

/** An article to be scored. */
export interface ScoredArticle {
  title: string;
  /** Its meta description. */
  excerpt: string;
  /** Its text, as `renderMarkdown` has rendered and sanitised it. */
  html: string;
  tags: string[];
  /** That of its readers. */
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
  const rules = SCORE_RULES.map((rule) => applied(rule, facts));
  return { total: totalOf(rules), keyword: facts.keyword?.phrase ?? null, rules };
}

function applied({ name, possible, judge }: Rule, facts: ArticleFacts): ScoredRule {
  const { points, advice } = judge(facts);
  return { name, points, possible, advice: points < possible ? advice : null };
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
    prose: blocks.filter(({ kind }) => isProse(kind)).map(({ sentences }) => sentences),
    keyword: phrase ? keywordFacts({ phrase, title, blocks, language }) : null,
  };
}

function read({ kind, text }: ArticleOutline["blocks"][number], language: Language): ReadBlock {
  const sentences = readSentences(text, language);
  return { kind, sentences, stems: sentences.flatMap(({ contents }) => contents.map(({ stem }) => stem)) };
}

function isProse(kind: ReadBlock["kind"]): boolean {
  return kind === "paragraph" || kind === "item";
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
