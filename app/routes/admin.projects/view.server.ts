import { projectFacts } from "~/features/projects/model/project-summary";
import type { ListedProject } from "~/features/projects/queries.server";
import { formatShortDate } from "~/site/format";

/** A project as a row of the list: its dates are short there. */
export function toRow({ budgetMad, deadline, created_at, client, ...project }: ListedProject) {
  return {
    ...project,
    ...projectFacts({ budgetMad, deadline, created_at }),
    deadline: deadline && formatShortDate(deadline),
    createdOn: formatShortDate(created_at),
    client: client && { id: client.id, name: client.full_name },
  };
}
