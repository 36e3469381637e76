import type { LandingInput } from "~/features/services/schema/landing-content";
import { UNSAVED_VERSION } from "~/features/services/schema/landing-content";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import type { User } from "~/server/sessions/user";
import { lockService } from "./services.server";

const TARGET = "service-landing";

/**
 * Saves a service's own section, sanitised: over the one it has, else as its first. An editor's empty paragraph is
 * stored as nothing. Without a version it saves over whatever is there; the same text again is saved already.
 * @throws DomainError `not-found` for a service that is gone, `invalid` for a link that leads nowhere, EditConflictError
 */
export async function updateLandingContent(actor: User, serviceId: string, input: LandingInput): Promise<void> {
  const clean = sanitizeHtml(input.content);
  const deadLink = deadLinkRefusal(clean);
  if (deadLink) throw new DomainError("invalid", deadLink, { field: "content" });
  const content = hasVisibleContent(clean) ? clean : "";
  const command = { actor, action: "saved", target: TARGET };
  return runCommand<void>(command, async (tx) => {
    const before = await lockLandingContent(tx, serviceId);
    if (input.version !== undefined && input.version !== before.version && content !== before.content) {
      throw await editConflict(tx, "Ce contenu", { targetKind: TARGET, targetId: before.id, version: before.version });
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

/** Locks the service, so that two first saves of its section wait for each other as well. */
async function lockLandingContent(tx: Transaction, serviceId: string) {
  await lockService(tx, serviceId);
  const landing = await tx.serviceLandingContent.findUnique({ where: { service_id: serviceId } });
  return landing ?? { id: null, content: "", version: UNSAVED_VERSION };
}
