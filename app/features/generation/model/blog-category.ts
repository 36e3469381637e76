import type { RowBrief } from "./brief";

const BY_SERVICE_CATEGORY: Record<string, string> = {
  programming: "Programmation",
  graphics: "Design",
  content: "Marketing",
  business: "Business",
};

/** The crafts that the blog files under 'Branding', among the other kinds of design. */
const BRANDING = /identité|logo|marque|branding/i;

/** Under which of the blog's categories an article about a service is filed. */
export function blogCategoryOf({ service_category, service }: Pick<RowBrief, "service_category" | "service">): string {
  if (service_category === "graphics" && BRANDING.test(service)) return "Branding";
  return BY_SERVICE_CATEGORY[service_category] ?? "Business";
}
