import { readerOf } from "~/features/accounts/model";
import { newProject } from "~/features/mail/letters/new-project";
import { projectStatusChanged } from "~/features/mail/letters/project-status-changed";
import type { Reader } from "~/features/mail/model";
import { queueMail } from "~/features/mail/outbox.server";
import type { ProjectStatus } from "~/features/projects/model";
import { STATUS_LABELS_BY_LANGUAGE } from "~/features/projects/model";
import type { Prisma } from "~/server/db/client/client";

type Tx = Prisma.TransactionClient;

interface Project {
  id: string;
  client_id: string | null;
  title: string;
  description: string | null;
  status: ProjectStatus;
}

/** Writes to the client that a project is open. */
export async function announceProject(tx: Tx, project: Project): Promise<void> {
  const client = await reach(tx, project.client_id);
  if (client) await queueMail(tx, newProject({ ...client, project }));
}

/** Writes to the client where the project stands now. */
export async function announceStatus(
  tx: Tx,
  { id, client_id, title, status }: Omit<Project, "description">,
): Promise<void> {
  const client = await reach(tx, client_id);
  if (!client) return;
  await queueMail(
    tx,
    projectStatusChanged({
      ...client,
      projectId: id,
      projectTitle: title,
      statusLabel: STATUS_LABELS_BY_LANGUAGE[client.language][status],
    }),
  );
}

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
