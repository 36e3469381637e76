import { forgetFormerAddress, keepFormerAddress } from "~/features/redirects/former-addresses.server";
import { formerServicePath, SERVICE_GONE } from "~/features/services/model/service";
import type { LandingInput, ServiceInput } from "~/features/services/schema";
import { UNSAVED_VERSION } from "~/features/services/schema";
import { keepInTrash } from "~/features/trash/keep.server";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

const TARGET = "service";
/** The actions that change a service itself; showing and hiding it makes no other version. */
const CONTENT_ACTIONS = ["created", "updated"];

function serviceCommand(actor: User, action: string): Command {
  const refusals = {
    services_slug_key: new DomainError("conflict", "Ce slug est déjà celui d’un autre service", { field: "slug" }),
  };
  return { actor, action, target: TARGET, notFound: SERVICE_GONE, refusals };
}

function cacheTagsOf(id: string): string[] {
  return ["services", `service:${id}`];
}

/** Creates a service, once; its slug defaults to the title. @throws DomainError `conflict` for a taken slug */
export function createService(
  actor: User,
  { was_active: _, version: __, ...input }: ServiceInput,
): Promise<{ id: string }> {
  return runCommand(serviceCommand(actor, "created"), async (tx) => {
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content: [actor.id, JSON.stringify(input)] });
    if (isRepeat) return unchanged({ id });
    const { slug, ...rest } = input;
    const service = await tx.service.create({ data: { id, ...rest, ...(slug && { slug }) } });
    await forgetFormerAddress(tx, formerServicePath(service.slug));
    return changed({ result: { id }, targetId: id, details: { title: input.title }, cacheTags: cacheTagsOf(id) });
  });
}

/**
 * Saves a service over the version that was seen; without a version over any. An untouched switch and an empty slug leave
 * what is stored; a former address redirects. @throws DomainError `not-found`, `conflict` for a taken slug
 */
export function updateService(
  actor: User,
  id: string,
  { is_active, was_active, version, slug, ...rest }: ServiceInput,
): Promise<void> {
  const isSwitched = was_active === undefined || is_active !== (was_active === "on");
  const input = { ...rest, ...(slug && { slug }) };
  return runCommand<void>(serviceCommand(actor, "updated"), async (tx) => {
    const before = await lockService(tx, id);
    const isNew = !(await hasContent(tx, id, input));
    if (isNew && version !== undefined && version !== before.version) {
      const stored = { targetKind: TARGET, targetId: id, version: before.version, actions: CONTENT_ACTIONS };
      throw await editConflict(tx, "Ce service", stored);
    }
    const next = { ...(isSwitched && { is_active }), ...(isNew && { version: { increment: 1 } }) };
    await tx.service.update({ where: { id }, data: { ...input, ...next } });
    await releaseIdempotencyKey(tx, id);
    if (slug && slug !== before.slug) {
      await forgetFormerAddress(tx, formerServicePath(slug));
      await keepFormerAddress(tx, formerServicePath(before.slug), { service_id: id });
    }
    const details = { title: input.title, price_starting: input.price_starting, ...(isSwitched && { is_active }) };
    return changed({ result: undefined, targetId: id, details, cacheTags: cacheTagsOf(id) });
  });
}

/** Locks a service's row, so that concurrent changes of it or its parts wait. @throws DomainError `not-found`. */
export async function lockService(tx: Transaction, id: string): Promise<{ version: number; slug: string }> {
  const [service] = await tx.$queryRaw<{ version: number; slug: string }[]>`
    SELECT version, slug FROM services WHERE id = ${id}::uuid FOR UPDATE`;
  if (!service) throw new DomainError("not-found", SERVICE_GONE);
  return service;
}

/** Whether a service holds just this already; the database compares, which knows that 1250 is 1250.00. */
async function hasContent(
  tx: Transaction,
  id: string,
  { features, ...content }: Omit<ServiceInput, "is_active" | "was_active" | "version" | "slug"> & { slug?: string },
): Promise<boolean> {
  return (await tx.service.count({ where: { ...content, id, features: { equals: features } } })) > 0;
}

/** Shows a service on the site or hides it. @throws DomainError `not-found`. */
export function setServiceActive(actor: User, id: string, isActive: boolean): Promise<void> {
  return runCommand(serviceCommand(actor, isActive ? "activated" : "deactivated"), async (tx) => {
    await tx.service.update({ where: { id }, data: { is_active: isActive } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: undefined, targetId: id, cacheTags: cacheTagsOf(id) });
  });
}

export const SERVICE_TRASH: TrashedKind = {
  kind: "service",
  label: "Service",
  table: "services",
};

/** Moves a service with its examples, its tiers and its own section to the trash. @throws DomainError `not-found`. */
export function deleteService(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(serviceCommand(actor, "deleted"), async (tx) => {
    const details = await tx.service.findUniqueOrThrow({ where: { id }, select: { title: true, category: true } });
    const doomed = { id, title: details.title, cacheTags: cacheTagsOf(id), actor };
    const trashId = await keepInTrash(tx, SERVICE_TRASH, doomed);
    await tx.service.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: { trashId }, targetId: id, details, cacheTags: cacheTagsOf(id) });
  });
}

/**
 * Saves a service's own section, sanitised; an empty editor stores nothing. The same text again is saved already.
 * @throws DomainError `not-found`, `invalid` for a link that leads nowhere, EditConflictError
 */
export async function updateLandingContent(actor: User, serviceId: string, input: LandingInput): Promise<void> {
  const clean = sanitizeHtml(input.content);
  const deadLink = deadLinkRefusal(clean);
  if (deadLink) throw new DomainError("invalid", deadLink, { field: "content" });
  const content = hasVisibleContent(clean) ? clean : "";
  const command = { actor, action: "saved", target: "service-landing" };
  return runCommand<void>(command, async (tx) => {
    // Locks the service, so that two first saves of its section wait for each other too.
    await lockService(tx, serviceId);
    const landing = await tx.serviceLandingContent.findUnique({ where: { service_id: serviceId } });
    const before = landing ?? { id: null, content: "", version: UNSAVED_VERSION };
    if (input.version !== undefined && input.version !== before.version && content !== before.content) {
      throw await editConflict(tx, "Ce contenu", {
        targetKind: "service-landing",
        targetId: before.id,
        version: before.version,
      });
    }
    const { id } = await tx.serviceLandingContent.upsert({
      where: { service_id: serviceId },
      create: { service_id: serviceId, content },
      update: { content, version: { increment: 1 } },
    });
    const details = { service_id: serviceId, length: content.length };
    return changed({ result: undefined, targetId: id, details, cacheTags: [`service:${serviceId}`] });
  });
}
