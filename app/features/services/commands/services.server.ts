import { SERVICE_GONE, SERVICE_SLUG_TAKEN } from "~/features/services/model/messages";
import type { ServiceInput } from "~/features/services/schema/service";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { DomainError } from "~/server/errors.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { describeConflict } from "~/server/forms/edit-conflict.server";
import { releaseIdempotencyKey, withIdempotency } from "~/server/forms/idempotency.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

type Tx = Prisma.TransactionClient;

const TARGET_KIND = "service";
/** What changes a service itself; showing and hiding it makes no other version. */
const CONTENT = ["created", "updated"];

/**
 * Makes a service; the database makes its slug of the title where none is given. The same one sent twice, as by a
 * double click, is stored once. @throws DomainError `conflict` for a slug that another service has.
 */
export async function createService(
  actor: User,
  { was_active: _, version: __, ...input }: ServiceInput,
): Promise<{ id: string }> {
  const { slug, ...rest } = input;
  const { id } = await withIdempotency({
    kind: "service",
    content: [actor.id, JSON.stringify(input)],
    store: async (tx, id) => {
      const service = await tx.service.create({ data: { id, ...rest, ...(slug && { slug }) } });
      await claimAddress(tx, service);
      await record(tx, actor, { id, action: "created", details: { title: input.title } });
    },
  }).catch(refuseTaken);
  dropServicePages(id);
  return { id };
}

/**
 * Saves the dialog of a service over the version that its writer has seen; without a version over any. The same text
 * again is saved already. A switch that nobody touched in it stays as it is stored: a colleague may have hidden the
 * service since the dialog was opened. Without a slug its address stays; visitors who know its former one are led to it.
 * @throws DomainError `not-found`, `conflict` for a slug that another service has.
 */
export async function updateService(
  actor: User,
  id: string,
  { is_active, was_active, version, slug, ...rest }: ServiceInput,
): Promise<{ kind: "saved" } | EditConflict> {
  const isSwitched = was_active === undefined || is_active !== (was_active === "on");
  const input = { ...rest, ...(slug && { slug }) };
  const saving = db.$transaction(async (tx) => {
    const before = await lockService(tx, id);
    const isNew = !(await hasContent(tx, id, input));
    if (isNew && version !== undefined && version !== before.version) {
      return describeConflict(tx, { targetKind: TARGET_KIND, targetId: id, version: before.version, actions: CONTENT });
    }
    const next = { ...(isSwitched && { is_active }), ...(isNew && { version: { increment: 1 } }) };
    await change(tx, id, { ...input, ...next });
    if (slug && slug !== before.slug) await move(tx, { id, slug }, before.slug);
    const details = { title: input.title, price_starting: input.price_starting, ...(isSwitched && { is_active }) };
    await record(tx, actor, { id, action: "updated", details });
    return { kind: "saved" as const };
  });
  const outcome = await saving.catch(refuseTaken);
  if (outcome.kind === "saved") dropServicePages(id);
  return outcome;
}

/** Its former address leads to it, whatever its next one; its new one leads nowhere else any more. */
async function move(tx: Tx, service: { id: string; slug: string }, former: string): Promise<void> {
  await claimAddress(tx, service);
  const service_id = service.id;
  await tx.serviceSlug.upsert({
    where: { slug: former },
    create: { slug: former, service_id },
    update: { service_id },
  });
}

async function claimAddress(tx: Tx, { slug }: { slug: string }): Promise<void> {
  await tx.serviceSlug.deleteMany({ where: { slug } });
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) !== "services_slug_key") throw error;
  throw new DomainError("conflict", SERVICE_SLUG_TAKEN, { cause: error });
}

/** Whoever saves the same service at the same time waits here, and then sees what was saved. */
async function lockService(tx: Tx, id: string) {
  const [service] = await tx.$queryRaw<{ version: number; slug: string }[]>`
    SELECT version, slug FROM services WHERE id = ${id}::uuid FOR UPDATE`;
  if (!service) throw new DomainError("not-found", SERVICE_GONE);
  return service;
}

type Content = Omit<ServiceInput, "is_active" | "was_active" | "version" | "slug"> & { slug?: string };

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
    await releaseIdempotencyKey(tx, id);
    await record(tx, actor, { id, action: "deleted", details: service });
  });
  dropServicePages(id);
}

async function change(tx: Tx, id: string, data: Prisma.ServiceUpdateManyMutationInput): Promise<void> {
  const { count } = await tx.service.updateMany({ where: { id }, data });
  if (count === 0) throw new DomainError("not-found", SERVICE_GONE);
  await releaseIdempotencyKey(tx, id);
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
  dropCacheTags("services", `service:${id}`);
}
