import { formatDate, formatMad } from "~/site/format";
import type { Language } from "~/site/language";
import type { ProjectStatus } from "./project";
import { UNDECIDED } from "./project";

/** Budget and dates of a project in words, written by loaders: a browser's tables may be older or newer than ours. */
export function projectFacts({
  budgetMad,
  deadline,
  created_at,
}: {
  budgetMad: number | null;
  deadline: Date | null;
  created_at: Date;
}) {
  return {
    budget: budgetMad === null ? UNDECIDED : formatMad(budgetMad),
    deadline: deadline && formatDate(deadline),
    createdOn: formatDate(created_at),
  };
}

/** One line of a project's history. */
export interface HistoryEntry {
  id: string;
  status: ProjectStatus;
  /** ISO 8601. */
  at: string;
  on: string;
}

/** A project's history for the screen, from the first line to the latest. */
export function projectHistory(
  events: { id: string; status: ProjectStatus; created_at: Date }[],
  language: Language = "fr",
): HistoryEntry[] {
  return events.map(({ id, status, created_at }) => ({
    id,
    status,
    at: created_at.toISOString(),
    on: formatDate(created_at, language),
  }));
}
