import { DAY_MS } from "~/lib/dates/durations";

export type MilestoneState = "upcoming" | "in_progress" | "in_review" | "approved" | "rework";

export const MILESTONE_STATE_LABELS: Record<MilestoneState, string> = {
  upcoming: "À venir",
  in_progress: "En cours",
  in_review: "À valider",
  approved: "Validé",
  rework: "À reprendre",
};

export const MILESTONE_TONES = {
  upcoming: "neutral",
  in_progress: "blue",
  in_review: "yellow",
  approved: "green",
  rework: "red",
} as const satisfies Record<MilestoneState, string>;

export const EVENT_KINDS = [
  ...["started", "submitted", "withdrawn", "approved", "rework"],
  ...["undone", "moved", "waiting", "resumed"],
] as const;

export const UNDO_MS = 10 * 60_000;

/** How the reason of a move begins that the site has made after a wait; the client reads it in his own language. */
export const WAITED = "Attente\u202f: ";

/** Why days have moved after a decision that came late; the client reads it in his own language. */
export const DECIDED_LATE = "Décision reçue après la date prévue";

export const MILESTONES_MAX = 40;
export const TITLE_MAX = 120;
export const REASON_MAX = 500;
export const REWORK_MAX = 3000;

export const MILESTONE_GONE = "Cette étape n’existe plus.";
export const MILESTONE_CHANGED = "Cette étape a changé entre-temps. Relisez-la avant de recommencer.";
export const NOT_IN_REVIEW = "Cette étape n’est pas à valider en ce moment.";
export const PROJECT_OVER = "Ce projet est terminé ou arrêté\u202f: plus rien ne s’y décide.";
export const TOO_LATE = "Trop tard\u202f: une décision se reprend dans les dix minutes.";
export const TRACK_FULL = `Un projet compte ${MILESTONES_MAX} étapes au plus.`;

export const TEMPLATE_STEPS_MAX = 20;
export const TEMPLATE_DAYS_MAX = 730;
export const TEMPLATE_FULL = `Un modèle compte ${TEMPLATE_STEPS_MAX} étapes au plus.`;

/** What a team member may do to a milestone, by its state, and the state it then has. */
export const TEAM_STEPS = {
  start: { from: ["upcoming"], to: "in_progress", event: "started" },
  submit: { from: ["in_progress", "rework"], to: "in_review", event: "submitted" },
  withdraw: { from: ["in_review"], to: "in_progress", event: "withdrawn" },
} as const satisfies Record<
  string,
  { from: readonly MilestoneState[]; to: MilestoneState; event: (typeof EVENT_KINDS)[number] | string }
>;

export type TeamStep = keyof typeof TEAM_STEPS;

export const TEAM_STEP_LABELS: Record<TeamStep, string> = {
  start: "Commencer",
  submit: "Envoyer à valider",
  withdraw: "Retirer de la validation",
};

interface Standing {
  state: MilestoneState;
  waits_for: string | null;
}

/** Whose turn is said first, where several milestones are open: the client's, then what the team works on. */
const TURNS: readonly ((milestone: Standing) => boolean)[] = [
  ({ state }) => state === "in_review",
  ({ state, waits_for }) => state !== "approved" && waits_for !== null,
  ({ state }) => state === "rework",
  ({ state }) => state === "in_progress",
  ({ state }) => state !== "approved",
];

/** The place of the milestone at which a project stands, from 0; -1 once all are approved. */
export function currentIndex(milestones: readonly Standing[]): number {
  const places = TURNS.map((isTurn) => milestones.findIndex(isTurn));
  return places.find((index) => index >= 0) ?? -1;
}

/** How far a project is, counted from its milestones; `current` is the one at which it stands, `number` its place from 1. */
export function progressOf<Milestone extends Standing>(milestones: readonly Milestone[]) {
  const done = milestones.filter(({ state }) => state === "approved").length;
  const index = currentIndex(milestones);
  return { done, total: milestones.length, current: milestones[index] ?? null, number: index + 1 };
}

/** Whether the day of an open milestone is over. @param today 'YYYY-MM-DD' */
export function isLate({ state, due_on }: { state: MilestoneState; due_on: Date | null }, today: string): boolean {
  return state !== "approved" && due_on !== null && due_on.toISOString().slice(0, 10) < today;
}

/** Days of delay caused by the client: those after the due day on which it waited for a decision. Days: 'YYYY-MM-DD'. */
export function clientDelay(dueOn: Date, { sentOn, decidedOn }: { sentOn: string; decidedOn: string }): number {
  const since = Math.max(dueOn.getTime(), Date.parse(sentOn));
  return Math.max(0, Math.round((Date.parse(decidedOn) - since) / DAY_MS));
}

/** A day so many days after another. @param day as the database gives it: midnight in UTC */
export function daysAfter(day: Date, days: number): Date {
  return new Date(day.getTime() + days * DAY_MS);
}
