import type { SpaceCopy } from "~/content/project-space/project-space";
import type { ProjectStatus } from "~/features/projects/model/project";
import { isOver } from "~/features/projects/model/project";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { MilestoneState } from "./milestone";
import { isLate, progressOf } from "./milestone";

interface Project<Step> {
  status: ProjectStatus;
  milestones: readonly Step[];
}

interface Milestone {
  title: string;
  state: MilestoneState;
  due_on: Date | null;
  waits_for: string | null;
}

/** Where a project stands and whose turn it is, as two sentences; of one that is over or has no milestones, its status. */
export function headlineOf(
  { status, milestones }: Project<Milestone>,
  copy: SpaceCopy,
  language: Language,
): { step: string; turn: string } {
  if (isOver(status) || milestones.length === 0) return { step: copy.sentences[status], turn: "" };
  const { current, number, total } = progressOf(milestones);
  if (!current) return { step: copy.turn.done(total), turn: "" };
  const step = copy.headline({ number, total, title: current.title });
  return { step, turn: turnOf(current, copy, language) };
}

function turnOf(milestone: Milestone, { turn }: SpaceCopy, language: Language): string {
  const { state, waits_for, due_on } = milestone;
  // Nothing is to be done before a day that is over: the track says that it is.
  const isPast = isLate(milestone, dayInCasablanca(new Date()));
  const day = isPast ? null : due_on && formatDate(due_on, language);
  if (waits_for) return turn.give(waits_for);
  if (state === "in_review") return turn.approve(day);
  if (state === "rework") return turn.rework;
  return state === "upcoming" ? turn.upcoming(day) : turn.working(day);
}
