import type { ChosenService, ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
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

/** What a choice means: the title of the service and, if it has it, the tier; null when there is no such service. */
export async function getChosenService({ slug, tier }: ServiceChoice): Promise<ChosenService | null> {
  const service = await db.service.findFirst({
    where: { slug, is_active: true },
    select: { title: true, pricing_tiers: { select: { tier_name: true } } },
  });
  if (!service) return null;
  const tier_name = service.pricing_tiers.find((offered) => offered.tier_name === tier)?.tier_name ?? null;
  return { service_interest: service.title, tier_name };
}
