import { MESSAGES_COPY } from "~/content/project-messages";
import { UNDECIDED } from "~/features/projects/model/project";
import { projectFacts, projectHistory } from "~/features/projects/model/project-summary";
import type { listProjectsOf } from "~/features/projects/queries.server";

type Project = Awaited<ReturnType<typeof listProjectsOf>>["projects"][number];

/** A project as its client sees it. */
export type ProjectItem = ReturnType<typeof toItem>;

/**
 * @param unread how many messages of each project are new, by its id
 * @param others the names of the clients whose person the user is, by their ids
 */
export function toView(
  projects: Project[],
  { unread, others }: { unread: ReadonlyMap<string, number>; others: ReadonlyMap<string, string> },
) {
  return projects.map((project) => {
    const name = others.get(project.client_id ?? "");
    return toItem(project, unread.get(project.id) ?? 0, name ? { id: project.client_id, name } : null);
  });
}

interface Owner {
  id: string | null;
  name: string;
}

/** @param client whose project it is, where the user sees it as a person of another client */
function toItem({ id, title, description, status, events, ...figures }: Project, unread: number, client: Owner | null) {
  const { deadline, ...facts } = projectFacts(figures);
  return {
    ...{ id, title, description, status, client, ...facts },
    deadline: deadline ?? UNDECIDED,
    history: projectHistory(events),
    unread: unread > 0 ? MESSAGES_COPY.fr.open(unread) : null,
  };
}
