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

/** What the page shows of a table, and why it is refused. */
export interface ImportAnswer {
  view: ImportView | null;
  sentence: string | null;
}

type ImportOutcome = { kind: "stored"; message: string } | { kind: "shown"; answer: ImportAnswer; isRefused: boolean };

/** Reads a table, reads it anew by other columns, or stores it. What cannot be read is refused in words. */
export async function importContacts(actor: User, kind: ImportKind, form: ImportForm): Promise<ImportOutcome> {
  try {
    if (form.intent === "read") return shown(await readTable(kind, form));
    const { source, country, csv: text } = form;
    const table = await checkTable(kind, text, { country, mapping: mappingOf(form) });
    if (form.intent === "map" || table.problem) return shown({ source, country, text, table });
    return await store(actor, kind, { form, table });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: "shown", answer: { view: null, sentence: error.userMessage }, isRefused: true };
  }
}

function shown(read: ReadTable, sentence: string | null = null): ImportOutcome {
  const isRefused = sentence !== null || Boolean(read.table.problem);
  return { kind: "shown", answer: { view: toImportView(read), sentence }, isRefused };
}

type Asked = Extract<ImportForm, { intent: "map" | "store" }>;

type ReadAsked = Extract<ImportForm, { intent: "read" }>;

async function readTable(kind: ImportKind, { file, pasted, country }: ReadAsked): Promise<ReadTable> {
  const isFile = file instanceof File && file.name !== "";
  if (!isFile && !pasted?.trim()) throw new DomainError("invalid", TABLE_MISSING);
  if (isFile && file.size > IMPORT_MAX_BYTES) throw new DomainError("invalid", TABLE_TOO_LARGE);
  const text = isFile ? await textOf(file) : (pasted ?? "");
  const source = isFile ? file.name.slice(-200) : "tableau collé";
  return { source, country, text, table: await checkTable(kind, text, { country }) };
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
): Promise<ImportOutcome> {
  const { source, country, csv: text, stamp } = form;
  // An account has its address alone: a client who is there already cannot be stored again.
  const isTwiceWanted = kind === "inquiries" && form.with_duplicates === "on";
  const wanted = table.lines.filter(({ state }) => state === "ready" || (isTwiceWanted && state === "duplicate"));
  const rows = wanted.flatMap(({ line, row }) => (row ? [{ line, row }] : []));
  const count = (state: string) => table.lines.filter((line) => line.state === state).length;
  if (rows.length === 0 && count("duplicate") === 0) return shown({ source, country, text, table }, NOTHING_TO_STORE);
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
