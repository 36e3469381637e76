import { data } from "@remix-run/node";
import { draftFieldsOf } from "~/lib/forms/form-draft";
import { isSoundText } from "~/lib/text/clean-text";
import { isMultipart, readMultipart } from "./multipart.server";

type Field = [name: string, value: string];

/** What was typed into the form of a request that has been read, to be offered again. */
const typedInto = new WeakMap<Request, Field[]>();

/** More than the longest form of ours has: that of a quote, with every list in it full. */
const FIELDS_MAX = 5000;

/** Whether a request posts a form without files, as browsers send it. */
export function isUrlEncoded(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "");
}

/**
 * The form of a URL-encoded body. One with far more fields than any of ours is refused before they are taken apart,
 * which costs a hundred times as much as as many letters. @throws a 400 for such a form
 */
export async function readUrlEncoded(request: Request): Promise<FormData> {
  const body = await request.text();
  let fields = 1;
  for (let at = body.indexOf("&"); at >= 0 && fields <= FIELDS_MAX; at = body.indexOf("&", at + 1)) fields += 1;
  if (fields > FIELDS_MAX) throw data({ reason: "unreadable" }, { status: 400 });
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
}

/** The texts that a request posts, without files; an unreadable body is a form without fields. */
export async function formOrNothing(request: Request): Promise<FormData> {
  const form = isMultipart(request) ? readMultipart(request, { takeFile: async () => {} }) : request.formData();
  return form.catch(() => new FormData());
}

/**
 * Reads a form in which one file or several are small enough to be held in memory. A larger file is cut off one byte
 * beyond `maxFileBytes`, so that it is still known to be too large, and the rest of it is read to nowhere.
 */
export async function readFormWithFiles(request: Request, maxFileBytes: number): Promise<FormData> {
  if (!isMultipart(request)) return request.formData();
  const files: [field: string, file: File][] = [];
  const form = await readMultipart(request, {
    takeFile: async ({ field, name, type, bytes }) => {
      files.push([field, new File(await firstBytes(bytes, maxFileBytes + 1), name, { type })]);
    },
  });
  for (const [field, file] of files) form.append(field, file);
  return rememberForm(request, form);
}

async function firstBytes(bytes: AsyncIterable<Uint8Array>, count: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let room = count;
  for await (const chunk of bytes) {
    chunks.push(new Uint8Array(chunk.subarray(0, room)));
    room -= chunk.byteLength;
    if (room <= 0) break;
  }
  return chunks;
}

/**
 * The form, once it has been read: what was typed can be offered again although a body is read only once.
 * @throws a 400 for text that no database could keep as it is: NUL and halves of characters, which no browser types
 */
export function rememberForm(request: Request, form: FormData): FormData {
  const texts = [...form].flat().filter((part) => typeof part === "string");
  if (!texts.every(isSoundText)) throw data({ reason: "unreadable" }, { status: 400 });
  typedInto.set(request, draftFieldsOf(form));
  return form;
}

/** What was typed into the form of a request, whether it has been read or not: without secrets and files. */
export async function typedFields(request: Request): Promise<Field[]> {
  return typedInto.get(request) ?? draftFieldsOf(await formOrNothing(request));
}
