import type { Language } from "~/site/language";
import type { JsonLdNode } from "./graph";
import type { PersonFacts } from "./organization";
import { organizationId, personNode } from "./organization";

/** What an article's page says, without its look. */
export interface BlogPostingFacts {
  path: string;
  title: string;
  description: string;
  language: Language;
  category: string;
  tags: readonly string[];
  /** Absent when the agency itself signs. */
  authorName: string | undefined;
  /** The member of the team who signs it. */
  signer?: PersonFacts | null | undefined;
  /** Whether a model wrote it, and who has then read it over. */
  isGenerated?: boolean | undefined;
  editorName?: string | undefined;
  /** ISO times. */
  publishedAt?: string | undefined;
  changedAt: string;
  wordCount: number;
  /** Path of the picture that stands for it. */
  imagePath: string;
}

/** Source: IPTC digital source types, as schema.org names them in IPTCDigitalSourceEnumeration. */
const TRAINED_MODEL = "https://schema.org/TrainedAlgorithmicMediaDigitalSource";

/** An article of the blog, published by the agency. */
export function blogPostingNode(siteUrl: string, post: BlogPostingFacts): JsonLdNode {
  const url = siteUrl + post.path;
  const agency = { "@id": organizationId(siteUrl) };
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description || undefined,
    articleSection: post.category,
    keywords: post.tags.length > 0 ? post.tags.join(", ") : undefined,
    inLanguage: post.language,
    wordCount: post.wordCount,
    image: siteUrl + post.imagePath,
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    author: post.signer ? personNode(siteUrl, post.signer) : (named(post.authorName) ?? agency),
    editor: named(post.editorName),
    digitalSourceType: post.isGenerated ? TRAINED_MODEL : undefined,
    publisher: agency,
    isPartOf: { "@type": "Blog", "@id": `${siteUrl}/blog#blog`, url: `${siteUrl}/blog` },
  };
}

function named(name: string | undefined): JsonLdNode | undefined {
  return name ? { "@type": "Person", name } : undefined;
}
