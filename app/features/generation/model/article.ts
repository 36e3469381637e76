/** An article as a model wrote it, already found whole. */
export interface WrittenArticle {
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  tags: string[];
  metaDescription: string;
  seoKeywords: string[];
}

/** What asking a model took, whatever came of it: it is paid for all the same. */
export interface Taken {
  provider: string;
  model: string;
  /** As it was put to the model. */
  prompt: string;
  inputTokens: number;
  outputTokens: number;
  /** In millionths of a dollar; null where the price of the model is not known. */
  costMicroUsd: number | null;
}

/** An article and what it took to write it. */
export interface Writing extends Taken {
  article: WrittenArticle;
}
