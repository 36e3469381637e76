import { projectFacts } from "~/features/projects/project-facts";
import type { listProjects } from "~/features/projects/queries.server";

type Project = Awaited<ReturnType<typeof listProjects>>["projects"][number];

/** A project as one row of the list shows it. */
export type ProjectRowData = ReturnType<typeof toRow>;

export function toRow({ budgetMad, deadline, created_at, client, ...project }: Project) {
  return {
    ...project,
    ...projectFacts({ budgetMad, deadline, created_at }),
    client: client && { id: client.id, name: client.full_name },
  };
}
