import type { Language } from "~/site/language";
import type { JsonLdNode } from "./graph";
import type { ReviewFacts } from "./organization";
import { organizationId, reviewNode } from "./organization";

/** What the page of a work says, without its look. */
export interface CreativeWorkFacts {
  path: string;
  title: string;
  summary: string;
  language: Language;
  sector: string;
  year: string;
  clientName: string;
  /** A client made up for the demo is no organisation that search engines should know. */
  isFictitious: boolean;
  imagePath: string;
  changedAt: string;
  publishedAt?: string | undefined;
  /** The published review that the page quotes. */
  review?: ReviewFacts | undefined;
}

/** A work of the agency, with the review that quotes it. */
export function creativeWorkNode(siteUrl: string, work: CreativeWorkFacts): JsonLdNode {
  const url = siteUrl + work.path;
  return {
    "@type": "CreativeWork",
    "@id": `${url}#realisation`,
    url,
    name: work.title,
    description: work.summary || undefined,
    genre: work.sector,
    inLanguage: work.language,
    copyrightYear: work.year,
    image: siteUrl + work.imagePath,
    datePublished: work.publishedAt,
    dateModified: work.changedAt,
    creator: { "@id": organizationId(siteUrl) },
    sourceOrganization: work.isFictitious ? undefined : { "@type": "Organization", name: work.clientName },
    review: work.review && reviewNode(work.review),
  };
}
