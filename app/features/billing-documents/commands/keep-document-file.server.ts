import { z } from "zod";
import type { DocumentRef } from "~/features/billing-documents/model/document-ref";
import { documentFileName, documentFileType } from "~/features/billing-documents/model/document-ref";
import type { KeptFile } from "~/features/billing-documents/queries/document-files.server";
import { getKeptFile } from "~/features/billing-documents/queries/document-files.server";
import type { IssuedDocument } from "~/features/billing-documents/queries/frozen-document.server";
import { getIssuedDocument } from "~/features/billing-documents/queries/frozen-document.server";
import { documentUbl } from "~/features/billing-documents/ubl/document-ubl";
import { readLogo } from "~/features/legal-identity/queries.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { storage } from "~/server/storage/storage.server";
import type { ReadOptions, StoredFile } from "~/server/storage/storage-interface";

/** The kind of job that makes the file of one document. */
export const MAKE_DOCUMENT_FILE = "make-document-file";

const refSchema = z.object({
  kind: z.enum(["quote", "acceptance", "invoice", "receipt"]),
  subjectId: z.uuid(),
  format: z.enum(["pdf", "ubl"]),
});

/** Of the digest, so much tells apart two files of one document. */
const DIGEST_CHARACTERS = 16;

/** Has the file of a document made soon, in the transaction that issues it: none is rendered within that. */
export async function enqueueDocumentFile(tx: Transaction, ref: DocumentRef): Promise<void> {
  const { kind, subjectId, format } = ref;
  const uniqueKey = `${MAKE_DOCUMENT_FILE}:${kind}:${subjectId}:${format}`;
  await enqueueJob(tx, { kind: MAKE_DOCUMENT_FILE, payload: { kind, subjectId, format }, uniqueKey });
}

/** Makes the file of a document that was issued. One whose job was lost is made when it is first asked for. */
export const makeDocumentFile: JobHandler = {
  attemptsMax: 5,
  async run({ payload }) {
    await keepDocumentFile(refSchema.parse(payload));
  },
};

/**
 * The file of a document, made and stored unless it is there: however often and by however many processes it is asked
 * for, one file counts.
 * @returns null while nothing is issued, and where there is no such form of the document
 */
export async function keepDocumentFile(ref: DocumentRef): Promise<KeptFile | null> {
  return (await getKeptFile(ref)) ?? (await makeFile(ref));
}

/** A document's file that is being read, and what a response says of it. */
export interface OpenDocumentFile {
  file: StoredFile;
  kept: KeptFile;
  /** 'F-2026-0042.pdf'. */
  name: string;
  type: string;
}

/**
 * Opens the file of a document, made first where it has to be. The caller has checked that its reader may see it.
 * @throws StorageUnavailableError
 */
export async function openDocumentFile(ref: DocumentRef, options: ReadOptions = {}): Promise<OpenDocumentFile | null> {
  const issued = await getIssuedDocument(ref);
  const kept = issued && (await keepDocumentFile(ref));
  if (!kept) return null;
  const named = { name: documentFileName(ref, issued.document.number), type: documentFileType(ref) };
  const file = await storage.get(kept.key, options);
  if (file) return { file, kept, ...named };
  // The store has lost it: it is made anew, and where the program has changed since, its row says so.
  logger.warn({ event: "document-file-lost", key: kept.key });
  const made = await makeFile(ref);
  const found = made && (await storage.get(made.key, options));
  return found && { file: found, kept: made, ...named };
}

async function makeFile(ref: DocumentRef): Promise<KeptFile | null> {
  const issued = await getIssuedDocument(ref);
  const bytes = issued && (await render(ref, issued));
  if (!bytes) return null;
  const { kind, subjectId, format } = ref;
  const sha256 = fileDigest(bytes);
  const storage_key = `documents/${kind}/${subjectId}-${sha256.slice(0, DIGEST_CHARACTERS)}.${format}`;
  await storage.put(storage_key, bytes);
  await runTransaction((tx) => noteFile(tx, ref, { storage_key, sha256, bytes: bytes.byteLength }));
  return getKeptFile(ref);
}

/** Another process may have made the file meanwhile: the first one counts, unless the store has lost it. */
async function noteFile(
  tx: Transaction,
  { kind, subjectId, format }: DocumentRef,
  stored: { storage_key: string; sha256: string; bytes: number },
): Promise<void> {
  const row = { kind, subject_id: subjectId, format, ...stored };
  const { count } = await tx.documentFile.createMany({ data: [row], skipDuplicates: true });
  if (count > 0) return;
  const where = { kind_subject_id_format: { kind, subject_id: subjectId, format } };
  const known = await tx.documentFile.findUnique({ where });
  if (known && known.sha256 !== stored.sha256 && (await storage.sizeOf(known.storage_key)) === null) {
    await tx.documentFile.update({ where, data: stored });
  }
}

async function render(ref: DocumentRef, { document, acceptance }: IssuedDocument): Promise<Uint8Array | null> {
  if (ref.format === "ubl") {
    const ubl = ref.kind === "invoice" ? documentUbl(document) : null;
    return ubl === null ? null : new TextEncoder().encode(ubl);
  }
  // The typesetter and its faces are loaded by the first document.
  const { documentPdf } = await import("~/features/billing-documents/pdf/document-pdf.server");
  const { logo } = document.seller;
  return documentPdf(document, { acceptance, logo: logo && (await readLogo(logo.sha256)) });
}
