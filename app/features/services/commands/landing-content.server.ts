import { SERVICE_GONE } from "~/features/services/model/messages";
import type { LandingInput } from "~/features/services/schema/landing-content";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { describeConflict } from "~/server/forms/edit-conflict.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

type Tx = Prisma.TransactionClient;

const TARGET_KIND = "service-landing";

/** Of a section that was never saved. */
const NO_VERSION = 0;

/** A service's own section as its editor opens it: sanitised, whoever wrote it; empty when there is none. */
export async function getLanding(serviceId: string): Promise<{ content: string; version: number }> {
  const landing = await db.serviceLandingContent.findUnique({ where: { service_id: serviceId } });
  return { content: sanitizeHtml(landing?.content ?? ""), version: landing?.version ?? NO_VERSION };
}

/**
 * Saves a service's own section, sanitised: over the one it has, else as its first. An editor's empty paragraph is
 * stored as nothing. Without a version it saves over whatever is there; the same text again is saved already.
 * @throws DomainError `not-found` for a service that is gone.
 */
export async function saveLanding(
  actor: User,
  serviceId: string,
  input: LandingInput,
): Promise<{ kind: "saved" } | EditConflict> {
  const clean = sanitizeHtml(input.content);
  const content = hasVisibleContent(clean) ? clean : "";
  const outcome = await db.$transaction(async (tx) => {
    const before = await lockLanding(tx, serviceId);
    if (input.version !== undefined && input.version !== before.version && content !== before.content) {
      return describeConflict(tx, { targetKind: TARGET_KIND, targetId: before.id, version: before.version });
    }
    const { id } = await tx.serviceLandingContent.upsert({
      where: { service_id: serviceId },
      create: { service_id: serviceId, content },
      update: { content, version: { increment: 1 } },
    });
    const details = { service_id: serviceId, length: content.length };
    await audit(tx, { actor, action: "saved", targetKind: TARGET_KIND, targetId: id, details });
    return { kind: "saved" as const };
  });
  if (outcome.kind === "saved") dropCacheTags(`service:${serviceId}`);
  return outcome;
}

interface LockedLanding {
  id: string | null;
  content: string;
  version: number;
}

/** Holds the service, so that two first saves of its section wait for each other as well. */
async function lockLanding(tx: Tx, serviceId: string): Promise<LockedLanding> {
  const services = await tx.$queryRaw<unknown[]>`SELECT FROM services WHERE id = ${serviceId}::uuid FOR UPDATE`;
  if (services.length === 0) throw new DomainError("not-found", SERVICE_GONE);
  const landing = await tx.serviceLandingContent.findUnique({ where: { service_id: serviceId } });
  return landing ?? { id: null, content: "", version: NO_VERSION };
}
