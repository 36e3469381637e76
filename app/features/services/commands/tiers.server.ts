import { SERVICE_GONE, TIER_GONE, TIER_TAKEN } from "~/features/services/model/messages";
import type { NewTierInput, TierInput } from "~/features/services/schema/tier";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { DomainError } from "~/server/errors.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

/** Whose tier it is, and which. */
export interface TierAddress {
  serviceId: string;
  id: string;
}

/**
 * Adds a tier to a service. The same one sent twice, as by a double click, is stored once.
 * @throws DomainError `conflict` for a level that the service already has, `not-found` for a service that is gone.
 */
export async function createTier(actor: User, serviceId: string, input: NewTierInput): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const { id } = await tx.servicePricingTier.create({ data: { ...input, service_id: serviceId } });
      await record(tx, actor, { address: { serviceId, id }, action: "created", details: { ...input } });
    });
  } catch (error) {
    await refuseTaken(error, serviceId, input);
  }
  dropCacheTags("services", `service:${serviceId}`);
}

async function refuseTaken(error: unknown, serviceId: string, input: NewTierInput): Promise<void> {
  const constraint = violatedConstraint(error);
  if (constraint === "service_pricing_tiers_service_id_fkey") {
    throw new DomainError("not-found", SERVICE_GONE, { cause: error });
  }
  if (constraint !== "service_pricing_tiers_service_id_tier_name_key") throw error;
  const { details, ...rest } = input;
  const twin = await db.servicePricingTier.count({
    where: { ...rest, service_id: serviceId, details: { equals: details } },
  });
  if (twin === 0) throw new DomainError("conflict", TIER_TAKEN, { cause: error });
}

/** Saves a tier; its level stays. @throws DomainError `not-found`. */
export async function updateTier(actor: User, address: TierAddress, input: TierInput): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.servicePricingTier.updateMany({ where: whereTier(address), data: input });
    if (count === 0) throw new DomainError("not-found", TIER_GONE);
    await record(tx, actor, { address, action: "updated", details: { ...input } });
  });
  dropCacheTags("services", `service:${address.serviceId}`);
}

/** Deletes a tier for good. @throws DomainError `not-found`. */
export async function deleteTier(actor: User, address: TierAddress): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.servicePricingTier.deleteMany({ where: whereTier(address) });
    if (count === 0) throw new DomainError("not-found", TIER_GONE);
    await record(tx, actor, { address, action: "deleted" });
  });
  dropCacheTags("services", `service:${address.serviceId}`);
}

function whereTier({ serviceId, id }: TierAddress) {
  return { id, service_id: serviceId };
}

interface TierChange {
  address: TierAddress;
  action: string;
  details?: Prisma.InputJsonObject;
}

function record(tx: Prisma.TransactionClient, actor: User, { address, action, details }: TierChange): Promise<void> {
  const { serviceId, id } = address;
  const all = { ...details, service_id: serviceId };
  return audit(tx, { actor, action, targetKind: "service-tier", targetId: id, details: all });
}
