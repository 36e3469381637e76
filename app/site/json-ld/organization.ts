import type { SiteInfo } from "~/site/site-settings";
import type { JsonLdNode } from "./graph";

/** One published review. */
export interface ReviewFacts {
  author: string;
  text: string;
  /** 1 to 5. */
  rating: number;
}

/** All published reviews together. */
export interface RatingFacts {
  count: number;
  /** Mean of the ratings, 1 to 5. */
  average: number;
}

/** The address under which other things name the agency. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** The agency, as any page may name it. */
export function organizationNode(site: SiteInfo): JsonLdNode {
  const { siteUrl, siteName, phone, email } = site;
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: siteName,
    url: siteUrl,
    logo: siteUrl + (site.appearance?.logo?.letter ?? "/icon-512.png"),
    telephone: phone,
    email,
    sameAs: [site.instagramUrl, site.linkedinUrl, site.redditUrl],
  };
}

/** The agency as a place of business, for the pages on which a visitor looks for one. */
export function localBusinessNode(
  site: SiteInfo,
  opinions: { rating?: RatingFacts; reviews?: readonly ReviewFacts[] } = {},
): JsonLdNode {
  const { siteUrl, address } = site;
  const { rating, reviews = [] } = opinions;
  return {
    ...organizationNode(site),
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#business`,
    image: `${siteUrl}/icon-512.png`,
    address: postalAddressNode(address),
    areaServed: ["MA", "ES", "SA", "Africa"],
    parentOrganization: { "@id": organizationId(siteUrl) },
    aggregateRating:
      rating && rating.count > 0
        ? {
            "@type": "AggregateRating",
            ratingValue: Math.round(rating.average * 10) / 10,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
    review: reviews.length > 0 ? reviews.map(reviewNode) : undefined,
  };
}

/** 'Rue, Casablanca, Maroc': the last part is the country, the one before it the town, the rest the street. */
export function postalAddressNode(address: string): JsonLdNode {
  const parts = address.split(",").map((part) => part.trim());
  const country = parts.length > 1 ? parts.pop() : undefined;
  const town = parts.pop();
  return {
    "@type": "PostalAddress",
    streetAddress: parts.join(", ") || undefined,
    addressLocality: town,
    addressCountry: country,
  };
}

/** A review; one without a mark says none. */
export function reviewNode({ author, text, rating }: ReviewFacts): JsonLdNode {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    reviewBody: text,
    reviewRating: rating > 0 ? { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 } : undefined,
  };
}

/** A member of the agency, as a page shows it. */
export interface PersonFacts {
  name: string;
  role: string;
  anchor: string;
  /** Path of the portrait. */
  portrait: string | null;
}

/** A member of the agency, under the address of the team's page. */
export function personNode(siteUrl: string, { name, role, anchor, portrait }: PersonFacts): JsonLdNode {
  const url = `${siteUrl}/about#${anchor}`;
  return {
    "@type": "Person",
    "@id": url,
    url,
    name,
    jobTitle: role || undefined,
    image: portrait ? siteUrl + portrait : undefined,
    worksFor: { "@id": organizationId(siteUrl) },
  };
}
