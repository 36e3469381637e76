import type { ImportKind, Mapping } from "~/features/contact-import/model";
import {
  FIELDS_OF,
  IMPORT_MAX_BYTES,
  importedText,
  NOTHING_TO_STORE,
  TABLE_MISSING,
  TABLE_TOO_LARGE,
  TABLE_UNREADABLE,
} from "~/features/contact-import/model";
import type { ImportForm } from "~/features/contact-import/schema.server";
import type { ImportView, ReadTable } from "~/features/contact-import/view";
import { toImportView } from "~/features/contact-import/view";
import { csvTextOf } from "~/lib/text/csv-encoding";
import { csvFaultOf } from "~/lib/text/read-csv";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { CheckedTable } from "./check-table.server";
import { checkTable } from "./check-table.server";
import { storeContacts } from "./store-contacts.server";

/** What a form of the import came to: contacts that are stored, or what to show again and why. */
export type ImportOutcome =
  | { kind: "stored"; message: string }
  | { kind: "shown"; view: ImportView | null; sentence: string | null; isRefused: boolean };

type Outcome =
  | { kind: "refused"; sentence: string }
  | { kind: "checked"; read: ReadTable; sentence?: string }
  | { kind: "stored"; message: string };

/** Reads a table, reads it anew by other columns, or stores it. What cannot be read is refused in words. */
export async function submitImport(actor: User, kind: ImportKind, form: ImportForm): Promise<ImportOutcome> {
  const outcome = await doAsked(actor, kind, form);
  if (outcome.kind === "stored") return outcome;
  if (outcome.kind === "refused") return { kind: "shown", view: null, sentence: outcome.sentence, isRefused: true };
  const { read, sentence = null } = outcome;
  return { kind: "shown", view: toImportView(read), sentence, isRefused: Boolean(sentence ?? read.table.problem) };
}

async function doAsked(actor: User, kind: ImportKind, form: ImportForm): Promise<Outcome> {
  try {
    if (form.intent === "read") return await read(kind, form);
    const { source, country, csv: text } = form;
    const table = await checkTable(kind, text, { country, mapping: mappingOf(form) });
    if (form.intent === "map" || table.problem) return { kind: "checked", read: { source, country, text, table } };
    return await store(actor, kind, { form, table });
  } catch (error) {
    if (error instanceof DomainError) return { kind: "refused", sentence: error.userMessage };
    throw error;
  }
}

type Asked = Extract<ImportForm, { intent: "map" | "store" }>;

type ReadAsked = Extract<ImportForm, { intent: "read" }>;

async function read(kind: ImportKind, { file, pasted, country }: ReadAsked): Promise<Outcome> {
  const isFile = file instanceof File && file.name !== "";
  if (!isFile && !pasted?.trim()) return { kind: "refused", sentence: TABLE_MISSING };
  if (isFile && file.size > IMPORT_MAX_BYTES) return { kind: "refused", sentence: TABLE_TOO_LARGE };
  const text = isFile ? await textOf(file) : (pasted ?? "");
  const source = isFile ? file.name.slice(-200) : "tableau collé";
  return { kind: "checked", read: { source, country, text, table: await checkTable(kind, text, { country }) } };
}

async function textOf(file: File): Promise<string> {
  try {
    return csvTextOf(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    throw new DomainError("invalid", `${TABLE_UNREADABLE} ${csvFaultOf(error) ?? ""}`.trim(), { cause: error });
  }
}

async function store(
  actor: User,
  kind: ImportKind,
  { form, table }: { form: Asked; table: CheckedTable },
): Promise<Outcome> {
  const { source, country, csv: text, stamp } = form;
  // An account has its address alone: a client who is there already cannot be stored again.
  const isTwiceWanted = kind === "inquiries" && form.with_duplicates === "on";
  const wanted = table.lines.filter(({ state }) => state === "ready" || (isTwiceWanted && state === "duplicate"));
  const rows = wanted.flatMap(({ line, row }) => (row ? [{ line, row }] : []));
  const count = (state: string) => table.lines.filter((line) => line.state === state).length;
  if (rows.length === 0 && count("duplicate") === 0)
    return { kind: "checked", read: { source, country, text, table }, sentence: NOTHING_TO_STORE };
  const stored = await storeContacts(actor, { kind, stamp, source, rows });
  const duplicates = isTwiceWanted ? 0 : count("duplicate");
  return { kind: "stored", message: importedText(kind, { stored, duplicates, wrong: count("wrong") }) };
}

function mappingOf(form: Asked): Mapping {
  return Object.fromEntries(
    [...FIELDS_OF.inquiries]
      .map((field) => [field, form[`map_${field}`]] as const)
      .filter(([, place]) => place !== undefined && place !== null),
  );
}
