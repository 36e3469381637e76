import { useRootData } from "~/shell/site-page";
import { useShellCopy } from "~/shell/use-shell-copy";
import type { Crumb, JsonLdNode } from "~/site/json-ld/graph";
import { breadcrumbNode, jsonLdText } from "~/site/json-ld/graph";
import { organizationNode } from "~/site/json-ld/organization";
import type { SiteInfo } from "~/site/site-settings";

interface PageJsonLdProps {
  /** The way to this page below the home page, itself included; absent on the home page. */
  crumbs?: readonly Crumb[];
  /** What else the page tells of. */
  nodes?: (site: SiteInfo) => readonly JsonLdNode[];
}

/** The page in the words of schema.org: the agency, where the page stands, and what it is about. A block of data that never runs. */
export function PageJsonLd({ crumbs, nodes }: PageJsonLdProps) {
  const site = useRootData()?.site;
  const { home } = useShellCopy();
  if (!site) return null;
  const graph = [
    organizationNode(site),
    ...(crumbs ? [breadcrumbNode(site.siteUrl, [{ name: home, path: "" }, ...crumbs])] : []),
    ...(nodes?.(site) ?? []),
  ];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every letter that HTML could read is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />;
}
