import { MESSAGES_COPY } from "~/content/project-messages";
import { UNDECIDED } from "~/features/projects/model/project";
import { projectFacts, projectHistory } from "~/features/projects/model/project-summary";
import type { listProjectsOf } from "~/features/projects/queries.server";

type Project = Awaited<ReturnType<typeof listProjectsOf>>["projects"][number];

/** A project as its client sees it. */
export type ProjectItem = ReturnType<typeof toItem>;

/** @param unread how many messages of each project are new, by its id */
export function toView(projects: Project[], unread: ReadonlyMap<string, number>) {
  return projects.map((project) => toItem(project, unread.get(project.id) ?? 0));
}

function toItem({ id, title, description, status, events, ...figures }: Project, unread: number) {
  const { deadline, ...facts } = projectFacts(figures);
  return {
    ...{ id, title, description, status, ...facts },
    deadline: deadline ?? UNDECIDED,
    history: projectHistory(events),
    unread: unread > 0 ? MESSAGES_COPY.fr.open(unread) : null,
  };
}
