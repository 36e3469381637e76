import { SERVICE_GONE, UNTITLED_EXAMPLE } from "~/features/services/model/service";
import { keepInTrash } from "~/features/trash/keep.server";
import { pageOffset } from "~/lib/web/page-offset";
import { db } from "~/server/db/db.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import type { ExampleInput } from "./schema";

const TARGET = "service-example";

export interface ExampleAddress {
  serviceId: string;
  id: string;
}

function exampleCommand(actor: User, action: string): Command {
  const refusals = { service_examples_service_id_fkey: new DomainError("not-found", SERVICE_GONE) };
  return { actor, action, target: TARGET, notFound: "Cet exemple n’existe plus.", refusals };
}

function trailOf({ serviceId, id }: ExampleAddress, details: { title?: string | null } = {}) {
  return { targetId: id, details: { ...details, service_id: serviceId }, cacheTags: [`service:${serviceId}`] };
}

export const EXAMPLES_PER_PAGE = 20;

/** A page of a service's examples, in the order in which the site shows them, with how many there are in all. */
export async function listExamples(serviceId: string, page: number) {
  const where = { service_id: serviceId };
  const [examples, matchCount] = await Promise.all([
    db.serviceExample.findMany({
      where,
      orderBy: [{ display_order: "asc" }, { id: "asc" }],
      ...pageOffset(page, EXAMPLES_PER_PAGE),
    }),
    db.serviceExample.count({ where }),
  ]);
  return { examples, matchCount };
}

/** The page on which an example stands; the first for one that is gone. */
export async function getExamplePage(serviceId: string, id: string): Promise<number> {
  const example = await getExample(serviceId, id);
  if (!example) return 1;
  const { display_order } = example;
  const isBefore = { OR: [{ display_order: { lt: display_order } }, { display_order, id: { lt: id } }] };
  const before = await db.serviceExample.count({ where: { service_id: serviceId, ...isBefore } });
  return Math.floor(before / EXAMPLES_PER_PAGE) + 1;
}

export function getExample(serviceId: string, id: string) {
  return db.serviceExample.findFirst({ where: { id, service_id: serviceId } });
}

/** Adds an example, once, and returns its id. @throws DomainError `not-found` for a deleted service */
export function createExample(actor: User, serviceId: string, input: ExampleInput): Promise<string> {
  return runCommand(exampleCommand(actor, "created"), async (tx) => {
    const content = [actor.id, serviceId, JSON.stringify(input)];
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content });
    if (isRepeat) return unchanged(id);
    await tx.serviceExample.create({ data: { id, ...input, service_id: serviceId } });
    return changed({ result: id, ...trailOf({ serviceId, id }, { title: input.title }) });
  });
}

/** Saves an example. @throws DomainError `not-found`. */
export function updateExample(actor: User, address: ExampleAddress, input: ExampleInput): Promise<void> {
  return runCommand(exampleCommand(actor, "updated"), async (tx) => {
    await tx.serviceExample.update({ where: whereExample(address), data: input });
    await releaseIdempotencyKey(tx, address.id);
    return changed({ result: undefined, ...trailOf(address, { title: input.title }) });
  });
}

export const EXAMPLE_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Exemple d’un service",
  table: "service_examples",
};

/** Moves an example to the trash. @throws DomainError `not-found`. */
export function deleteExample(actor: User, address: ExampleAddress): Promise<{ trashId: string }> {
  return runCommand(exampleCommand(actor, "deleted"), async (tx) => {
    const select = { title: true, service: { select: { title: true } } } as const;
    const { title, service } = await tx.serviceExample.findFirstOrThrow({ where: whereExample(address), select });
    const trail = trailOf(address, { title });
    const named = { title: `${title || UNTITLED_EXAMPLE}, ${service.title}`, cacheTags: trail.cacheTags, actor };
    const trashId = await keepInTrash(tx, EXAMPLE_TRASH, { id: address.id, ...named });
    await tx.serviceExample.delete({ where: whereExample(address) });
    await releaseIdempotencyKey(tx, address.id);
    return changed({ result: { trashId }, ...trail });
  });
}

function whereExample({ serviceId, id }: ExampleAddress) {
  return { id, service_id: serviceId };
}
