import type { ServiceCategory, TierName } from "~/features/services/model/service";
import { CATEGORY_LABELS, SERVICE_CATEGORIES, TIER_LABELS } from "~/features/services/model/service";
import type { ServiceChoice } from "~/features/services/schema/service-choice";
import { db } from "~/server/db/db.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";

/** The active services as the options of a list, those of a category together; none while there is no service. */
export async function listServiceChoices() {
  addCacheTags("services");
  const services = await db.service.findMany({
    where: { is_active: true },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: { slug: true, category: true, title: true },
  });
  const inCategory = (category: ServiceCategory) =>
    services
      .filter((service) => service.category === category)
      .map(({ slug, title }) => ({ value: slug, label: title }));
  return SERVICE_CATEGORIES.map((category) => ({
    label: CATEGORY_LABELS[category],
    options: inCategory(category),
  })).filter(({ options }) => options.length > 0);
}

/** What a choice is called where it is kept and shown: the service, and its tier; null when there is no such service. */
export async function getServiceChoiceLabel({ slug, tier }: ServiceChoice): Promise<string | null> {
  const service = await db.service.findFirst({
    where: { slug, is_active: true },
    select: { title: true, pricing_tiers: { select: { tier_name: true } } },
  });
  if (!service) return null;
  const hasTier = service.pricing_tiers.some(({ tier_name }) => tier_name === tier);
  return tier && hasTier ? withTier(service.title, tier) : service.title;
}

function withTier(title: string, tier: TierName): string {
  return `${title}, formule ${TIER_LABELS[tier]}`;
}
