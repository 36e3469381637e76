/** The words around an article, in its own language. */
export interface ArticleCopy {
  /** What its page and the blog are called. */
  blog: string;
  blogTitle: string;
  back: string;
  contents: string;
  contentsLabel: string;
  /** Before the name of whoever signs. */
  writtenBy: string;
  facts: { author: string; origin: string; published: string; updated: string; reading: string };
  /** '4 minutes'. */
  readingTime: (minutes: number) => string;
  /** 'Généré par IA, relu par Leïla Amrani'; of null, that nobody has read it over yet. */
  generatedLine: (reader: string | null) => string;
  /** Those of the categories whose name is another one than in French. */
  categories: Readonly<Record<string, string>>;
  tags: string;
  table: string;
  share: string;
  shareBy: { whatsapp: string; linkedin: string; email: string };
  copyLink: string;
  linkCopied: string;
  copyFailed: string;
  question: string;
  contact: string;
  around: string;
  previous: string;
  next: string;
  related: string;
  draft: string;
  alreadyPublished: string;
  draftText: string;
  /** What follows an excerpt that is too short for search engines. */
  metaMore: string;
}
