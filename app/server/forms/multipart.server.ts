import type { Stream } from "node:stream";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { data } from "@remix-run/node";
import type { Parser } from "busboy";
import busboy from "busboy";

/** More than the longest form of ours has. */
const FIELDS_MAX = 500;
const FILES_MAX = 20;

/** A file of a form while it arrives. Bytes that are not read are thrown away. */
export interface FilePart {
  field: string;
  /** As it was called where it comes from; empty where no file was chosen. */
  name: string;
  type: string;
  bytes: AsyncIterable<Uint8Array>;
}

interface Reading {
  /** Takes a file as it arrives; one after the other, in the order in which they were sent. */
  takeFile: (file: FilePart) => Promise<void>;
  /** What all texts of the form may hold; as much as the body when absent. */
  maxTextBytes?: number;
}

/** Whether a request posts a form with files. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get("Content-Type") ?? "");
}

/**
 * Reads a multipart form as it arrives (RFC 7578), of which no more than some chunks are in memory, and returns its texts.
 * @throws a 400 for what is no such form, a 413 for one with more or longer texts than it may have; what the connection,
 *   or `takeFile`, fails with
 */
export async function readMultipart(
  request: Request,
  { takeFile, maxTextBytes = Number.POSITIVE_INFINITY }: Reading,
): Promise<FormData> {
  const form = new FormData();
  const parser = openParser(request, maxTextBytes);
  const source = Readable.fromWeb((request.body ?? new Blob().stream()) as NodeReadableStream);
  let taken: Promise<void> = Promise.resolve();
  // Where two joined streams failed first: the other one then fails of the same.
  let failed: Stream | undefined;
  for (const stream of [source, parser])
    stream.once("error", () => {
      failed ??= stream;
    });
  collectTexts(parser, form, maxTextBytes);
  parser.on("file", (field = "", stream, { filename, mimeType }) => {
    // A file whose reader has left may still break off: that is told by the form as a whole.
    stream.on("error", () => undefined);
    const bytes: AsyncIterable<Uint8Array> = stream.iterator({ destroyOnReturn: false });
    // The parser reads on only once a file has been read to its end.
    taken = taken
      .then(() => takeFile({ field, name: filename ?? "", type: mimeType, bytes }))
      .finally(() => stream.resume());
    // It is told below, also where this comes before the form has been read.
    taken.catch(() => undefined);
  });
  const [parsed] = await Promise.allSettled([pipeline(source, parser)]);
  const [read] = await Promise.allSettled([taken]);
  if (parsed.status === "rejected") throw failed === source ? parsed.reason : unreadable(parsed.reason);
  if (read.status === "rejected") throw read.reason;
  return form;
}

function openParser(request: Request, fieldSize: number): Parser {
  const limits = { fieldSize, fields: FIELDS_MAX, files: FILES_MAX };
  const headers = { "content-type": request.headers.get("Content-Type") ?? "" };
  try {
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch (error) {
    throw unreadable(error);
  }
}

function collectTexts(parser: Parser, form: FormData, maxTextBytes: number): void {
  const refuse = () => void parser.destroy(new TooMuchTextError());
  let room = maxTextBytes;
  parser.on("field", (name = "", value, { valueTruncated }) => {
    room -= Buffer.byteLength(value);
    if (valueTruncated || room < 0) refuse();
    else form.append(name, value);
  });
  for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const) parser.on(limit, refuse);
}

class TooMuchTextError extends Error {
  override name = "TooMuchTextError";
}

function unreadable(error: unknown): unknown {
  return error instanceof TooMuchTextError
    ? data({ reason: "too-large" }, { status: 413 })
    : data({ reason: "unreadable" }, { status: 400 });
}
