import type { EVENT_KINDS, MilestoneState } from "~/features/milestones/model/milestone";
import type { ProjectStatus } from "~/features/projects/model/project";
import type { ServiceCategory } from "~/features/services/model/service";

/** The words of a project's track, as its client reads them. Days come formatted in the page's language. */
export interface SpaceCopy {
  back: string;
  where: string;
  history: string;
  since: string;
  undecided: string;
  facts: Record<"deadline" | "budget" | "category" | "created", string>;
  /** Where a project without milestones stands. */
  sentences: Record<ProjectStatus, string>;
  categories: Record<ServiceCategory, string>;
  track: string;
  states: Record<MilestoneState, string>;
  headline: (step: { number: number; total: number; title: string }) => string;
  turn: {
    approve: (day: string | null) => string;
    give: (what: string) => string;
    working: (day: string | null) => string;
    rework: string;
    upcoming: (day: string | null) => string;
    done: (total: number) => string;
  };
  progress: (done: number, total: number) => string;
  due: string;
  approvedOn: string;
  /** Of an approved milestone: done by the day that was promised last, or so many days after it. */
  kept: (day: string) => string;
  daysLate: (days: number) => string;
  /** Past its day: the agency's turn, or the reader's. */
  late: (day: string) => string;
  lateForYou: (day: string) => string;
  moved: (from: string, to: string) => string;
  waits: string;
  /** Why a day has moved, where the site itself has moved it. */
  waited: (what: string) => string;
  decidedLate: string;
  /** Who of the agency works on it. */
  team: string;
  news: string;
  events: Record<(typeof EVENT_KINDS)[number], string>;
  decide: {
    title: string;
    approve: string;
    approving: string;
    rework: string;
    ask: string;
    asking: string;
    hint: string;
    missing: string;
    tooLong: string;
    /** Above the versions that are decided on. */
    files: string;
    undo: string;
    undoing: string;
  };
  revisions: { count: (used: number, included: number) => string; beyond: (price: string) => string };
  done: { approved: string; rework: string; undone: string };
  refused: { title: string; changed: string; notInReview: string; over: string; tooLate: string; tooMany: string };
  summary: string;
  /** 'version', before its number. */
  version: string;
  /** 'par', before who has approved a milestone. */
  by: string;
}
