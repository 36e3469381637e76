import { createReadStream } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { parse } from "csv-parse";
import { csvDelimiterOf, csvFaultOf, hasDelimiterLine } from "~/lib/text/read-csv";

/** A row as it stands in its file, and where: its line, or in a JSON array its place. */
export interface ReadRow {
  line: number;
  /** Undefined where it cannot be read; then `problem` says why. */
  cells?: unknown;
  problem?: string;
}

export const ENDINGS = [".csv", ".jsonl", ".json"] as const;

const JSON_MAX_BYTES = 64 * 1024 * 1024;
const RECORD_MAX_CHARACTERS = 1024 * 1024;
const BEGINNING_BYTES = 64 * 1024;
const UNREADABLE = "le fichier est illisible à partir d’ici";

/** The rows of a table's file. CSV and JSON lines are read as they go, however long they are. */
export function readTable(file: string): AsyncIterable<ReadRow> {
  const ending = path.extname(file).toLowerCase();
  if (ending === ".csv") return readCsv(file);
  return ending === ".json" ? readJson(file) : readJsonLines(file);
}

async function* readCsv(file: string): AsyncIterable<ReadRow> {
  const beginning = await beginningOf(file);
  const source = createReadStream(file);
  const options = {
    bom: true,
    delimiter: csvDelimiterOf(beginning),
    from_line: hasDelimiterLine(beginning) ? 2 : 1,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  const parser = source.pipe(parse({ ...options, max_record_size: RECORD_MAX_CHARACTERS }));
  source.on("error", (error) => parser.destroy(error));
  let names: string[] | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      line = info.lines - record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      if (!names) names = record.map((name) => name.trim());
      else if (record.length !== names.length)
        yield { line, problem: `${record.length} cellules au lieu de ${names.length}` };
      else yield { line, cells: Object.fromEntries(names.map((name, place) => [name, record[place]])) };
    }
  } catch (error) {
    const fault = csvFaultOf(error);
    if (fault === null) throw error;
    yield { line: line + 1, problem: `${UNREADABLE}. ${fault}` };
  } finally {
    source.destroy();
  }
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* readJsonLines(file: string): AsyncIterable<ReadRow> {
  let line = 0;
  for await (const written of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (written.trim()) yield parsed(line, written);
  }
}

function parsed(line: number, written: string): ReadRow {
  try {
    return { line, cells: JSON.parse(written) };
  } catch {
    return { line, problem: "n’est pas du JSON" };
  }
}

async function* readJson(file: string): AsyncIterable<ReadRow> {
  if ((await stat(file)).size > JSON_MAX_BYTES) {
    yield { line: 1, problem: "le fichier dépasse 64 Mo\u202f: donnez-le en .jsonl ou en .csv" };
    return;
  }
  const { cells } = parsed(1, await readFile(file, "utf8"));
  if (!Array.isArray(cells)) yield { line: 1, problem: "le fichier n’est pas une liste JSON" };
  else yield* cells.map((row: unknown, place) => ({ line: place + 1, cells: row }));
}
