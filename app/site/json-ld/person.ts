import type { JsonLdNode } from "./graph";
import { organizationId } from "./organization";

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
