import type { ContactField, ImportKind, LineState, Mapping } from "~/features/inquiries/import/model";
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  mapHeadings,
  TABLE_TOO_LARGE,
  TABLE_UNREADABLE,
  TITLE_ROWS_MAX,
  wholeName,
} from "~/features/inquiries/import/model";
import type { ContactRow } from "~/features/inquiries/import/schema.server";
import { ROW_SCHEMAS } from "~/features/inquiries/import/schema.server";
import { firstMessages } from "~/lib/forms/first-messages";
import type { CsvRecord } from "~/lib/text/read-csv";
import { csvFaultOf, readCsvRecords } from "~/lib/text/read-csv";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import { DomainError } from "~/server/errors.server";

export interface CheckedLine {
  /** As a spreadsheet counts: the headings are line 1. */
  line: number;
  /** As it was typed, for those who look for it. */
  title: string;
  state: LineState;
  reasons: string[];
  /** What it is a duplicate of, where that has a page. */
  knownTo: string | null;
  row: ContactRow | null;
}

/** A field whose column has to be named first. */
interface Problem {
  field: ContactField;
  sentence: string;
}

export interface CheckedTable {
  headings: string[];
  mapping: Mapping;
  /** Which columns have to be named first; nothing was looked through then. */
  problem: Problem | null;
  lines: CheckedLine[];
  /** Columns that hold something and are no field. */
  unusedColumns: string[];
  rowsAbove: string[];
}

/** Checks a table without storing it. @throws DomainError `invalid` for a text that is no table, or too large */
export async function checkTable(
  kind: ImportKind,
  text: string,
  asked: {
    /** Where numbers belong that have no code. */
    country: string;
    /** Which column the user says is what; by their headings when absent. */
    mapping?: Mapping;
  },
): Promise<CheckedTable> {
  const { above, head, body } = partsOf(recordsOf(text), kind);
  if (!head || body.length === 0)
    throw new DomainError(
      "invalid",
      "Ce tableau est vide\u202f: il lui faut une ligne de titres et une ligne par contact.",
    );
  const headings = head.cells.map((cell) => cell.trim());
  if (headings.length > IMPORT_MAX_COLUMNS)
    throw new DomainError("invalid", `Le tableau a ${headings.length} colonnes, ${IMPORT_MAX_COLUMNS} au plus.`);
  if (body.length > IMPORT_MAX_ROWS)
    throw new DomainError("invalid", "Le tableau a plus de 10\u202f000 lignes\u202f: partagez-le en plusieurs.");
  const filledCount = (place: number) => body.filter(({ cells }) => cells[place]?.trim()).length;
  const mapping = asked.mapping ?? mapHeadings(headings, kind, filledCount);
  const problem = problemOf(mapping, kind);
  const unused = [...headings.keys()].filter(
    (place) => !Object.values(mapping).includes(place) && filledCount(place) > 0,
  );
  const around = {
    headings,
    mapping,
    problem,
    rowsAbove: above.map(({ cells }) => cells.filter(Boolean).join(" ")),
    unusedColumns: unused.map((place) => headings[place] || `Colonne ${place + 1}`),
  };
  if (problem) return { ...around, lines: [] };
  const schema = ROW_SCHEMAS[kind](asked.country);
  const lines = body.map(({ line, cells }) => readLine(schema, { line, cells, mapping }));
  return { ...around, lines: await withDuplicates(kind, lines) };
}

/** The headings are the first row that names what is needed, else the first of several cells. */
function partsOf(records: CsvRecord[], kind: ImportKind) {
  const first = records.slice(0, TITLE_ROWS_MAX + 1);
  const named = first.findIndex(({ cells }) => problemOf(mapHeadings(cells, kind), kind) === null);
  const wide = first.findIndex(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  const place = Math.max(0, named === -1 ? wide : named);
  return { above: records.slice(0, place), head: records[place], body: records.slice(place + 1) };
}

function recordsOf(text: string) {
  if (Buffer.byteLength(text) > IMPORT_MAX_BYTES) throw new DomainError("invalid", TABLE_TOO_LARGE);
  if (text.includes("\0")) throw new DomainError("invalid", TABLE_UNREADABLE);
  try {
    return readCsvRecords(text, IMPORT_MAX_ROWS + TITLE_ROWS_MAX + 1);
  } catch (error) {
    const fault = csvFaultOf(error);
    if (fault === null) throw error;
    throw new DomainError("invalid", `${TABLE_UNREADABLE} ${fault}`, { cause: error });
  }
}

function problemOf({ name, first_name, last_name, email, phone }: Mapping, kind: ImportKind): Problem | null {
  if ([name, first_name, last_name].every((place) => place === undefined))
    return { field: "name", sentence: "Dites quelle colonne est le nom." };
  if (email !== undefined) return null;
  if (kind === "clients") return { field: "email", sentence: "Dites quelle colonne est l’e-mail." };
  return phone === undefined
    ? { field: "email", sentence: "Dites quelle colonne est l’e-mail ou le téléphone." }
    : null;
}

/** An apostrophe that a spreadsheet, or our own export, sets before what would be taken for a formula or a number. */
const GUARD = /^'(?=[=+\-@0])/;

function readLine(
  schema: ReturnType<(typeof ROW_SCHEMAS)[ImportKind]>,
  { line, cells, mapping }: { line: number; cells: string[]; mapping: Mapping },
) {
  const cell = (field: keyof Mapping) => {
    const place = mapping[field];
    return place === undefined ? "" : (cells[place] ?? "").trim().replace(GUARD, "");
  };
  const name = wholeName({ name: cell("name"), first: cell("first_name"), last: cell("last_name") });
  const typed = { name, email: cell("email"), phone: cell("phone"), company: cell("company") };
  const parsed = schema.safeParse({ ...typed, service: cell("service"), message: cell("message") });
  const title = name || typed.email || typed.phone;
  const reasons = [...new Set(firstMessages(parsed.error?.issues ?? []).values())];
  const state: LineState = parsed.success ? "ready" : "wrong";
  return { line, title: title.slice(0, 100), state, reasons, knownTo: null, row: parsed.data ?? null };
}

/** Marks the lines whose address or number an earlier line has, or an account or a lead. */
async function withDuplicates(kind: ImportKind, lines: CheckedLine[]): Promise<CheckedLine[]> {
  const rows = lines.flatMap(({ row }) => row ?? []);
  const known = await findKnown(kind, rows);
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (!line.row) return line;
    const { email, phone } = line.row;
    const keys = [email, phone].filter((key) => key !== null);
    const earlier = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, line.line);
    if (earlier !== undefined) return { ...line, state: "duplicate", reasons: [`Comme la ligne ${earlier}`] };
    const match = keys.map((key) => known.get(key)).find(Boolean);
    return match ? { ...line, state: "duplicate", reasons: [match.label], knownTo: match.to } : line;
  });
}

interface Known {
  label: string;
  to: string;
}

interface Found {
  key: string;
  id: string;
  name: string | null;
}

/** Who of these rows is known already, by address and number: clients, and for leads other leads too. */
export async function findKnown(kind: ImportKind, rows: readonly ContactRow[]): Promise<ReadonlyMap<string, Known>> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  const leads =
    kind === "inquiries"
      ? await db.$queryRaw<Found[]>(sql`
    SELECT typed AS key, i.id, i.name FROM unnest(${emails}::text[]) AS typed
    JOIN contact_inquiries i ON email_key(i.email) = email_key(typed) AND NOT i.is_spam
    UNION ALL
    SELECT typed AS key, i.id, i.name FROM unnest(${phones}::text[]) AS typed
    JOIN contact_inquiries i ON phone_key(i.phone) = phone_key(typed) AND NOT i.is_spam`)
      : [];
  const accounts = await db.$queryRaw<Found[]>(sql`
    SELECT c.email AS key, p.id, p.full_name AS name FROM credentials c JOIN profiles p ON p.id = c.profile_id
    WHERE c.email = ANY (${emails}::text[])`);
  const known = new Map<string, Known>();
  for (const { key, id, name } of leads) known.set(key, { label: `Demande de ${name}`, to: `/admin/inquiries/${id}` });
  for (const { key, id, name } of accounts)
    known.set(key, { label: `Compte de ${name ?? key}`, to: `/admin/clients/${id}` });
  return known;
}
