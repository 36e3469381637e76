import { EXAMPLE_GONE, SERVICE_GONE } from "~/features/services/model/messages";
import type { ExampleInput } from "~/features/services/schema/example";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { DomainError } from "~/server/errors.server";
import { releaseIdempotencyKey, withIdempotency } from "~/server/forms/idempotency.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

/** Whose example it is, and which. */
export interface ExampleAddress {
  serviceId: string;
  id: string;
}

/**
 * Adds an example to a service and returns its id. The same one sent twice, as by a double click, is stored once.
 * @throws DomainError `not-found` for a service that is gone.
 */
export async function createExample(actor: User, serviceId: string, input: ExampleInput): Promise<string> {
  const store = async (tx: Prisma.TransactionClient, id: string) => {
    await tx.serviceExample.create({ data: { id, ...input, service_id: serviceId } });
    await record(tx, actor, { address: { serviceId, id }, action: "created", details: { title: input.title } });
  };
  try {
    const content = [actor.id, serviceId, JSON.stringify(input)];
    const stored = await withIdempotency({ kind: "service-example", content, store });
    dropCacheTags(`service:${serviceId}`);
    return stored.id;
  } catch (error) {
    if (violatedConstraint(error) !== "service_examples_service_id_fkey") throw error;
    throw new DomainError("not-found", SERVICE_GONE, { cause: error });
  }
}

/** Saves an example. @throws DomainError `not-found`. */
export async function updateExample(actor: User, address: ExampleAddress, input: ExampleInput): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.serviceExample.updateMany({ where: whereExample(address), data: input });
    if (count === 0) throw new DomainError("not-found", EXAMPLE_GONE);
    await releaseIdempotencyKey(tx, address.id);
    await record(tx, actor, { address, action: "updated", details: { title: input.title } });
  });
  dropCacheTags(`service:${address.serviceId}`);
}

/** Deletes an example for good. @throws DomainError `not-found`. */
export async function deleteExample(actor: User, address: ExampleAddress): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.serviceExample.deleteMany({ where: whereExample(address) });
    if (count === 0) throw new DomainError("not-found", EXAMPLE_GONE);
    await releaseIdempotencyKey(tx, address.id);
    await record(tx, actor, { address, action: "deleted" });
  });
  dropCacheTags(`service:${address.serviceId}`);
}

function whereExample({ serviceId, id }: ExampleAddress) {
  return { id, service_id: serviceId };
}

interface ExampleChange {
  address: ExampleAddress;
  action: string;
  details?: Prisma.InputJsonObject;
}

function record(tx: Prisma.TransactionClient, actor: User, { address, action, details }: ExampleChange): Promise<void> {
  const { serviceId, id } = address;
  const all = { ...details, service_id: serviceId };
  return audit(tx, { actor, action, targetKind: "service-example", targetId: id, details: all });
}
