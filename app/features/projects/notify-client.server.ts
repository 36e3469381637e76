import { readerOf } from "~/features/accounts/model/user";
import type { Reader } from "~/features/mail/model";
import { queueEmail, withdrawEmail } from "~/features/mail/outbox.server";
import { newProject, projectCancelled, projectStatusChanged } from "~/features/projects/emails";
import type { ProjectStatus } from "~/features/projects/model/project";
import { PROJECT_STATUSES, STATUS_LABELS_BY_LANGUAGE, UNDO_STATUS } from "~/features/projects/model/project";
import { readSite } from "~/features/settings/queries.server";
import type { Prisma } from "~/server/db/client/client";
import { isMailSent } from "~/server/env.server";

type Tx = Prisma.TransactionClient;

interface Project {
  id: string;
  client_id: string | null;
  title: string;
  description: string | null;
  status: ProjectStatus;
}

export async function announceProject(tx: Tx, project: Project): Promise<void> {
  const client = await reach(tx, project.client_id);
  if (client) await queueEmail(tx, newProject({ ...client, project }));
}

/**
 * Writes to the client about a status, in place of a letter that still waits; a known status writes nothing.
 * @param former the status known to the client, as long as nothing waits @returns the e-mail's id, or null
 */
export async function announceStatus(
  tx: Tx,
  { id, client_id, title, status }: Omit<Project, "description">,
  former: ProjectStatus,
): Promise<string | null> {
  const known = (await withdrawStatus(tx, id)) ?? former;
  const client = await reach(tx, client_id);
  // An e-mail that is kept for want of a mail server may have been shared: what the client knows cannot be told.
  if (!client || (isMailSent && known === status)) return null;
  const facts = { ...client, projectId: id, projectTitle: title };
  const news =
    status === "cancelled"
      ? projectCancelled({ ...facts, contact: await readSite(tx) })
      : projectStatusChanged({ ...facts, status, statusLabel: STATUS_LABELS_BY_LANGUAGE[client.language][status] });
  const { id: emailId } = await queueEmail(tx, news, { topic: topicOf(id), former: known });
  return emailId;
}

/** Withdraws a waiting e-mail about a status. @returns the status known without it; null where none waits */
export async function withdrawStatus(tx: Tx, projectId: string, emailId?: string): Promise<ProjectStatus | null> {
  const taken = await withdrawEmail(tx, topicOf(projectId), emailId);
  return PROJECT_STATUSES.find((status) => status === taken?.former) ?? null;
}

const topicOf = (projectId: string) => `project-status:${projectId}`;

/** Null for a project without a client, and for a client without an address. */
async function reach(tx: Tx, clientId: string | null): Promise<Reader | null> {
  const credential =
    clientId &&
    (await tx.credential.findUnique({
      where: { profile_id: clientId },
      select: { email: true, profile: { select: { full_name: true, language: true } } },
    }));
  return credential ? readerOf(credential) : null;
}

/** Offers to undo a status while its e-mail waits. @param action the page whose action undoes it */
export function offerUndo(
  action: string,
  {
    id,
    emailId,
    label = "Annuler",
  }: {
    id: string;
    emailId: string | null;
    label?: string;
  },
) {
  if (!emailId) return undefined;
  const note = isMailSent
    ? "La lettre au client part dans dix secondes."
    : "La lettre au client est gardée parmi les e-mails.";
  return { note, label, action, fields: { intent: UNDO_STATUS, id, letter: emailId } };
}
