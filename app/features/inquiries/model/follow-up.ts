import { MINUTE_MS } from "~/lib/dates/durations";
import { formatCount } from "~/lib/text/format-number";
import { formatDateTime, formatWeekdayTime } from "~/site/format";
import type { Delay } from "~/site/opening-hours";
import { DELAYS, endOfDelay } from "~/site/opening-hours";
import type { OpeningDay } from "~/site/site-settings";
import type { InquiryStatus } from "./inquiry";

export const LOST_REASONS = [
  ...(["price", "delay", "competitor", "unreachable"] as const),
  ...(["out_of_scope", "duplicate", "other"] as const),
] as const;

export type LostReason = (typeof LOST_REASONS)[number];

export const LOST_REASON_LABELS: Record<LostReason, string> = {
  price: "Prix",
  delay: "Délai",
  competitor: "Concurrent",
  unreachable: "Injoignable",
  out_of_scope: "Hors de notre métier",
  duplicate: "Doublon",
  other: "Autre raison",
};

/** Statuses in which nothing more is to be done. */
const CLOSED_STATUSES: readonly InquiryStatus[] = ["converted", "rejected"];

/** Whether an inquiry of this status still waits for the team. */
export function isOpen(status: InquiryStatus): boolean {
  return !CLOSED_STATUSES.includes(status);
}

export const NEXT_ACTION_MAX_LENGTH = 200;
export const NOTE_MAX_LENGTH = 5000;

/** What is planned most often, offered while one types. */
export const USUAL_ACTIONS = [
  "Rappeler",
  "Envoyer le devis",
  "Relancer",
  "Fixer un rendez-vous",
  "Envoyer des exemples",
];

export const NO_OWNER = "Personne";

export function ownerOptions(team: readonly { id: string; name: string }[]) {
  return [{ value: "", label: NO_OWNER }, ...team.map(({ id, name }) => ({ value: id, label: name }))];
}

export const ACTION_MISSING = "Dites ce que vous ferez";
export const TIME_MISSING = "Dites quand\u202f: choisissez un délai ou une date";
export const TIME_PAST = "Cette date est passée\u202f: choisissez un moment à venir";
export const OWNER_UNLISTED = "Choisissez un responsable de la liste";

export interface AskedPlan {
  action: string | null;
  at: Date | null;
}

/** Why a plan cannot be kept, by the fields of its form: what and when belong together, and the time lies ahead. */
export function planRefusals({ action, at }: AskedPlan): Record<string, string> {
  if (action && !at) return { next_action_at: TIME_MISSING };
  return {
    ...(at && !action && { next_action: ACTION_MISSING }),
    ...(at && at.getTime() < Date.now() && { next_action_at: TIME_PAST }),
  };
}

/** Whether something is still to come: a plan whose time is over is none, it is late. */
export function isPlanAhead(
  { next_action, next_action_at }: { next_action: string | null; next_action_at: Date | null },
  now: Date,
): boolean {
  return next_action !== null && next_action_at !== null && next_action_at >= now;
}

/** The heading and sentence for a form that another request has overtaken. @param kept what became of the user's text */
export function overtakenWords(by: { savedAt: Date; savedBy: string | null }, kept: string): [string, string] {
  const who = by.savedBy ?? "Quelqu’un d’autre";
  return ["Cette demande a changé entre-temps", `${who} l’a modifiée le ${formatDateTime(by.savedAt)}. ${kept}`];
}

/** What a new status asks for: what follows, once it is no longer new; why it came to nothing. */
export function missingFor({
  before,
  status,
  isPlanned,
  hasReason,
}: {
  before: InquiryStatus;
  status: InquiryStatus;
  isPlanned: boolean;
  hasReason: boolean;
}): "plan" | "reason" | null {
  if (status === before) return null;
  if (status === "rejected") return hasReason ? null : "reason";
  return before === "new" && isOpen(status) && !isPlanned ? "plan" : null;
}

/** What is asked once a status was set that needs more. */
export const ASKED_NEXT = {
  plan: { note: "Rien n’est prévu ensuite.", label: "Prévoir la suite" },
  reason: { note: "Pourquoi est-elle perdue\u202f?", label: "Dire pourquoi" },
};

/** Whose inquiries a list shows, as its address names them, beside the id of one of the team. */
export const OWNER_CHOICES = ["moi", "moi-ou-personne", "personne"] as const;

const OWNER_CHOICE_LABELS: Record<(typeof OWNER_CHOICES)[number], string> = {
  moi: "À moi",
  "moi-ou-personne": "À moi ou à personne",
  personne: "À personne",
};

/** The choices of the list's filter: all, the user, no owner, and each colleague. */
export function ownerFilterOptions(team: readonly { id: string; name: string }[], userId: string) {
  const colleagues = team.filter(({ id }) => id !== userId);
  return [
    { value: "", label: "Tous les responsables" },
    ...OWNER_CHOICES.map((value) => ({ value, label: OWNER_CHOICE_LABELS[value] })),
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

export const DELAY_LABELS: Record<Delay, string> = {
  "hours-2": "Dans 2 heures",
  "days-1": "Demain",
  "days-3": "Dans 3 jours",
  "days-7": "Dans une semaine",
};

/** The delays that a next action may have, each with the moment at which it would end now. */
export function delayOptions(now: Date, hours: readonly OpeningDay[]) {
  const delays = DELAYS.map((value) => ({
    value,
    label: `${DELAY_LABELS[value]} (${formatWeekdayTime(endOfDelay(value, now, hours))})`,
  }));
  return [{ value: "", label: "Aucun" }, ...delays];
}

/** What waits, by when: the views of the list beside the one of all, as its address names them. An open lead is in one. */
export const VIEWS = ["en-retard", "aujourdhui", "a-venir", "sans-suite"] as const;

/** Those that ask for something today. */
export const MORNING_VIEWS = ["en-retard", "aujourdhui", "sans-suite"] as const satisfies readonly View[];

export type View = (typeof VIEWS)[number];

export const VIEW_LABELS: Record<View, string> = {
  "en-retard": "En retard",
  aujourdhui: "Aujourd’hui",
  "a-venir": "À venir",
  "sans-suite": "Sans suite prévue",
};

/** What is to be done about a lead that waits for an answer. */
export const REPLY = "Répondre";

/** So many of a view are counted. */
export const VIEW_COUNT_MAX = 1000;

/** How many of a view there are, as its tab says it. */
export function viewCount(count: number): string {
  return count > VIEW_COUNT_MAX ? "1\u202f000+" : String(count);
}

/** How many leads that are due the home of the back office names. */
export const DUE_COUNT = 5;

export interface Turn {
  state: "late" | "due" | "unplanned";
  /** What is to be done; null where `when` says it. */
  action: string | null;
  /** Until when, or how long it is overdue. */
  when: string | null;
}

/** What is to be done next about a lead, in words; null where nothing is. */
export function turnOf(
  {
    status,
    is_spam,
    next_action,
    next_action_at,
    due_at,
  }: {
    status: InquiryStatus;
    is_spam: boolean;
    next_action: string | null;
    next_action_at: Date | null;
    due_at: Date | null;
  },
  now: Date,
): Turn | null {
  if (is_spam || !isOpen(status)) return null;
  if (!due_at) return { state: "unplanned", action: VIEW_LABELS["sans-suite"], when: null };
  const isReply = next_action_at === null || due_at < next_action_at;
  const action = isReply ? REPLY : next_action;
  if (due_at < now)
    return { state: "late", action, when: `En retard de ${durationText(now.getTime() - due_at.getTime())}` };
  const end = formatWeekdayTime(due_at);
  return isReply
    ? { state: "due", action: null, when: `Réponse due avant ${end}` }
    : { state: "due", action: next_action, when: end };
}

const HOUR_MINUTES = 60;
/** Up to so many hours are said in hours, more in days. */
const HOURS_MAX = 48;

/** A span of time in the one unit that tells it best. */
function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < HOURS_MAX ? `${hours}\u00a0h` : formatCount(Math.floor(hours / 24), "jour");
}
