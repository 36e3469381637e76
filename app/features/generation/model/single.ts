import type { Tone } from "~/ui/badge";
import type { ItemStatus } from "./generation";

export const DRAFT_SAVED = "Brouillon enregistré";

/** What is shown of an article that was asked for. */
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
export const SUBJECT_MISSING = "Sujet requis";
export const CHARACTERS_OUT_OF_RANGE = "Le nombre de caractères doit être entre 500 et 10000";
export const CHARACTERS_OFF_STEP = "Le nombre de caractères va de 500 en 500, comme 3000 ou 3500";

/** Where an article that was asked for is followed, read and kept. */
export function itemPath(itemId: string): string {
  return `/admin/blog/generate/${itemId}`;
}

export const ITEM_GONE = "Cet article n’existe plus";
export const ALREADY_KEPT = "Cet article est enregistré comme brouillon\u00a0: ses parties se changent dans l’éditeur.";
