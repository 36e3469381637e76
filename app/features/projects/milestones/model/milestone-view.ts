import type { SpaceCopy } from "~/content/project-space";
import type { ProjectStatus } from "~/features/projects/model/project";
import { isOver } from "~/features/projects/model/project";
import { DAY_MS } from "~/lib/dates/durations";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { EVENT_KINDS, MilestoneState } from "./milestone";
import { DECIDED_LATE, isLate, progressOf, UNDO_MS, WAITED } from "./milestone";

interface Event {
  id: string;
  kind: (typeof EVENT_KINDS)[number];
  text: string | null;
  from_on: Date | null;
  to_on: Date | null;
  actor_id: string | null;
  created_at: Date;
  actor: { full_name: string | null } | null;
  files: {
    file: {
      id: string;
      name: string;
      version: number;
    };
  }[];
}

interface Milestone {
  id: string;
  title: string;
  state: MilestoneState;
  due_on: Date | null;
  planned_on: Date | null;
  done_at: Date | null;
  waits_for: string | null;
  version: number;
  events: Event[];
}

/** Who reads it: in which language and words, and whose decisions may be taken back. */
interface Reader {
  copy: SpaceCopy;
  language: Language;
  userId: string;
  now: Date;
  /** Whether the project is completed or cancelled: nothing is decided or late any more. */
  isOver: boolean;
}

export type MilestoneView = ReturnType<typeof milestoneView>;

export function milestoneView(milestone: Milestone, { copy, language, userId, now, isOver }: Reader) {
  const { id, title, state, due_on, planned_on, done_at, waits_for, version, events } = milestone;
  const day = (date: Date) => formatDate(date, language);
  // A late decision has moved days at the same moment.
  const last = events.find(({ kind }) => kind !== "moved");
  const isDecision = !isOver && (last?.kind === "approved" || last?.kind === "rework");
  const hasMoved = due_on && planned_on && due_on.getTime() !== planned_on.getTime();
  return {
    id,
    title,
    state,
    version,
    waits_for,
    label: copy.states[state],
    due: done_at ? `${copy.approvedOn} ${day(done_at)}` : due_on && `${copy.due} ${day(due_on)}`,
    kept: done_at && due_on && keptOf(due_on, done_at, { copy, day }),
    late: isOver || !isLate(milestone, dayInCasablanca(now)) ? null : lateOf(milestone, { copy, day }),
    moved: hasMoved ? copy.moved(day(planned_on), day(due_on)) : null,
    reason: hasMoved
      ? textOf(
          events.find(({ kind }) => kind === "moved"),
          copy,
        )
      : null,
    waits: waits_for && `${copy.waits}\u202f: ${waits_for}`,
    approval: state === "approved" ? approvalOf(events) : null,
    mayUndo: Boolean(isDecision && last.actor_id === userId && now.getTime() - last.created_at.getTime() < UNDO_MS),
  };
}

interface Wording {
  copy: SpaceCopy;
  day: (date: Date) => string;
}

function keptOf(dueOn: Date, doneAt: Date, { copy, day }: Wording): string {
  const days = Math.round((Date.parse(dayInCasablanca(doneAt)) - dueOn.getTime()) / DAY_MS);
  return days <= 0 ? copy.kept(day(dueOn)) : copy.daysLate(days);
}

function lateOf({ due_on, state, waits_for }: Milestone, { copy, day }: Wording): string | null {
  if (!due_on) return null;
  return state === "in_review" || waits_for ? copy.lateForYou(day(due_on)) : copy.late(day(due_on));
}

/** What was said with an event: as it was typed, or in the reader's language where the site has said it. */
function textOf(event: Pick<Event, "kind" | "text"> | undefined, copy: SpaceCopy): string | null {
  const text = event?.text ?? null;
  if (event?.kind === "moved" && text === DECIDED_LATE) return copy.decidedLate;
  return event?.kind === "moved" && text?.startsWith(WAITED) ? copy.waited(text.slice(WAITED.length)) : text;
}

function approvalOf(events: readonly Event[]) {
  const last = events.find(({ kind }) => kind === "approved");
  return last ? { by: last.actor?.full_name ?? null, files: last.files.map(({ file }) => file) } : null;
}

export type NewsItem = ReturnType<typeof newsOf>[number];

export function newsOf(
  milestones: readonly Pick<Milestone, "title" | "events">[],
  { copy, language }: Pick<Reader, "copy" | "language">,
  limit: number,
) {
  const day = (date: Date) => formatDate(date, language);
  return milestones
    .flatMap(({ title, events }) => events.map((event) => ({ title, event })))
    .sort((a, b) => b.event.created_at.getTime() - a.event.created_at.getTime())
    .slice(0, limit)
    .map(({ title, event: { id, kind, text, from_on, to_on, created_at, actor, files } }) => ({
      id,
      title,
      text: textOf({ kind, text }, copy),
      what: copy.events[kind],
      move: kind === "moved" && from_on && to_on ? copy.moved(day(from_on), day(to_on)) : null,
      by: actor?.full_name ?? null,
      files: files.map(({ file }) => file),
      at: created_at.toISOString(),
      on: day(created_at),
    }));
}

/** How many revisions a client has asked for and kept asking for. */
export function reworksOf(milestones: readonly Pick<Milestone, "events">[]): number {
  const kinds = milestones
    .flatMap(({ events }) => [...events].reverse().map(({ kind }) => kind))
    .filter((kind) => kind !== "moved");
  return kinds.filter((kind, index) => kind === "rework" && kinds[index + 1] !== "undone").length;
}

type OpenMilestone = Pick<Milestone, "title" | "state" | "due_on" | "waits_for">;

/** Where a project stands and whose turn it is, as two sentences; of one that is over or has no milestones, its status. */
export function headlineOf(
  { status, milestones }: { status: ProjectStatus; milestones: readonly OpenMilestone[] },
  copy: SpaceCopy,
  language: Language,
): { step: string; turn: string } {
  if (isOver(status) || milestones.length === 0) return { step: copy.sentences[status], turn: "" };
  const { current, number, total } = progressOf(milestones);
  if (!current) return { step: copy.turn.done(total), turn: "" };
  const step = copy.headline({ number, total, title: current.title });
  return { step, turn: turnOf(current, copy, language) };
}

function turnOf(milestone: OpenMilestone, { turn }: SpaceCopy, language: Language): string {
  const { state, waits_for, due_on } = milestone;
  // Nothing is to be done before a day that is over: the track says that it is.
  const isPast = isLate(milestone, dayInCasablanca(new Date()));
  const day = isPast ? null : due_on && formatDate(due_on, language);
  if (waits_for) return turn.give(waits_for);
  if (state === "in_review") return turn.approve(day);
  if (state === "rework") return turn.rework;
  return state === "upcoming" ? turn.upcoming(day) : turn.working(day);
}
