import { createHash } from "node:crypto";
import type { BillingDocument } from "~/features/billing/model/document";

/** A document as it is kept: its text, and the SHA-256 of that text in hexadecimal, which shows that it has not changed. */
export interface FrozenDocument {
  document: string;
  document_sha256: string;
}

/** Freezes what is sent, accepted or issued. */
export function freezeDocument(document: BillingDocument): FrozenDocument {
  const text = JSON.stringify(document);
  return { document: text, document_sha256: createHash("sha256").update(text).digest("hex") };
}
