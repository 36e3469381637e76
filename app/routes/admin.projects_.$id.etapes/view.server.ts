import { SPACE_COPY } from "~/content/project-space";
import type { TeamStep } from "~/features/projects/milestones/model/milestone";
import { MILESTONE_STATE_LABELS, progressOf, TEAM_STEPS } from "~/features/projects/milestones/model/milestone";
import { milestoneView, newsOf } from "~/features/projects/milestones/model/milestone-view";
import type { TrackedMilestone } from "~/features/projects/milestones/queries.server";
import type { ProjectStatus } from "~/features/projects/model/project";
import { isOver } from "~/features/projects/model/project";

const NEWS_MAX = 20;

export function toView(milestones: TrackedMilestone[], { userId, status }: { userId: string; status: ProjectStatus }) {
  const reader = { copy: SPACE_COPY.fr, language: "fr" as const, userId, now: new Date(), isOver: isOver(status) };
  const { done, total } = progressOf(milestones);
  const names = Object.keys(TEAM_STEPS) as TeamStep[];
  return {
    progress: SPACE_COPY.fr.progress(done, total),
    news: newsOf(milestones, reader, NEWS_MAX),
    milestones: milestones.map((milestone) => ({
      ...milestoneView(milestone, reader),
      label: MILESTONE_STATE_LABELS[milestone.state],
      dueOn: milestone.due_on?.toISOString().slice(0, 10) ?? "",
      waitsFor: milestone.waits_for,
      steps: names.filter((name) => TEAM_STEPS[name].from.some((from) => from === milestone.state)),
      mayDelete: milestone.state === "upcoming",
      isOpen: milestone.state !== "approved",
    })),
  };
}

export type OfficeMilestone = ReturnType<typeof toView>["milestones"][number];
