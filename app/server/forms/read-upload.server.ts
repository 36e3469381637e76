import { randomUUID } from "node:crypto";
import { fileName } from "~/lib/text/file-name";
import { keyedConcurrencyLimit } from "~/server/core/keyed-concurrency-limit.server";
import type { Transaction } from "~/server/db/transaction.server";
import { onCommit } from "~/server/db/transaction.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { addPendingFile, deletePendingFile, keepFiles } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";
import { FileTooLargeError, StorageUnavailableError } from "~/server/storage/storage-interface";
import { fileKind, withHead } from "./file-kind.server";
import type { FilePart } from "./multipart.server";
import { isMultipart, readMultipart } from "./multipart.server";
import { rememberForm } from "./read-form-data.server";

/** As many as a browser sends at once; each holds a part of its file in memory where the store is another machine. */
const inTurn = keyedConcurrencyLimit({ runningOfOne: 4, running: 12, waitingOfOne: 4, waiting: 24 });

const MAX_TEXT_BYTES = 64 * 1024;

/** Why a file is not taken. */
export type UploadRefusal = "empty" | "kind" | "too-large" | "unavailable";

/** Which files a form takes. */
export interface UploadRules {
  /** Whose upload it is, such as the id of the account: no account takes all turns. */
  account: string;
  /** The file input; files of other fields are thrown away. */
  field: string;
  /** Where in the storage: `proofs`. Never below `media`, which everybody may read. */
  folder: string;
  maxBytes: number;
  /** 1 when absent. */
  maxFiles?: number;
  /** As `kindOf` calls them. */
  kinds: readonly string[];
  /** What a file is by its first bytes, as the extension of its key; PDF and pictures are known when absent. */
  kindOf?: (head: Uint8Array) => string | null | Promise<string | null>;
}

/** A file that stands in the storage. */
export interface UploadedFile {
  key: string;
  /** As the user calls it, with an extension of its kind: to be shown, never to be found by. */
  name: string;
  kind: string;
  size: number;
  sha256: string;
}

/** A form that has been read. */
export interface Upload {
  /** Its texts. */
  form: FormData;
  files: UploadedFile[];
  refused: { name: string; refusal: UploadRefusal }[];
  /** To be called in the transaction that writes the rows which name the files: with it, they stay. */
  keep: (tx: Transaction) => Promise<void>;
}

/**
 * Reads a form whose files go to the storage as they arrive, and hands it to `use`. The files are deleted again unless
 * a transaction of `use` keeps them and commits. A broken connection or a file that is refused leaves nothing behind;
 * what a process that died leaves, and files of which the database did not say whether it has committed them, are
 * pending files, which housekeeping deletes a day later where no row names them.
 *
 * The route says `handle = { maxBodyBytes: … }`, larger than its largest file, so that this one is refused under its
 * field with all that was typed.
 */
export async function readUpload<Result>(
  request: Request,
  rules: UploadRules,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const files: UploadedFile[] = [];
  let areKept = false;
  const keep = async (tx: Transaction) => {
    const keys = files.map(({ key }) => key);
    await keepFiles(tx, keys);
    onCommit(tx, () => {
      areKept = true;
    });
  };
  try {
    const read = () => readInto(request, rules, files);
    const { form, refused } = await inTurn({ key: rules.account, signal: request.signal }, read);
    return await use({ form, files, refused, keep });
  } catch (error) {
    areKept ||= error instanceof DatabaseUnavailableError;
    throw error;
  } finally {
    if (!areKept) for (const { key } of files) await deletePendingFile(key);
  }
}

async function readInto(
  request: Request,
  rules: UploadRules,
  files: UploadedFile[],
): Promise<Pick<Upload, "form" | "refused">> {
  if (!isMultipart(request)) return { form: await request.formData(), refused: [] };
  const refused: Upload["refused"] = [];
  let places = rules.maxFiles ?? 1;
  const takeFile = async (part: FilePart) => {
    if (part.field !== rules.field || places <= 0) return;
    places -= 1;
    const taken = await storeFile(part, rules);
    if (typeof taken === "string") refused.push({ name: fileName(part.name), refusal: taken });
    else if (taken) files.push(taken);
  };
  const form = await readMultipart(request, { takeFile, maxTextBytes: MAX_TEXT_BYTES });
  return { form: rememberForm(request, form), refused };
}

/** The file once it is stored, or why it is not; null where none was chosen. */
async function storeFile(part: FilePart, rules: UploadRules): Promise<UploadedFile | UploadRefusal | null> {
  const { folder, kinds, kindOf = fileKind, maxBytes } = rules;
  const { head, whole } = await withHead(part.bytes);
  if (head.byteLength === 0) return part.name === "" ? null : "empty";
  const kind = await kindOf(head);
  if (kind === null || !kinds.includes(kind)) return "kind";
  const key = `${folder}/${randomUUID()}.${kind}`;
  await addPendingFile(key);
  try {
    const written = await storage.writeStream(key, whole, { maxBytes });
    return { key, name: fileName(part.name, kind), kind, ...written };
  } catch (error) {
    await deletePendingFile(key);
    if (error instanceof FileTooLargeError) return "too-large";
    if (!(error instanceof StorageUnavailableError)) throw error;
    logger.error({ event: "upload-not-kept", err: error });
    return "unavailable";
  }
}
