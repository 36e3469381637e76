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
