import { UNDECIDED } from "~/features/projects/model/project";
import { projectFacts, projectHistory } from "~/features/projects/model/project-summary";
import type { getProjectOf } from "~/features/projects/queries.server";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_LABELS } from "~/features/services/model/service";

type Project = NonNullable<Awaited<ReturnType<typeof getProjectOf>>>;

/** Where a project stands, in the words of its page. */
export function toView(project: Project) {
  const { id, title, description, status, service_category, events } = project;
  const { budget, deadline, createdOn } = projectFacts(project);
  const history = projectHistory(events);
  return {
    ...{ id, title, description, status, history },
    since: `depuis le ${history.at(-1)?.on ?? createdOn}`,
    facts: [
      { term: "Échéance", value: deadline ?? UNDECIDED },
      { term: "Budget", value: budget },
      { term: "Catégorie", value: labelOf(service_category) },
      { term: "Créé le", value: createdOn },
    ],
  };
}

function labelOf(category: ServiceCategory | null): string {
  return category ? CATEGORY_LABELS[category] : UNDECIDED;
}
