import type { User } from "~/features/accounts/model";
import type { ExampleInput } from "~/features/services/example-schema";
import { EXAMPLE_GONE, SERVICE_GONE } from "~/features/services/messages";
import { audit } from "~/server/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { dropPages } from "~/server/finished-pages.server";
import { forgetSubmission, storeOnce } from "~/server/store-once.server";

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
    const stored = await storeOnce({ kind: "service-example", content, store });
    dropPages(`service:${serviceId}`);
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
    await forgetSubmission(tx, address.id);
    await record(tx, actor, { address, action: "updated", details: { title: input.title } });
  });
  dropPages(`service:${address.serviceId}`);
}

/** Deletes an example for good. @throws DomainError `not-found`. */
export async function deleteExample(actor: User, address: ExampleAddress): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.serviceExample.deleteMany({ where: whereExample(address) });
    if (count === 0) throw new DomainError("not-found", EXAMPLE_GONE);
    await forgetSubmission(tx, address.id);
    await record(tx, actor, { address, action: "deleted" });
  });
  dropPages(`service:${address.serviceId}`);
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
