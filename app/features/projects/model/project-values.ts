import { projectSchema } from "~/features/projects/schema";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";
import { moneyText } from "~/lib/money/format-money";
import type { ProjectStatus } from "./project";

export type ProjectValues = ValuesOf<typeof projectSchema.shape>;

/** An empty form, for the client from whose page it was opened, if any. */
export function newProjectValues(clientId: string): ProjectValues {
  return valuesOf(projectSchema, { status: "pending", client_id: clientId });
}

export function valuesOfProject(project: {
  title: string;
  description: string | null;
  service_category: string | null;
  status: ProjectStatus;
  budgetMad: number | null;
  deadline: Date | null;
  client_id: string | null;
  revisions_included: number | null;
  /** In hundredths. */
  extra_hour_price: number | null;
  version: number;
}): ProjectValues {
  const { budgetMad, deadline, extra_hour_price: hourPrice, ...stored } = project;
  return valuesOf(projectSchema, {
    ...stored,
    budget: moneyText(budgetMad),
    deadline: deadline?.toISOString().slice(0, 10),
    extra_hour_price: moneyText(hourPrice === null ? null : hourPrice / 100),
  });
}
