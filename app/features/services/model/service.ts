import type { Motif } from "~/brand/zellige/layout";
import type { Glaze } from "~/brand/zellige/tone";
import { formatMad } from "~/site/format";

/** In the order of the navigation. */
export const SERVICE_CATEGORIES = ["programming", "graphics", "content", "business"] as const;

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

export const CATEGORY_LABELS: Record<ServiceCategory, string> = {
  programming: "Programmation & Technologie",
  graphics: "Design & Graphisme",
  content: "Contenu & Marketing",
  business: "Business & Data",
};

/** Colour of a category's badge, as `ui/badge` names them. */
export const CATEGORY_TONES = {
  programming: "blue",
  graphics: "red",
  content: "yellow",
  business: "green",
} as const satisfies Record<ServiceCategory, string>;

/** Each craft has its own family of the one pattern. */
export const CATEGORY_MOTIFS: Record<ServiceCategory, Motif> = {
  programming: "sharp",
  graphics: "broad",
  content: "contact",
  business: "slender",
};

export const CATEGORY_GLAZES: Record<ServiceCategory, Glaze> = { programming: 5, graphics: 7, content: 6, business: 8 };

/** The icons offered for a service of each category; the first stands in for an unknown name. */
export const CATEGORY_ICONS = {
  programming: ["Code", "Smartphone", "Monitor", "Bot", "Shield", "ShoppingCart", "Map", "Cpu"],
  graphics: ["Palette", "Layers", "PenTool", "Image", "Video", "Package"],
  content: ["PenTool", "Globe", "FileText", "Camera", "TrendingUp", "MessageCircle"],
  business: ["BarChart3", "Database", "FileSearch", "Scale", "TrendingUp", "Users"],
} as const satisfies Record<ServiceCategory, readonly string[]>;

export type ServiceIconName = (typeof CATEGORY_ICONS)[ServiceCategory][number];

/** From the smallest offer to the largest, the order in which they are shown. */
export const TIER_NAMES = ["basic", "standard", "advanced"] as const;

export type TierName = (typeof TIER_NAMES)[number];

export const TIER_LABELS: Record<TierName, string> = { basic: "Basique", standard: "Standard", advanced: "Avancé" };

/** Of a tier whose price is given in a quote. */
export const WITHOUT_PRICE = "Sur devis";

export function tierPrice(priceMad: number | null): string {
  return priceMad === null ? WITHOUT_PRICE : formatMad(priceMad);
}

export const HIGHLIGHTED_TIER: TierName = "standard";

/** Whether a text, from an address for instance, names a category. */
export function isServiceCategory(text: string | undefined): text is ServiceCategory {
  return SERVICE_CATEGORIES.some((category) => category === text);
}

export function servicePath({ category, slug }: { category: ServiceCategory; slug: string }): string {
  return `/services/${category}/${slug}`;
}

/** By which a former slug of a service is known, whatever category its address names. */
export const formerServicePath = (slug: string) => `/services/${slug}`;

export interface ChosenService {
  service_interest: string;
  tier_name: TierName | null;
}

/** The two in words: 'Logo, formule Standard'. */
export function chosenServiceText({ service_interest, tier_name }: ChosenService): string {
  return tier_name ? `${service_interest}, formule ${TIER_LABELS[tier_name]}` : service_interest;
}

/** The contact form, filled in with a service and, where one was chosen, a tier of it. */
export function serviceFormPath(slug: string, tier?: TierName): string {
  return `/contact?${new URLSearchParams({ service: slug, ...(tier && { tier }) })}#inquiry-title`;
}

/** The page of the back office's list of a service's examples. */
export function examplesPath(serviceId: string, page: number): string {
  return `/admin/services/${serviceId}/examples${page > 1 ? `?page=${page}` : ""}`;
}

/** The chat message of a visitor who asks about a service in general. */
export function serviceChatMessage(title: string): string {
  return `Bonjour, je vous écris au sujet du service « ${title} ». Pouvez-vous m’en dire plus ?`;
}

/** The chat message of a visitor who has chosen a tier: it names the service, the tier and, where it has one, the price. */
export function tierChatMessage({
  title,
  tier,
  priceMad,
}: {
  title: string;
  tier: TierName;
  priceMad: number | null;
}): string {
  const chosen = `la formule ${TIER_LABELS[tier]} du service « ${title} »`;
  if (priceMad === null) return `Bonjour, je souhaite un devis pour ${chosen}.`;
  return `Bonjour, je souhaite ${chosen}, à ${formatMad(priceMad)}.`;
}

export const SERVICES_LOAD_FAILURE = "Impossible de charger les services";

export const SERVICE_GONE = "Ce service n’existe plus.";

export const STARTING_PRICE_LABEL = "Prix de départ (MAD)";

export const UNTITLED_EXAMPLE = "Sans titre";
