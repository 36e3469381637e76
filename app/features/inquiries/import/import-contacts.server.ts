import { createHash } from "node:crypto";
import type { ImportKind, LineState } from "~/features/inquiries/import/model";
import {
  FIELDS_OF,
  IMPORT_MAX_BYTES,
  importedText,
  TABLE_TOO_LARGE,
  TABLE_UNREADABLE,
} from "~/features/inquiries/import/model";
import type { ContactRow, ImportForm } from "~/features/inquiries/import/schema.server";
import { csvTextOf } from "~/lib/text/csv-encoding";
import { csvFaultOf } from "~/lib/text/read-csv";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { CheckedTable } from "./check-table.server";
import { checkTable } from "./check-table.server";

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
    const table = await checkTable(kind, text, {
      country,
      mapping: Object.fromEntries(
        [...FIELDS_OF.inquiries]
          .map((field) => [field, form[`map_${field}`]] as const)
          .filter(([, place]) => place !== undefined && place !== null),
      ),
    });
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

async function readTable(
  kind: ImportKind,
  { file, pasted, country }: Extract<ImportForm, { intent: "read" }>,
): Promise<ReadTable> {
  const isFile = file instanceof File && file.name !== "";
  if (!isFile && !pasted?.trim()) throw new DomainError("invalid", "Choisissez un fichier CSV, ou collez un tableau");
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
  if (rows.length === 0 && count("duplicate") === 0)
    return shown({ source, country, text, table }, "Aucune ligne de ce tableau ne peut être importée.");
  const stored = await storeContacts(actor, { kind, stamp, source, rows });
  const duplicates = isTwiceWanted ? 0 : count("duplicate");
  return { kind: "stored", message: importedText(kind, { stored, duplicates, wrong: count("wrong") }) };
}

/** So many rows in one transaction: others wait for no longer than a moment. */
const BATCH = 500;

/**
 * Stores rows as leads, or as clients without a password. No letter is sent; each batch has its audit entry.
 * @returns how many were stored now, without those of an earlier try of the same form
 */
async function storeContacts(
  actor: User,
  {
    kind,
    stamp,
    source,
    rows,
  }: {
    kind: ImportKind;
    stamp: string;
    source: string;
    rows: readonly { line: number; row: ContactRow }[];
  },
): Promise<number> {
  const target = kind === "inquiries" ? "inquiry" : "client";
  let stored = 0;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map(({ line, row }) => ({ id: idOf(stamp, line), ...row }));
    stored += await runCommand({ actor, action: "imported", target }, async (tx) => {
      const count = kind === "inquiries" ? await storeLeads(tx, batch, source) : await storeClients(tx, batch);
      if (count === 0) return unchanged(0);
      return changed({ result: count, targetId: stamp, details: { count, first: start + 1 }, cacheTags: [] });
    });
  }
  return stored;
}

type Identified = ContactRow & { id: string };

/** One statement for a batch, leads and the first line of their histories: row by row it would take ten times as long. */
async function storeLeads(tx: Transaction, batch: Identified[], source: string): Promise<number> {
  const rows = batch.map((row) => ({ ...row, message: row.message ?? `Importée de «\u202f${source}\u202f».` }));
  const [stored] = await tx.$queryRaw<{ count: number }[]>`
    WITH stored AS (
      INSERT INTO contact_inquiries (id, name, email, phone, company, service_interest, message, channel)
      SELECT id, name, email, phone, company, service, message, 'import'
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r(id uuid, name text, email text, phone text, company text, service text, message text)
      ON CONFLICT (id) DO NOTHING RETURNING id
    ), noted AS (
      INSERT INTO inquiry_events (inquiry_id, kind) SELECT id, 'message' FROM stored
    )
    SELECT count(*)::int AS count FROM stored`;
  return stored?.count ?? 0;
}

/** An address that was taken meanwhile stays its account's: the profile that was made for it goes again. */
async function storeClients(tx: Transaction, batch: Identified[]): Promise<number> {
  const ids = batch.map(({ id }) => id);
  const profiles = batch.map(({ id, name, company, phone }) => ({
    id,
    full_name: name,
    company,
    phone,
    role: "client" as const,
  }));
  await tx.profile.createMany({ data: profiles, skipDuplicates: true });
  const { count } = await tx.credential.createMany({
    data: batch.flatMap(({ id, email }) => (email ? [{ profile_id: id, email }] : [])),
    skipDuplicates: true,
  });
  await tx.profile.deleteMany({ where: { id: { in: ids }, credential: null, erased_at: null } });
  return count;
}

/** The id of a line's row, the same each time its form is sent (a UUID of version 8, RFC 9562). */
function idOf(stamp: string, line: number): string {
  const hex = createHash("sha256").update(`${stamp}:${line}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

interface ReadTable {
  source: string;
  country: string;
  text: string;
  table: CheckedTable;
}

/** So many lines are shown: those that ask for a look first. */
const SHOWN_LINES = 200;

const URGENCY: Record<LineState, number> = { wrong: 0, duplicate: 1, ready: 2 };

export type ImportView = ReturnType<typeof toImportView>;

function toImportView({ source, country, text, table }: ReadTable) {
  const { headings, mapping, problem, lines, unusedColumns, rowsAbove } = table;
  const count = (state: LineState) => lines.filter((line) => line.state === state).length;
  const sorted = lines.toSorted((one, other) => URGENCY[one.state] - URGENCY[other.state] || one.line - other.line);
  return {
    source,
    country,
    text,
    headings,
    mapping,
    problem,
    unusedColumns,
    rowsAbove,
    counts: { ready: count("ready"), duplicate: count("duplicate"), wrong: count("wrong") },
    lines: sorted.slice(0, SHOWN_LINES).map(({ line, title, state, reasons, knownTo, row }) => {
      const { email = null, phone = null, company = null } = row ?? {};
      return { line, title, state, reasons, knownTo, details: [email, phone, company].filter(Boolean).join(", ") };
    }),
    hiddenCount: Math.max(0, lines.length - SHOWN_LINES),
  };
}
