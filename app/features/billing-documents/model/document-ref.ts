/** Of what a file is made: the row that holds the frozen document, and its form. */
export interface DocumentRef {
  kind: "quote" | "acceptance" | "invoice" | "receipt";
  /** Of the quote, the acceptance, the invoice or the payment. */
  subjectId: string;
  /** A UBL is there of invoices and credit notes alone. */
  format: "pdf" | "ubl";
}

const TYPES = { pdf: "application/pdf", ubl: "application/xml" } as const;

const EXTENSIONS = { pdf: "pdf", ubl: "xml" } as const;

/** The media type of a file. */
export function documentFileType({ format }: Pick<DocumentRef, "format">): string {
  return TYPES[format];
}

/** How a file is called where it is saved: 'F-2026-0042.pdf'. */
export function documentFileName({ kind, format }: Pick<DocumentRef, "kind" | "format">, number: string): string {
  return `${number}${kind === "acceptance" ? "-acceptation" : ""}.${EXTENSIONS[format]}`;
}

/** A document's PDF as the attachment of a letter: it is made when the letter leaves, unless it is there by then. */
export function pdfAttachment(kind: DocumentRef["kind"], subjectId: string, number: string) {
  const document = { kind, subjectId, format: "pdf" } as const;
  return { name: documentFileName(document, number), type: TYPES.pdf, document };
}
