import type { Tone } from "~/ui/badge";

/** How far a run has come. */
export type GenerationStatus = "running" | "paused" | "cancelled" | "finished";

/** How far one of its articles has come. */
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

/** Said where a run that has ended is to be cancelled. */
export const GENERATION_OVER = "Cette série est déjà terminée.";

/** Whether a run goes on, or may. */
export function isUnderWay(status: GenerationStatus): boolean {
  return status === "running" || status === "paused";
}

/** Those of an article that is still to come. */
export const OPEN_STATUSES: ItemStatus[] = ["waiting", "running"];

/** Whether an article is still to come. */
export function isOpen(status: ItemStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

export const ITEM_STATUSES = Object.keys(ITEM_STATUS_LABELS) as ItemStatus[];

/** How many articles the quick generator writes, and how long each is, in words. */
export const FIVE = 5;
export const FIVE_WORDS_MIN = 2000;
export const FIVE_WORDS_MAX = 2500;

/** How many articles of a run are in each state. */
export type ItemCounts = Record<ItemStatus, number>;

export const NO_ITEMS: ItemCounts = { waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 };

/** How many articles a run has. */
export function totalOf(counts: ItemCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** By what a run is known: its file, or that it is the five. */
export function generationName({ kind, source }: { kind: string; source: string | null }): string {
  return kind === "five" ? "Cinq articles" : (source ?? "Série");
}

/** Between two articles of a run, in milliseconds, so that a provider is not pressed. */
export const PAUSE_BETWEEN_MS = 1500;

/** What came of it: the batch result of the specification. */
export interface GenerationResult {
  success: boolean;
  successCount: number;
  errorCount: number;
}

/** How many are written, how many failed, and whether all is well. */
export function resultOf({ done, failed }: ItemCounts): GenerationResult {
  return { success: failed === 0 && done > 0, successCount: done, errorCount: failed };
}

/** A run that has articles left to write, among those that take turns. */
export interface Turn {
  id: string;
  openCount: number;
}

/**
 * How many articles are written until the last one of a run is, those of other runs among them: one is written at a time,
 * and the runs take turns in this order.
 */
export function articlesUntilEnd(turns: readonly Turn[], id: string): number {
  const place = turns.findIndex((turn) => turn.id === id);
  const rounds = turns[place]?.openCount ?? 0;
  // The last round ends with this run: those behind it have one turn less.
  const counts = turns.map(({ openCount }, at) => Math.min(openCount, at > place ? rounds - 1 : rounds));
  return rounds === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

/** How long so many articles take, in milliseconds; null until one article has shown how long one takes. */
export function timeLeftMs(articleCount: number, averageMs: number | null): number | null {
  if (averageMs === null) return null;
  return articleCount * averageMs + Math.max(0, articleCount - 1) * PAUSE_BETWEEN_MS;
}

const MINUTE_MS = 60_000;

/** 'Environ 2 min 30': in steps of ten seconds, then of thirty, then of a minute. */
export function sayDuration(ms: number): string {
  const step = ms < MINUTE_MS ? 10 : ms < 10 * MINUTE_MS ? 30 : 60;
  const seconds = Math.max(10, Math.round(ms / 1000 / step) * step);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `Environ ${seconds}\u00a0s`;
  if (minutes < 60) return `Environ ${minutes}\u00a0min${seconds % 60 ? `\u00a0${seconds % 60}` : ""}`;
  const rest = minutes % 60;
  return `Environ ${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}

export const GENERATION_STARTED = "La série est lancée";
export const GENERATION_PAUSED = "La série est en pause";
export const GENERATION_RESUMED = "La série reprend";
export const GENERATION_CANCELLED = "La série est annulée";
export const GENERATION_RETRIED = "Les échecs sont repris";
export const GENERATION_GONE = "Cette série n’existe plus.";
export const CANCEL_QUESTION =
  "Êtes-vous sûr de vouloir annuler cette série ? Les brouillons déjà écrits restent ; les autres articles ne seront pas écrits.";
export const CALL_FAILED = "Erreur lors de l'appel à la fonction";

/** '3 brouillons enregistrés, 1 en échec.' */
export function summaryOf({ done, failed }: ItemCounts): string {
  return `${draftsSaid(done)}, ${failed} en échec.`;
}

function draftsSaid(count: number): string {
  return count > 1 ? `${count} brouillons enregistrés` : `${count} brouillon enregistré`;
}

interface Standing {
  status: GenerationStatus;
  counts: ItemCounts;
}

/**
 * How far a run has come: what is dealt with while it goes on, failures too; of one that was cancelled, what was written
 * before, for the rest never will be.
 */
export function progressOf({ status, counts }: Standing) {
  const max = totalOf(counts);
  if (status === "cancelled") return { value: counts.done, max, label: "Articles écrits" };
  return { value: max - counts.waiting - counts.running, max, label: "Articles traités" };
}

const STEP_PERCENT = 10;

/**
 * What is said to those who listen. It changes in steps of a tenth, with each failure and with the run's state: whoever
 * does something else meanwhile is not interrupted every other second.
 */
export function announcementOf({ status, counts }: Standing): string {
  const { value: ended, max: total } = progressOf({ status, counts });
  const percent = Math.floor(((total > 0 ? ended / total : 1) * 100) / STEP_PERCENT) * STEP_PERCENT;
  const failures = counts.failed > 0 ? `, ${counts.failed} en échec` : "";
  if (status === "cancelled") return `Série annulée\u00a0: ${counts.done} sur ${total} écrits${failures}.`;
  if (status !== "running")
    return `Série ${GENERATION_STATUS_LABELS[status].toLowerCase()}\u00a0: ${draftsSaid(counts.done)}${failures}.`;
  if (ended > 0 && percent === 0) return `Moins de ${STEP_PERCENT}\u00a0% des articles sont traités${failures}.`;
  return `${percent}\u00a0% des articles sont traités${failures}.`;
}
