import { TIER_LABELS } from "~/features/services/model/service";
import { keepInTrash } from "~/features/trash/keep.server";
import { db } from "~/server/db/db.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import type { TierInput } from "./schema";
import { lockService } from "./write.server";

const TARGET = "service-tier";

export interface TierAddress {
  serviceId: string;
  id: string;
}

function tierCommand(actor: User, action: string): Command {
  return { actor, action, target: TARGET, notFound: "Ce tarif n’existe plus." };
}

/** What every change of a tier leaves behind: lists of services show the lowest price. */
function trailOf({ serviceId, id }: TierAddress, details: JsonObject = {}) {
  const cacheTags = ["services", `service:${serviceId}`];
  return { targetId: id, details: { ...details, service_id: serviceId }, cacheTags };
}

export async function listTiers(serviceId: string) {
  const tiers = await db.servicePricingTier.findMany({
    where: { service_id: serviceId },
    // The database keeps tier names in the order of their declaration: basic, standard, advanced.
    orderBy: { tier_name: "asc" },
  });
  return tiers.map(withMad);
}

export async function getTier(serviceId: string, id: string) {
  const tier = await db.servicePricingTier.findFirst({ where: { id, service_id: serviceId } });
  return tier && withMad(tier);
}

function withMad<Row extends { price: { toNumber(): number } | null }>({ price, ...row }: Row) {
  return { ...row, priceMad: price?.toNumber() ?? null };
}

/** Adds a tier, once. @throws DomainError `conflict` for a level that exists, `not-found` for a deleted service */
export function createTier(actor: User, serviceId: string, input: TierInput): Promise<void> {
  return runCommand(tierCommand(actor, "created"), async (tx) => {
    await lockService(tx, serviceId);
    if (await hasLevel(tx, serviceId, input)) return unchanged(undefined);
    const { id } = await tx.servicePricingTier.create({ data: { ...input, service_id: serviceId } });
    return changed({ result: undefined, ...trailOf({ serviceId, id }, { ...input }) });
  });
}

/** Whether a service has this very tier. @throws DomainError `conflict` for another one of its level. */
async function hasLevel(tx: Transaction, serviceId: string, { details, ...rest }: TierInput): Promise<boolean> {
  const level = { service_id: serviceId, tier_name: rest.tier_name };
  if ((await tx.servicePricingTier.count({ where: level })) === 0) return false;
  const same = { ...rest, ...level, details: { equals: details } };
  if ((await tx.servicePricingTier.count({ where: same })) > 0) return true;
  throw new DomainError(
    "conflict",
    "Ce service a déjà un tarif de ce niveau. Modifiez-le, ou choisissez un autre niveau.",
    { field: "tier_name" },
  );
}

/** Saves a tier; its level stays. @throws DomainError `not-found`. */
export function updateTier(actor: User, address: TierAddress, { tier_name: _, ...input }: TierInput): Promise<void> {
  return runCommand(tierCommand(actor, "updated"), async (tx) => {
    await tx.servicePricingTier.update({ where: whereTier(address), data: input });
    return changed({ result: undefined, ...trailOf(address, { ...input }) });
  });
}

export const TIER_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Tarif d’un service",
  table: "service_pricing_tiers",
  taken: "Ce service a de nouveau un tarif de ce niveau. Supprimez-le, puis recommencez.",
};

/** Moves a tier to the trash. @throws DomainError `not-found`. */
export function deleteTier(actor: User, address: TierAddress): Promise<{ trashId: string }> {
  return runCommand(tierCommand(actor, "deleted"), async (tx) => {
    const select = { tier_name: true, service: { select: { title: true } } } as const;
    const { tier_name, service } = await tx.servicePricingTier.findFirstOrThrow({ where: whereTier(address), select });
    const trail = trailOf(address);
    const title = `${TIER_LABELS[tier_name]}, ${service.title}`;
    const trashId = await keepInTrash(tx, TIER_TRASH, { id: address.id, title, cacheTags: trail.cacheTags, actor });
    await tx.servicePricingTier.delete({ where: whereTier(address) });
    return changed({ result: { trashId }, ...trail });
  });
}

function whereTier({ serviceId, id }: TierAddress) {
  return { id, service_id: serviceId };
}
