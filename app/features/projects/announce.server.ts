import { newProject } from "~/features/mail/letters/new-project";
import { projectStatusChanged } from "~/features/mail/letters/project-status-changed";
import { queueMail } from "~/features/mail/outbox.server";
import type { ProjectStatus } from "~/features/projects/model";
import { PROJECT_STATUS_LABELS } from "~/features/projects/model";
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
    projectStatusChanged({ ...client, projectId: id, projectTitle: title, statusLabel: PROJECT_STATUS_LABELS[status] }),
  );
}

/** Null for a project without a client, and for a client without an address. */
async function reach(tx: Tx, clientId: string | null): Promise<{ recipient: string; fullName: string } | null> {
  const credential =
    clientId &&
    (await tx.credential.findUnique({
      where: { profile_id: clientId },
      select: { email: true, profile: { select: { full_name: true } } },
    }));
  if (!credential) return null;
  return { recipient: credential.email, fullName: credential.profile.full_name ?? credential.email };
}
