import type { JsonLdNode } from "./graph";
import { organizationId } from "./organization";

/** What a page says of somebody of the agency. */
export interface PersonFacts {
  name: string;
  role: string;
  anchor: string;
  /** Path of the portrait. */
  portrait: string | null;
}

/** Somebody of the agency, under the address of the page of the team. */
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
