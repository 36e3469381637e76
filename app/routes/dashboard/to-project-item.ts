import type { listProjectsOf } from "~/features/projects/queries.server";
import { formatDate, formatMad } from "~/lib/format";
import type { ProjectItem } from "./project-list";

const UNDECIDED = "À définir";

type Project = Awaited<ReturnType<typeof listProjectsOf>>[number];

/** Dates and money are written on the server: a browser's tables may be older or newer than ours. */
export function toProjectItem({
  id,
  title,
  description,
  status,
  budgetMad,
  deadline,
  created_at,
}: Project): ProjectItem {
  return {
    id,
    title,
    description,
    status,
    budget: budgetMad === null ? UNDECIDED : formatMad(budgetMad),
    deadline: deadline ? formatDate(deadline) : UNDECIDED,
    createdOn: formatDate(created_at),
  };
}
