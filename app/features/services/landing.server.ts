import type { User } from "~/features/accounts/model";
import { SERVICE_GONE } from "~/features/services/messages";
import { hasVisibleContent, sanitiseHtml } from "~/lib/sanitise-html";
import { audit } from "~/server/audit.server";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { dropPages } from "~/server/finished-pages.server";

/** A service's own section as its editor opens it: sanitised, whoever wrote it; empty when there is none. */
export async function getLandingHtml(serviceId: string): Promise<string> {
  const landing = await db.serviceLandingContent.findUnique({ where: { service_id: serviceId } });
  return sanitiseHtml(landing?.content ?? "");
}

/**
 * Saves a service's own section, sanitised: over the one it has, else as its first. An editor's empty paragraph is
 * stored as nothing.
 * @throws DomainError `not-found` for a service that is gone.
 */
export async function saveLanding(actor: User, serviceId: string, html: string): Promise<void> {
  const clean = sanitiseHtml(html);
  const content = hasVisibleContent(clean) ? clean : "";
  try {
    await db.$transaction(async (tx) => {
      const { id } = await tx.serviceLandingContent.upsert({
        where: { service_id: serviceId },
        create: { service_id: serviceId, content },
        update: { content },
      });
      const details = { service_id: serviceId, length: content.length };
      await audit(tx, { actor, action: "saved", targetKind: "service-landing", targetId: id, details });
    });
  } catch (error) {
    if (violatedConstraint(error) !== "service_landing_content_service_id_fkey") throw error;
    throw new DomainError("not-found", SERVICE_GONE, { cause: error });
  }
  dropPages(`service:${serviceId}`);
}
