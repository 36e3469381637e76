import type { BillingDocument } from "~/features/billing/model/document";
import { parseDocument } from "~/features/billing/schema/document";
import type { DocumentRef } from "~/features/billing-documents/model/document-ref";
import type { Acceptance } from "~/features/billing-documents/pdf/acceptance.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";

/** A document as it was sent, accepted, issued or received, with the evidence of its acceptance. */
export interface IssuedDocument {
  document: BillingDocument;
  acceptance: Acceptance | null;
}

/**
 * The document that a row has frozen; null while there is none.
 * @throws Error when the text is not the one whose digest was kept with it
 */
export async function getIssuedDocument({ kind, subjectId }: DocumentRef): Promise<IssuedDocument | null> {
  const where = { id: subjectId };
  if (kind === "acceptance") return getAcceptance(subjectId);
  if (kind === "quote") return thawed(await db.quote.findUnique({ where }), subjectId);
  if (kind === "invoice") return thawed(await db.invoice.findUnique({ where }), subjectId);
  return thawed(await db.payment.findUnique({ where }), subjectId);
}

async function getAcceptance(id: string): Promise<IssuedDocument | null> {
  const row = await db.quoteAcceptance.findUnique({ where: { id } });
  const issued = thawed(row, id);
  if (!row || !issued) return null;
  const acceptance: Acceptance = {
    name: row.name,
    function: row.function,
    acceptedAt: row.accepted_at,
    documentSha256: row.document_sha256,
  };
  return { ...issued, acceptance };
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
