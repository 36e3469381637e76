import { listDecidedClientIds } from "~/features/clients/people/queries.server";
import { PROJECT_QUOTA_BYTES } from "~/features/projects/messages/model";
import { PROJECT_GONE } from "~/features/projects/model/project";
import { changed, runCommand, runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { UploadedFile } from "~/server/forms/read-upload.server";
import type { User } from "~/server/sessions/user";
import { enqueuePreviews } from "./draw-previews.server";
import { enqueueThreadLetter } from "./thread-letters.server";

interface NewMessage {
  text: string;
  /** What came with it, which `keep` keeps. */
  files: readonly UploadedFile[];
  keep: (tx: Transaction) => Promise<void>;
  /** Said where the files would take more room than a project has. */
  quota: string;
}

/**
 * Adds a message to a project's thread and has the other side told.
 * @throws DomainError `not-found` if the author has no say in it; `invalid` beyond the project's quota of files
 */
export function postMessage(author: User, projectId: string, { text, files, keep, quota }: NewMessage): Promise<void> {
  return runCommand<void>({ actor: author, action: "wrote", target: "project" }, async (tx) => {
    const isFromAgency = author.role === "admin";
    const clientIds = isFromAgency ? null : await listDecidedClientIds(author.id, tx);
    // Locks the project, so that a message and the letter about its thread come one after the other.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM projects WHERE id = ${projectId}::uuid
        AND (${clientIds === null} OR client_id = ANY(${clientIds ?? []}::uuid[])) FOR UPDATE`;
    if (rows.length === 0) throw new DomainError("not-found", PROJECT_GONE);
    // Of now, not of when the transaction began: the thread is in the order in which it was locked.
    const created_at = new Date();
    const sender = { project_id: projectId, is_from_agency: isFromAgency, created_at };
    const { id } = await tx.projectMessage.create({ data: { ...sender, author_id: author.id, text } });
    await storeFiles(tx, { ...sender, message_id: id, uploader_id: author.id }, { files, quota });
    await keep(tx);
    await enqueuePreviews(tx, id, files);
    await setReadAt(tx, { projectId, profileId: author.id, at: created_at });
    await enqueueThreadLetter(tx, { projectId, side: isFromAgency ? "client" : "agency" });
    return changed({ result: undefined, targetId: projectId, cacheTags: [] });
  });
}

/** Names stored files, each as the next version of its name. The caller holds the project. */
async function storeFiles(
  tx: Transaction,
  sender: { project_id: string; message_id: string; uploader_id: string; is_from_agency: boolean; created_at: Date },
  { files, quota }: Pick<NewMessage, "files" | "quota">,
): Promise<void> {
  const { project_id } = sender;
  const taken = await tx.projectFile.aggregate({ where: { project_id }, _sum: { bytes: true } });
  const total = files.reduce((sum, { size }) => sum + size, taken._sum.bytes ?? 0);
  if (files.length > 0 && total > PROJECT_QUOTA_BYTES) throw new DomainError("invalid", quota, { field: "files" });
  for (const { key, name, kind, size, sha256 } of files) {
    const last = await tx.projectFile.findFirst({ where: { project_id, name }, orderBy: { version: "desc" } });
    const file = { name, kind, bytes: size, sha256, storage_key: key, version: (last?.version ?? 0) + 1 };
    await tx.projectFile.create({ data: { ...sender, ...file } });
  }
}

/** Notes that a user has read a thread up to a message of that time; never back to an earlier one. */
export function markRead(projectId: string, profileId: string, at: Date): Promise<void> {
  return runTransaction((tx) => setReadAt(tx, { projectId, profileId, at }));
}

async function setReadAt(
  tx: Transaction,
  { projectId, profileId, at }: { projectId: string; profileId: string; at: Date },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO project_readers (project_id, profile_id, read_at)
    VALUES (${projectId}::uuid, ${profileId}::uuid, ${at}::timestamptz)
    ON CONFLICT (project_id, profile_id) DO UPDATE SET read_at = greatest(project_readers.read_at, EXCLUDED.read_at)`;
}
