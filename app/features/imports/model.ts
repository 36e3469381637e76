import { parseJson } from "~/lib/text/json";

/** A row that is not stored, on which line of its file it begins, and why. */
export interface Refusal {
  line: number;
  reason: string;
}

export interface TableReport {
  table: string;
  file: string;
  added: number;
  /** There already, from this import or an earlier one. */
  known: number;
  refused: number;
  refusals: Refusal[];
  /** What else is worth knowing, each in a sentence. */
  notes: string[];
}

export function emptyReport(table: string, file: string): TableReport {
  return { table, file, added: 0, known: 0, refused: 0, refusals: [], notes: [] };
}

/** So many refusals of a file are told one by one. */
export const TOLD_MAX = 100;

/** A boolean, or what PostgreSQL writes for one. */
export function readSwitch(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const word = value.trim().toLowerCase();
  if (["t", "true"].includes(word)) return true;
  return ["f", "false"].includes(word) ? false : value;
}

// An element within quotes, with what a backslash guards, or a bare one.
const ELEMENT = /(?:\s*"((?:[^"\\]|\\[\s\S])*)"\s*|([^",{}]*))(,|$)/y;

/** A list: an array, its JSON, or PostgreSQL's `{one,"two, three"}`. None is empty; anything else stays. */
export function readList(value: unknown): unknown {
  if (value === null) return [];
  if (typeof value !== "string") return value;
  const written = value.trim();
  if (written.startsWith("[")) return parseJson(written) ?? value;
  if (!written.startsWith("{") || !written.endsWith("}")) return value;
  const inside = written.slice(1, -1);
  return inside.trim() === "" ? [] : (elementsOf(inside) ?? value);
}

function elementsOf(inside: string): string[] | null {
  const elements: string[] = [];
  ELEMENT.lastIndex = 0;
  for (;;) {
    const found = ELEMENT.exec(inside);
    if (!found) return null;
    const [, quoted, bare = "", end] = found;
    elements.push(quoted === undefined ? bare.trim() : quoted.replace(/\\([\s\S])/g, "$1"));
    if (end === "") return elements;
  }
}
