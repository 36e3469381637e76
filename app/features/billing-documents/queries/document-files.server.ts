import type { DocumentRef } from "~/features/billing-documents/model/document-ref";
import { db } from "~/server/db/db.server";

/** A file that was made of a document, and where it is kept. */
export interface KeptFile extends DocumentRef {
  id: string;
  key: string;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  bytes: number;
}

/** The file of a document, where it has been made. */
export async function getKeptFile({ kind, subjectId, format }: DocumentRef): Promise<KeptFile | null> {
  const where = { kind_subject_id_format: { kind, subject_id: subjectId, format } };
  const row = await db.documentFile.findUnique({ where });
  return row && toKept(row);
}

/** A kept file by its id. The caller checks whether the one who asks may read its subject, before any byte is read. */
export async function getKeptFileById(id: string): Promise<KeptFile | null> {
  const row = await db.documentFile.findUnique({ where: { id } });
  return row && toKept(row);
}

function toKept(row: {
  id: string;
  kind: DocumentRef["kind"];
  subject_id: string;
  format: DocumentRef["format"];
  storage_key: string;
  sha256: string;
  bytes: number;
}): KeptFile {
  const { id, kind, subject_id, format, storage_key, sha256, bytes } = row;
  return { id, kind, subjectId: subject_id, format, key: storage_key, sha256, bytes };
}
