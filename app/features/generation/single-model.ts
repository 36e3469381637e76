import type { Tone } from "~/ui/badge";

/** How far an article has come. */
export type SingleStatus = "waiting" | "running" | "done" | "failed" | "cancelled";

/** What is shown of an article that was asked for. */
export const SINGLE_STATES: Record<SingleStatus | "saved", { label: string; tone: Tone }> = {
  waiting: { label: "En attente", tone: "neutral" },
  running: { label: "En cours", tone: "blue" },
  done: { label: "À relire", tone: "yellow" },
  saved: { label: "Brouillon enregistré", tone: "green" },
  failed: { label: "Échec", tone: "red" },
  cancelled: { label: "Annulé", tone: "neutral" },
};

/** Where an article that was asked for is followed, read and kept. */
export function singlePath(itemId: string): string {
  return `/admin/blog/generate/${itemId}`;
}

export const DRAFT_SAVED = "Brouillon enregistré";
export const SINGLE_GONE = "Cet article n’existe plus";
