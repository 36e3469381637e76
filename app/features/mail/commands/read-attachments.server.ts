import { z } from "zod";
import { openDocumentFile } from "~/features/billing-documents/commands/keep-document-file.server";
import { PermanentJobError } from "~/server/jobs/job-queue.server";
import { storage } from "~/server/storage/storage.server";
import type { StoredFile } from "~/server/storage/storage-interface";

const attachmentsSchema = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    key: z.string().optional(),
    document: z
      .object({
        kind: z.enum(["quote", "acceptance", "invoice", "receipt"]),
        subjectId: z.uuid(),
        format: z.enum(["pdf", "ubl"]),
      })
      .optional(),
  }),
);

type StoredAttachment = z.output<typeof attachmentsSchema>[number];

/**
 * The files of a letter as its row names them, ready to be sent.
 * @throws PermanentJobError when one is gone; StorageUnavailableError while the store does not answer
 */
export async function readAttachments(stored: unknown) {
  const files = [];
  for (const attachment of attachmentsSchema.parse(stored)) {
    const file = await openFile(attachment);
    if (!file) throw new PermanentJobError(`Pièce jointe introuvable\u202f: ${attachment.name}`);
    const content = Buffer.from(await new Response(file.body as BodyInit).arrayBuffer());
    files.push({ filename: attachment.name, contentType: attachment.type, content });
  }
  return files;
}

async function openFile({ key, document }: StoredAttachment): Promise<StoredFile | null> {
  if (document) return (await openDocumentFile(document))?.file ?? null;
  return key ? storage.get(key) : null;
}
