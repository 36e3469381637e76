/** The row that holds a frozen document, and the format of a file of it. */
export interface DocumentRef {
  kind: "quote" | "acceptance" | "invoice" | "receipt";
  subjectId: string;
  /** UBL only of invoices and credit notes. */
  format: "pdf" | "ubl";
}

const TYPES = { pdf: "application/pdf", ubl: "application/xml" } as const;

export function documentFileType({ format }: Pick<DocumentRef, "format">): string {
  return TYPES[format];
}

/** 'F-2026-0042.pdf'. */
export function documentFileName({ kind, format }: Pick<DocumentRef, "kind" | "format">, number: string): string {
  return `${number}${kind === "acceptance" ? "-acceptation" : ""}.${format === "ubl" ? "xml" : format}`;
}

/** A document's PDF as the attachment of a letter, made at the latest when the letter is sent. */
export function pdfAttachment(kind: DocumentRef["kind"], subjectId: string, number: string) {
  const document = { kind, subjectId, format: "pdf" } as const;
  return { name: documentFileName(document, number), type: TYPES.pdf, document };
}
