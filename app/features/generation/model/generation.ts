import type { Tone } from "~/ui/badge";

export type GenerationStatus = "running" | "paused" | "cancelled" | "finished";

export type ItemStatus = "waiting" | "running" | "done" | "failed" | "cancelled";

export const GENERATION_STATUS_LABELS: Record<GenerationStatus, string> = {
  running: "En cours",
  paused: "En pause",
  cancelled: "Annulée",
  finished: "Terminée",
};

export const GENERATION_STATUS_TONES: Record<GenerationStatus, Tone> = {
  running: "blue",
  paused: "yellow",
  cancelled: "red",
  finished: "green",
};

export const ITEM_STATUS_LABELS: Record<ItemStatus, string> = {
  waiting: "En attente",
  running: "En cours",
  done: "Brouillon",
  failed: "Échec",
  cancelled: "Annulé",
};

export const ITEM_STATUS_TONES: Record<ItemStatus, Tone> = {
  waiting: "neutral",
  running: "blue",
  done: "green",
  failed: "red",
  cancelled: "neutral",
};

export const GENERATION_OVER = "Cette série est déjà terminée.";

export function isUnderWay(status: GenerationStatus): boolean {
  return status === "running" || status === "paused";
}

export const OPEN_STATUSES: ItemStatus[] = ["waiting", "running"];

export function isOpen(status: ItemStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

export const ITEM_STATUSES = Object.keys(ITEM_STATUS_LABELS) as ItemStatus[];

/** How many articles the quick generator writes, and how long each is, in words. */
export const FIVE = 5;
export const FIVE_WORDS_MIN = 2000;
export const FIVE_WORDS_MAX = 2500;

export type ItemCounts = Record<ItemStatus, number>;

export const NO_ITEMS: ItemCounts = { waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 };

export function totalOf(counts: ItemCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function generationName({ kind, source }: { kind: string; source: string | null }): string {
  return kind === "five" ? "Cinq articles" : (source ?? "Série");
}

/** The pause between two items of batches, in milliseconds, which spares the provider. */
export const PAUSE_BETWEEN_MS = 1500;

export const GENERATION_STARTED = "La série est lancée";
export const CALL_FAILED = "Erreur lors de l'appel à la fonction";

export const DRAFT_SAVED = "Brouillon enregistré";

export const ITEM_STATES: Record<ItemStatus | "saved", { label: string; tone: Tone }> = {
  waiting: { label: "En attente", tone: "neutral" },
  running: { label: "En cours", tone: "blue" },
  done: { label: "À relire", tone: "yellow" },
  saved: { label: DRAFT_SAVED, tone: "green" },
  failed: { label: "Échec", tone: "red" },
  cancelled: { label: "Annulé", tone: "neutral" },
};

/** How long an article may be asked to be, in characters. */
export const CHARACTERS = { min: 500, max: 10_000, step: 500, usual: 3000 } as const;

export const SUBJECT_MAX_LENGTH = 300;

/** The page on which an item of a single generation is followed, reviewed and made a draft. */
export function itemPath(itemId: string): string {
  return `/admin/blog/generate/${itemId}`;
}

export const ITEM_GONE = "Cet article n’existe plus";
export const ALREADY_KEPT = "Cet article est enregistré comme brouillon\u202f: ses parties se changent dans l’éditeur.";

export const API_KEY_MISSING = "API Key manquante";
export const GENERATION_FAILED = "Impossible de générer l'article";
const UNREADABLE = `${GENERATION_FAILED}. Ce qui était demandé n’est plus lisible\u202f:`;
export const BRIEF_UNREADABLE = `${UNREADABLE} demandez-le à nouveau dans une autre série.`;
export const SINGLE_BRIEF_UNREADABLE = `${UNREADABLE} faites une nouvelle demande.`;
