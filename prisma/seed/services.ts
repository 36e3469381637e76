import type { Prisma } from "~/server/db/client/client";
import { daysBefore } from "./dates";
import type { SeedService } from "./seed-types";
import { businessServices } from "./services/business";
import { contentServices } from "./services/content";
import { graphicsServices } from "./services/graphics";
import { softwareServices } from "./services/programming-software";
import { systemServices } from "./services/programming-systems";

export const services: SeedService[] = [
  ...softwareServices,
  ...systemServices,
  ...graphicsServices,
  ...contentServices,
  ...businessServices,
];

type IdentifiedService = SeedService & { id: string };

export async function insertServices(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const identified = services.map((service) => ({ ...service, id: crypto.randomUUID() }));
  await tx.service.createMany({ data: identified.map((service) => serviceRow(service, now)) });
  await tx.servicePricingTier.createMany({ data: identified.flatMap(tierRows) });
  await tx.serviceExample.createMany({ data: identified.flatMap(exampleRows) });
  await tx.serviceLandingContent.createMany({ data: identified.flatMap(landingRows) });
}

function serviceRow(service: IdentifiedService, now: Date): Prisma.ServiceCreateManyInput {
  const { id, category, title, description, features, icon, is_active } = service;
  const created_at = daysBefore(now, service.createdDaysAgo);
  return {
    id,
    category,
    title,
    description,
    features,
    icon,
    is_active,
    created_at,
    price_starting: service.startingPriceMad,
  };
}

function tierRows(service: IdentifiedService): Prisma.ServicePricingTierCreateManyInput[] {
  return (service.tiers ?? []).map(({ priceMad, ...tier }) => ({ ...tier, price: priceMad, service_id: service.id }));
}

function exampleRows(service: IdentifiedService): Prisma.ServiceExampleCreateManyInput[] {
  return (service.examples ?? []).map((example, index) => ({
    ...example,
    display_order: index,
    service_id: service.id,
  }));
}

function landingRows(service: IdentifiedService): Prisma.ServiceLandingContentCreateManyInput[] {
  return service.landingHtml ? [{ service_id: service.id, content: service.landingHtml }] : [];
}
