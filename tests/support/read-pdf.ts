import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader of PDF finds in a document. */
export interface ReadPdf {
  /** One text a page. */
  pages: string[];
  text: string;
  info: Record<string, unknown>;
  /** The types of structure, in reading order. */
  roles: string[];
  attachments: Record<string, string>;
  /** Whatever a reader could run or follow. */
  actions: unknown[];
}

/** Reads a document as a browser's own reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  try {
    const pages: string[] = [];
    const roles: string[] = [];
    const actions: unknown[] = [await document.getJSActions(), await document.getOpenAction()];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
      roles.push(...rolesOf(await page.getStructTree()));
      actions.push(...(await page.getAnnotations()), await page.getJSActions());
    }
    const { info } = await document.getMetadata();
    return {
      pages,
      text: pages.join("\n"),
      info: info as Record<string, unknown>,
      roles,
      attachments: await attachmentsOf(document),
      actions: actions.filter(Boolean),
    };
  } finally {
    await task.destroy();
  }
}

function rolesOf(node: object): string[] {
  const { role, children = [] } = node as { role?: string; children?: object[] };
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

async function attachmentsOf(document: PDFDocumentProxy): Promise<Record<string, string>> {
  const found = (await document.getAttachments()) as Record<string, { content: Uint8Array }> | null;
  return Object.fromEntries(
    Object.entries(found ?? {}).map(([name, { content }]) => [name, new TextDecoder().decode(content)]),
  );
}
