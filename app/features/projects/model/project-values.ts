import { moneyText } from "~/lib/money/format-money";
import type { ProjectStatus } from "./project";

/** What the fields of the project form hold, as text. */
export type ProjectValues = Record<
  | ("title" | "description" | "service_category" | "status" | "budget" | "deadline" | "client_id" | "version")
  | ("revisions_included" | "extra_hour_price"),
  string
>;

/** An empty form, for the client from whose page it was opened, if any. */
export function newProjectValues(clientId: string): ProjectValues {
  return {
    title: "",
    description: "",
    service_category: "",
    status: "pending",
    budget: "",
    deadline: "",
    client_id: clientId,
    revisions_included: "",
    extra_hour_price: "",
    version: "",
  };
}

interface StoredProject {
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
}

/** A stored project in its form. */
export function valuesOfProject(project: StoredProject): ProjectValues {
  return {
    title: project.title,
    description: project.description ?? "",
    service_category: project.service_category ?? "",
    status: project.status,
    budget: moneyText(project.budgetMad),
    deadline: project.deadline?.toISOString().slice(0, 10) ?? "",
    client_id: project.client_id ?? "",
    revisions_included: project.revisions_included === null ? "" : String(project.revisions_included),
    extra_hour_price: moneyText(project.extra_hour_price === null ? null : project.extra_hour_price / 100),
    version: String(project.version),
  };
}
