import { readerOf } from "~/features/accounts/model/user";
import { listReadersOf } from "~/features/clients/people/queries.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { projectHandedOver } from "~/features/projects/emails";
import type { HandoverInput } from "~/features/projects/handover/schema";
import type { LockedProject } from "~/features/projects/milestones/lock.server";
import { lockProjectOf } from "~/features/projects/milestones/lock.server";
import { withdrawStatus } from "~/features/projects/notify-client.server";
import { DAY_MS } from "~/lib/dates/durations";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

const ASKED_AFTER_DAYS = 2;

/**
 * Stores a handover; `isFinal` finishes the project, writes to the client and schedules the request for a review.
 * @throws DomainError `not-found`; `conflict` when it has changed meanwhile, or cannot be handed over
 */
export function saveHandover(
  actor: User,
  projectId: string,
  { version, files, ...texts }: HandoverInput,
  { isFinal }: { isFinal: boolean },
): Promise<{ isHandedOver: boolean }> {
  const command = { actor, action: isFinal ? "handed-over" : "handover-saved", target: "project" };
  return runCommand(command, async (tx) => {
    const project = await lockProjectOf(tx, projectId);
    const before = await tx.projectHandover.findUnique({ where: { project_id: projectId } });
    if ((before?.version ?? null) !== (version ?? null))
      throw new DomainError("conflict", "Cette livraison a changé entre-temps. Rechargez la page avant d’enregistrer.");
    if (isFinal && before?.handed_over_at)
      throw new DomainError("conflict", "Ce projet est déjà livré. Enregistrez vos corrections.");
    await tx.projectHandover.upsert({
      where: { project_id: projectId },
      create: { project_id: projectId, ...texts },
      update: { ...texts, version: { increment: 1 } },
    });
    await tx.projectFile.updateMany({ where: { project_id: projectId }, data: { handover_id: null } });
    const chosen = await tx.projectFile.updateMany({
      where: { project_id: projectId, id: { in: files } },
      data: { handover_id: projectId },
    });
    if (chosen.count !== new Set(files).size)
      throw new DomainError("conflict", "Un des fichiers choisis n’existe plus. Relisez la liste.");
    if (isFinal) await handOver(tx, project);
    const result = { isHandedOver: isFinal || before?.handed_over_at != null };
    return changed({ result, targetId: projectId, details: { files: files.length }, cacheTags: [] });
  });
}

async function handOver(tx: Transaction, { id, title, status, client_id }: LockedProject): Promise<void> {
  if (!client_id)
    throw new DomainError("conflict", "Ce projet n’a pas de client\u202f: choisissez-en un avant de livrer.");
  const now = new Date();
  await tx.projectHandover.update({ where: { project_id: id }, data: { handed_over_at: now } });
  // The letter of the hand-over says that the project is finished: none about its status goes beside it.
  await withdrawStatus(tx, id);
  if (status !== "completed") {
    const data = {
      status: "completed",
      version: { increment: 1 },
      events: { create: { status: "completed" } },
    } as const;
    await tx.project.update({ where: { id }, data });
  }
  for (const reader of await listReadersOf(tx, client_id)) {
    await queueEmail(tx, projectHandedOver({ ...readerOf(reader), projectId: id, projectTitle: title }));
  }
  const due_at = new Date(now.getTime() + ASKED_AFTER_DAYS * DAY_MS);
  const asked = { profile_id: client_id, due_at };
  await tx.reviewRequest.upsert({ where: { project_id: id }, create: { project_id: id, ...asked }, update: asked });
}
