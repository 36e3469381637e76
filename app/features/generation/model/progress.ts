import { MINUTE_MS } from "~/lib/dates/durations";
import type { GenerationStatus, ItemCounts } from "./generation";
import { GENERATION_STATUS_LABELS, PAUSE_BETWEEN_MS, totalOf } from "./generation";

export interface GenerationResult {
  success: boolean;
  successCount: number;
  errorCount: number;
}

export function resultOf({ done, failed }: ItemCounts): GenerationResult {
  return { success: failed === 0 && done > 0, successCount: done, errorCount: failed };
}

export interface Turn {
  id: string;
  openCount: number;
}

/** How many articles are written until a generation ends, those of other generations included: they take turns. */
export function articlesUntilEnd(turns: readonly Turn[], id: string): number {
  const place = turns.findIndex((turn) => turn.id === id);
  const rounds = turns[place]?.openCount ?? 0;
  // The last round ends with this generation: those behind it have one turn less.
  const counts = turns.map(({ openCount }, at) => Math.min(openCount, at > place ? rounds - 1 : rounds));
  return rounds === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

/** How long so many articles take, in milliseconds; null until one article has shown how long one takes. */
export function timeLeftMs(articleCount: number, averageMs: number | null): number | null {
  if (averageMs === null) return null;
  return articleCount * averageMs + Math.max(0, articleCount - 1) * PAUSE_BETWEEN_MS;
}

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

/** Items done or failed; of a cancelled generation only those written, since the others never will be. */
export function progressOf({ status, counts }: Standing) {
  const max = totalOf(counts);
  if (status === "cancelled") return { value: counts.done, max, label: "Articles écrits" };
  return { value: max - counts.waiting - counts.running, max, label: "Articles traités" };
}

const STEP_PERCENT = 10;

/** Progress for screen readers, in steps of a tenth, so that it does not interrupt every other second. */
export function announcementOf({ status, counts }: Standing): string {
  const { value: ended, max: total } = progressOf({ status, counts });
  const percent = Math.floor(((total > 0 ? ended / total : 1) * 100) / STEP_PERCENT) * STEP_PERCENT;
  const failures = counts.failed > 0 ? `, ${counts.failed} en échec` : "";
  if (status === "cancelled") return `Série annulée\u202f: ${counts.done} sur ${total} écrits${failures}.`;
  if (status !== "running")
    return `Série ${GENERATION_STATUS_LABELS[status].toLowerCase()}\u202f: ${draftsSaid(counts.done)}${failures}.`;
  if (ended > 0 && percent === 0) return `Moins de ${STEP_PERCENT}\u00a0% des articles sont traités${failures}.`;
  return `${percent}\u00a0% des articles sont traités${failures}.`;
}
