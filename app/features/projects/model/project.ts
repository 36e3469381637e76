import { LOAD_FAILURES } from "~/content/load-failures";
import { formatDate, formatMad } from "~/site/format";
import type { Language } from "~/site/language";

export const PROJECT_STATUSES = ["pending", "in_progress", "completed", "cancelled"] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = {
  pending: "En attente",
  in_progress: "En cours",
  completed: "Terminé",
  cancelled: "Annulé",
};

/** The same in the language of the client who is written to. */
export const STATUS_LABELS_BY_LANGUAGE: Record<Language, Record<ProjectStatus, string>> = {
  fr: PROJECT_STATUS_LABELS,
  es: { pending: "Pendiente", in_progress: "En curso", completed: "Terminado", cancelled: "Cancelado" },
  ar: { pending: "قيد الانتظار", in_progress: "قيد التنفيذ", completed: "مكتمل", cancelled: "ملغى" },
};

export const PROJECT_STATUS_TONES = {
  pending: "yellow",
  in_progress: "blue",
  completed: "green",
  cancelled: "red",
} as const satisfies Record<ProjectStatus, string>;

export const ACTIVE_STATUSES: readonly ProjectStatus[] = ["pending", "in_progress"];

/** Whether nothing of a project is worked on or decided any more. */
export function isOver(status: ProjectStatus): boolean {
  return !ACTIVE_STATUSES.includes(status);
}

export const UNKNOWN_CLIENT = "Inconnu";
export const UNDECIDED = "À définir";

export const PROJECTS_LOAD_FAILURE = LOAD_FAILURES.projects.fr;
export const NO_PROJECT = "Aucun projet pour le moment";
export const STATUS_SET = "Statut mis à jour";
export const UNDO_STATUS = "undo-status";
/** The field of a new project that gives it the milestones of its category. */
export const USUAL_STEPS = "usual_steps";
export const PROJECT_GONE = "Ce projet n’existe plus.";
export const CLIENT_GONE = "Ce client n’existe plus. Choisissez-en un autre.";

/** A stored project with its budget as a number of dirhams, as screens take it. */
export function withMad<Row extends { budget: { toNumber(): number } | null }>({ budget, ...project }: Row) {
  return { ...project, budgetMad: budget?.toNumber() ?? null };
}

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

export interface HistoryEntry {
  id: string;
  status: ProjectStatus;
  /** ISO 8601. */
  at: string;
  on: string;
}

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
