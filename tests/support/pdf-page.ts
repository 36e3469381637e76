import { deflateSync } from "node:zlib";

const MB = 1024 * 1024;

/** A PDF of such objects, numbered from 1, of which the first is its catalogue. */
export function pdfOf(objects: string[]): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`, "latin1");
}

export const PAGES = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>"];
export const PAGE = "/Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R";
export const stream = (about: string, content: string) =>
  `<<${about}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** A PDF of one page whose drawing is so many megabytes of spaces, which take a thousandth of it in the file. */
export function unfoldingPdf(megabytes: number): Buffer {
  const content = deflateSync(Buffer.alloc(megabytes * MB, " "), { level: 9 });
  return pdfOf([...PAGES, `<<${PAGE}>>`, stream("/Filter/FlateDecode", content.toString("latin1"))]);
}
