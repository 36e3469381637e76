import { UNDECIDED } from "~/features/projects/model/project";
import { projectFacts, projectHistory } from "~/features/projects/model/project-summary";
import type { listProjectsOf } from "~/features/projects/queries.server";

type Project = Awaited<ReturnType<typeof listProjectsOf>>["projects"][number];

/** A project as its client sees it. */
export type ProjectItem = ReturnType<typeof toItem>;

export function toView(projects: Project[]) {
  return projects.map(toItem);
}

function toItem({ id, title, description, status, events, ...figures }: Project) {
  const { deadline, ...facts } = projectFacts(figures);
  return {
    ...{ id, title, description, status, ...facts },
    deadline: deadline ?? UNDECIDED,
    history: projectHistory(events),
  };
}
