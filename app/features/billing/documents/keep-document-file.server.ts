import { z } from "zod";
import type { Acceptance } from "~/features/billing/documents/pdf/document-pdf.server";
import { documentUbl } from "~/features/billing/documents/ubl/document-ubl";
import { readLogo } from "~/features/billing/identity/queries.server";
import type { BillingDocument } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import { fileDigest } from "~/server/crypto/tokens.server";
import type { DocumentFile } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { fileResponse } from "~/server/http/file-response.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { storage } from "~/server/storage/storage.server";
import type { ReadOptions } from "~/server/storage/storage-interface";

/** The row that holds a frozen document, and the format of a file of it. */
export interface DocumentRef {
  kind: "quote" | "acceptance" | "invoice" | "receipt";
  subjectId: string;
  /** UBL only of invoices and credit notes. */
  format: "pdf" | "ubl";
}

const TYPES = { pdf: "application/pdf", ubl: "application/xml" } as const;

/** 'F-2026-0042.pdf'. */
function documentFileName({ kind, format }: Pick<DocumentRef, "kind" | "format">, number: string): string {
  return `${number}${kind === "acceptance" ? "-acceptation" : ""}.${format === "ubl" ? "xml" : format}`;
}

/** A document's PDF as the attachment of a letter, made at the latest when the letter is sent. */
export function pdfAttachment(kind: DocumentRef["kind"], subjectId: string, number: string) {
  const document = { kind, subjectId, format: "pdf" } as const;
  return { name: documentFileName(document, number), type: TYPES.pdf, document };
}

export interface KeptFile extends DocumentRef {
  id: string;
  key: string;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  bytes: number;
}

async function getKeptFile({ kind, subjectId, format }: DocumentRef): Promise<KeptFile | null> {
  const where = { kind_subject_id_format: { kind, subject_id: subjectId, format } };
  const row = await db.documentFile.findUnique({ where });
  return row && toKept(row);
}

/** A stored file by its id; the caller checks the access before it reads the bytes. */
export async function getKeptFileById(id: string): Promise<KeptFile | null> {
  const row = await db.documentFile.findUnique({ where: { id } });
  return row && toKept(row);
}

function toKept({ id, kind, subject_id, format, storage_key, sha256, bytes }: DocumentFile): KeptFile {
  return { id, kind, subjectId: subject_id, format, key: storage_key, sha256, bytes };
}

type IssuedDocument = { document: BillingDocument; acceptance: Acceptance | null };

/**
 * The frozen document of a row; null while there is none.
 * @throws Error when the text does not match its digest
 */
export async function getIssuedDocument({ kind, subjectId }: DocumentRef): Promise<IssuedDocument | null> {
  const where = { id: subjectId };
  if (kind === "acceptance") {
    const row = await db.quoteAcceptance.findUnique({ where });
    const issued = thawed(row, subjectId);
    if (!row || !issued) return null;
    const { name, function: role, accepted_at: acceptedAt, document_sha256: documentSha256 } = row;
    return { ...issued, acceptance: { name, function: role, acceptedAt, documentSha256 } };
  }
  if (kind === "quote") return thawed(await db.quote.findUnique({ where }), subjectId);
  if (kind === "invoice") return thawed(await db.invoice.findUnique({ where }), subjectId);
  return thawed(await db.payment.findUnique({ where }), subjectId);
}

function thawed(
  row: { document: string | null; document_sha256: string | null } | null,
  id: string,
): IssuedDocument | null {
  if (row?.document == null) return null;
  if (fileDigest(new TextEncoder().encode(row.document)) !== row.document_sha256) {
    throw new Error(`The frozen document of ${id} is not the one that was issued`);
  }
  return { document: parseDocument(row.document), acceptance: null };
}

export const MAKE_DOCUMENT_FILE = "make-document-file";

export const documentRefSchema = z.object({
  kind: z.enum(["quote", "acceptance", "invoice", "receipt"]),
  subjectId: z.uuid(),
  format: z.enum(["pdf", "ubl"]),
});

/** Enqueues the making of a document's file, in the transaction that issues the document. */
export async function enqueueDocumentFile(tx: Transaction, ref: DocumentRef): Promise<void> {
  const { kind, subjectId, format } = ref;
  const uniqueKey = `${MAKE_DOCUMENT_FILE}:${kind}:${subjectId}:${format}`;
  await enqueueJob(tx, { kind: MAKE_DOCUMENT_FILE, payload: { kind, subjectId, format }, uniqueKey });
}

/** Makes the file of an issued document; without its job, the file is made when it is first asked for. */
export const makeDocumentFile: JobHandler = {
  attemptsMax: 5,
  async run({ payload }) {
    await keepDocumentFile(documentRefSchema.parse(payload));
  },
};

/**
 * The file of a document, made and stored once, also when several processes ask for it.
 * @returns null while nothing is issued, and where the document has no such format
 */
export async function keepDocumentFile(ref: DocumentRef): Promise<KeptFile | null> {
  return (await getKeptFile(ref)) ?? (await makeFile(ref));
}

/**
 * Opens the file of a document, which is made first if needed; the caller has checked the access.
 * @returns also the name 'F-2026-0042.pdf' and the media type
 * @throws StorageUnavailableError
 */
export async function openDocumentFile(ref: DocumentRef, options: ReadOptions = {}) {
  const issued = await getIssuedDocument(ref);
  const kept = issued && (await keepDocumentFile(ref));
  if (!kept) return null;
  const named = { name: documentFileName(ref, issued.document.number), type: TYPES[ref.format] };
  const file = await storage.get(kept.key, options);
  if (file) return { file, kept, ...named };
  // A lost file is made again, and its row follows where the program has changed since.
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
  const storage_key = `documents/${kind}/${subjectId}-${sha256.slice(0, 16)}.${format}`;
  await storage.put(storage_key, bytes);
  await runTransaction((tx) => noteFile(tx, ref, { storage_key, sha256, bytes: bytes.byteLength }));
  return getKeptFile(ref);
}

/** Of files that several processes made at once the first counts, unless the storage has lost it. */
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
  const { documentPdf } = await import("~/features/billing/documents/pdf/document-pdf.server");
  const { logo } = document.seller;
  return documentPdf(document, { acceptance, logo: logo && (await readLogo(logo.sha256)) });
}

/** Answers with the file of a document, or 404 while nothing is issued; the caller has checked the access. */
export async function documentResponse(request: Request, ref: DocumentRef): Promise<Response> {
  const opened = await openDocumentFile(ref, { signal: request.signal });
  if (!opened) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const { kept, name, type, file } = opened;
  if (file.body instanceof ReadableStream) await file.body.cancel();
  return fileResponse(request, { key: kept.key, type, cacheControl: "private, no-store", downloadName: name });
}
