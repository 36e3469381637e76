import { projectFacts } from "~/features/projects/model/project-summary";
import type { ListedProject } from "~/features/projects/queries.server";
import { formatShortDate } from "~/site/format";

/** A project as one row of the list shows it: its dates are short there. */
export type ProjectRowData = ReturnType<typeof toRow>;

export function toRow({ budgetMad, deadline, created_at, client, ...project }: ListedProject) {
  return {
    ...project,
    ...projectFacts({ budgetMad, deadline, created_at }),
    deadline: deadline && formatShortDate(deadline),
    createdOn: formatShortDate(created_at),
    client: client && { id: client.id, name: client.full_name },
  };
}
