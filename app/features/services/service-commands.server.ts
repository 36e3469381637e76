import type { User } from "~/features/accounts/model";
import { SERVICE_GONE } from "~/features/services/messages";
import type { ServiceInput } from "~/features/services/schema";
import { audit } from "~/server/audit.server";
import type { ChangedMeanwhile } from "~/server/changed-meanwhile.server";
import { describeChange } from "~/server/changed-meanwhile.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { dropPages } from "~/server/finished-pages.server";
import { forgetSubmission, storeOnce } from "~/server/store-once.server";

type Tx = Prisma.TransactionClient;

const TARGET_KIND = "service";
/** What changes a service itself; showing and hiding it makes no other version. */
const CONTENT = ["created", "updated"];

/** Makes a service. The same one sent twice, as by a double click, is stored once. */
export async function createService(
  actor: User,
  { was_active: _, version: __, ...input }: ServiceInput,
): Promise<{ id: string }> {
  const { id } = await storeOnce({
    kind: "service",
    content: [actor.id, JSON.stringify(input)],
    store: async (tx, id) => {
      await tx.service.create({ data: { id, ...input } });
      await record(tx, actor, { id, action: "created", details: { title: input.title } });
    },
  });
  dropServicePages(id);
  return { id };
}

/**
 * Saves the dialog of a service over the version that its writer has seen; without a version over any. The same text
 * again is saved already. A switch that nobody touched in it stays as it is stored: a colleague may have hidden the
 * service since the dialog was opened. @throws DomainError `not-found`.
 */
export async function updateService(
  actor: User,
  id: string,
  { is_active, was_active, version, ...input }: ServiceInput,
): Promise<{ kind: "saved" } | ChangedMeanwhile> {
  const isSwitched = was_active === undefined || is_active !== (was_active === "on");
  const outcome = await db.$transaction(async (tx) => {
    const before = await lockService(tx, id);
    const isNew = !(await hasContent(tx, id, input));
    if (isNew && version !== undefined && version !== before.version) {
      return describeChange(tx, { targetKind: TARGET_KIND, targetId: id, version: before.version, actions: CONTENT });
    }
    const next = { ...(isSwitched && { is_active }), ...(isNew && { version: { increment: 1 } }) };
    await change(tx, id, { ...input, ...next });
    const { title, price_starting } = input;
    const details = { title, price_starting, ...(isSwitched && { is_active }) };
    await record(tx, actor, { id, action: "updated", details });
    return { kind: "saved" as const };
  });
  if (outcome.kind === "saved") dropServicePages(id);
  return outcome;
}

/** Whoever saves the same service at the same time waits here, and then sees what was saved. */
async function lockService(tx: Tx, id: string) {
  const [service] = await tx.$queryRaw<{ version: number }[]>`
    SELECT version FROM services WHERE id = ${id}::uuid FOR UPDATE`;
  if (!service) throw new DomainError("not-found", SERVICE_GONE);
  return service;
}

type Content = Omit<ServiceInput, "is_active" | "was_active" | "version">;

/** Whether a service holds just this already; the database compares, which knows that 1250 is 1250.00. */
async function hasContent(tx: Tx, id: string, { features, ...content }: Content): Promise<boolean> {
  return (await tx.service.count({ where: { ...content, id, features: { equals: features } } })) > 0;
}

/** Shows a service on the site or hides it. @throws DomainError `not-found`. */
export async function setServiceActive(actor: User, id: string, isActive: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    await change(tx, id, { is_active: isActive });
    await record(tx, actor, { id, action: isActive ? "activated" : "deactivated" });
  });
  dropServicePages(id);
}

/** Deletes a service with its examples, its tiers and its own section for good. @throws DomainError `not-found`. */
export async function deleteService(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const service = await tx.service.findUnique({ where: { id }, select: { title: true, category: true } });
    const { count } = await tx.service.deleteMany({ where: { id } });
    if (!service || count === 0) throw new DomainError("not-found", SERVICE_GONE);
    await forgetSubmission(tx, id);
    await record(tx, actor, { id, action: "deleted", details: service });
  });
  dropServicePages(id);
}

async function change(tx: Tx, id: string, data: Prisma.ServiceUpdateManyMutationInput): Promise<void> {
  const { count } = await tx.service.updateMany({ where: { id }, data });
  if (count === 0) throw new DomainError("not-found", SERVICE_GONE);
  await forgetSubmission(tx, id);
}

interface ServiceChange {
  id: string;
  action: string;
  details?: Prisma.InputJsonObject;
}

function record(tx: Tx, actor: User, { id, action, details }: ServiceChange): Promise<void> {
  return audit(tx, { actor, action, targetKind: TARGET_KIND, targetId: id, ...(details && { details }) });
}

/** Its own page, and every list that names it. */
function dropServicePages(id: string): void {
  dropPages("services", `service:${id}`);
}
