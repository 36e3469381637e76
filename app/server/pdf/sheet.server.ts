import PDFDocument from "pdfkit";
import { openFaces } from "./faces.server";
import type { Line, TextLook } from "./typesetter.server";
import { FEATURES, Typesetter } from "./typesetter.server";

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };

export type Element = PDFKit.PDFStructureElement;
export type Side = "start" | "end" | "centre";

interface ElementOptions {
  title?: string;
  words?: string;
  scope?: "Column" | "Row";
}

/** A column of the page: where it begins and how wide it is, in points from the side on which reading begins. */
export interface Column {
  start: number;
  width: number;
}

export interface SheetOptions {
  title: string;
  author: string;
  /** 'fr', 'es' or 'ar': the last runs from right to left. */
  language: string;
  /** Of the document, not of now: the same document is the same file. */
  date: Date;
  margins: { top: number; bottom: number; side: number };
}

/** A file that travels inside a PDF/A-3. */
export interface EmbeddedFile {
  name: string;
  type: string;
  description: string;
  bytes: Uint8Array;
  date: Date;
}

/** Points that stand between the base line and the top of the letters, as a part of the size. */
const ASCENT = 0.76;

/** An open, tagged PDF/A-3a in one language. Places are measured from the reading side: one layout, two directions. */
export class Sheet {
  /** Where the next block begins, in points from the top of the page. */
  y: number;
  readonly root: Element;
  readonly #chunks: Uint8Array[] = [];
  readonly #ended: Promise<void>;

  private constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly setter: Typesetter,
    readonly margins: SheetOptions["margins"],
  ) {
    doc.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve, reject) => doc.on("end", resolve).on("error", reject));
    doc.addPage({ margin: 0, size: "A4" });
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
    this.y = margins.top;
  }

  static async open({ title, author, language, date, margins }: SheetOptions): Promise<Sheet> {
    const faces = await openFaces();
    const doc = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      displayTitle: true,
      // None before the first text: the default is not embedded.
      font: "",
      info: { Title: plain(title), Author: plain(author), Creator: plain(author), CreationDate: date },
      lang: language,
      pdfVersion: "1.7",
      subset: "PDF/A-3a",
      tagged: true,
    });
    return new Sheet(doc, new Typesetter(faces, language === "ar"), margins);
  }

  get width(): number {
    return PAGE.width - 2 * this.margins.side;
  }

  get pageHeight(): number {
    return PAGE.height;
  }

  /** Points left on this page above its bottom margin. */
  get room(): number {
    return PAGE.height - this.margins.bottom - this.y;
  }

  get pageCount(): number {
    return this.doc.bufferedPageRange().count;
  }

  newPage(): void {
    this.doc.addPage({ margin: 0, size: "A4" });
    this.y = this.margins.top;
  }

  leftOf({ start, width }: Column): number {
    const { side } = this.margins;
    return this.setter.isRightToLeft ? PAGE.width - side - start - width : side + start;
  }

  /** A new structure element below `parent`. @param words for readers who hear it: Arabic is drawn left to right */
  element(type: string, parent: Element = this.root, options: ElementOptions = {}): Element {
    const { words, ...others } = options;
    const actual = this.setter.isRightToLeft && words ? { actual: words } : {};
    const element = this.doc.struct(type, { ...others, ...actual } as PDFKit.Mixins.StructureElementOptions);
    parent.add(element);
    return element;
  }

  /** Draws what is no content: bands, rules, page numbers. */
  artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws set lines from `y` down, in a column; call it within an element or an artifact. */
  drawLines(lines: readonly Line[], look: TextLook, column: Column, y: number, side: Side = "start"): void {
    const height = this.setter.lineHeight(look);
    lines.forEach((line, index) => {
      const base = y + index * height + (height - look.size) / 2 + look.size * ASCENT;
      let x = this.#lineLeft(line, column, side);
      for (const { text, face, width } of line.runs) {
        // pdfkit takes a font that fontkit has opened; its types know files alone.
        this.doc
          .font(this.setter.faces[face] as unknown as Uint8Array, face)
          .fontSize(look.size)
          .fillColor(look.colour);
        this.doc.text(text, x, base, { lineBreak: false, baseline: "alphabetic", features: FEATURES });
        x += width;
      }
    });
  }

  /** Puts a file into the PDF, as the same document in another form. */
  embed({ name, type, description, bytes, date }: EmbeddedFile): void {
    const options = { name, type, description, creationDate: date, modifiedDate: date, relationship: "Alternative" };
    this.doc.file(Buffer.from(bytes), options);
  }

  /** Closes the document. `drawFoot` draws what stands at the foot of each page, from 1 on. */
  async close(drawFoot: (page: number, pages: number) => void): Promise<Uint8Array> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(start + page);
      this.artifact(() => drawFoot(page + 1, count));
    }
    this.root.end();
    this.doc.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #lineLeft({ width }: Line, column: Column, side: Side): number {
    const left = this.leftOf(column);
    const spare = column.width - width;
    if (side === "centre") return left + spare / 2;
    return (side === "end") === this.setter.isRightToLeft ? left : left + spare;
  }
}

/** Of a title and an author: pdfkit writes them into XML as they are. */
function plain(text: string): string {
  return text.replace(/[<>&\p{Cc}]/gu, " ");
}
