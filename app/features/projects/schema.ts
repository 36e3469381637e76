import { z } from "zod";
import type { ProjectStatus } from "~/features/projects/model/project";
import { PROJECT_STATUSES, UNDO_STATUS } from "~/features/projects/model/project";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { optionalDayField } from "~/lib/forms/day-fields";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { moneyField, optionalNumberField } from "~/lib/forms/number-fields";
import { optionalChoiceField } from "~/lib/forms/optional-choice-field";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";
import { versionField } from "~/lib/forms/version-field";
import { moneyText } from "~/lib/money/format-money";

const PROJECT_TITLE_MAX_LENGTH = 200;
const PROJECT_DESCRIPTION_MAX_LENGTH = 5000;

const BUDGET_UNREADABLE = "Le budget est un nombre positif, par exemple 12500 ou 12500,50";
const DEADLINE_UNREADABLE = "L’échéance est une date, par exemple 2027-03-31";

const REVISIONS_MAX = 100;
const REVISIONS_UNREADABLE = `Un nombre de révisions de 0 à ${REVISIONS_MAX}`;
const HOUR_UNREADABLE = "Le prix d’une heure est un nombre positif, par exemple 400 ou 400,50";
const HOUR_MAX = 1_000_000_00;

const UNLISTED_CLIENT = "Choisissez un client de la liste";

const deadlineField = optionalDayField(DEADLINE_UNREADABLE).transform((day) =>
  day === null ? null : new Date(`${day}T00:00:00Z`),
);

const revisionsField = optionalNumberField({ decimals: 0, max: REVISIONS_MAX, sentence: REVISIONS_UNREADABLE });

/** Typed in units, stored in hundredths. */
const hourPriceField = optionalNumberField({ decimals: 2, max: HOUR_MAX, sentence: HOUR_UNREADABLE });

const categoryField = optionalChoiceField(z.enum(SERVICE_CATEGORIES, "Choisissez une catégorie de la liste"));

const clientField = optionalChoiceField(z.uuid(UNLISTED_CLIENT));

const titleField = boundedTextField({
  missing: "Le titre est requis",
  max: PROJECT_TITLE_MAX_LENGTH,
  tooLong: `Le titre ne peut pas dépasser ${PROJECT_TITLE_MAX_LENGTH} caractères`,
});

/** What a project is called, what craft it belongs to and what it costs: asked of an inquiry too. */
export const projectBasics = {
  title: titleField,
  service_category: categoryField,
  budget: moneyField(BUDGET_UNREADABLE),
};

export const projectSchema = z.object({
  ...projectBasics,
  description: optionalTextField(
    PROJECT_DESCRIPTION_MAX_LENGTH,
    "La description ne peut pas dépasser 5 000 caractères",
    { isMultiline: true },
  ),
  status: z.enum(PROJECT_STATUSES, { error: "Choisissez un statut de la liste" }),
  deadline: deadlineField,
  client_id: clientField,
  revisions_included: revisionsField,
  extra_hour_price: hourPriceField,
  version: versionField,
});

type ProjectForm = z.output<typeof projectSchema>;
type Terms = "revisions_included" | "extra_hour_price";

/** The terms stay as they are where a command does not know them. */
export type ProjectInput = Omit<ProjectForm, "version" | Terms> & Partial<Pick<ProjectForm, Terms>>;

export const projectIdSchema = z.object({ id: z.uuid("Projet inconnu") });

export const projectStatusSchema = z.object({
  id: z.uuid("Projet inconnu"),
  status: z.enum(PROJECT_STATUSES, { error: "Statut inconnu" }),
});

export const undoStatusSchema = z.object({
  intent: z.literal(UNDO_STATUS),
  id: z.uuid("Projet inconnu"),
  letter: z.uuid("Lettre inconnue"),
});

/** The address of the list in /admin: a wrong part is ignored. */
export const projectListSchema = z.object({
  status: z.enum(PROJECT_STATUSES).optional().catch(undefined),
  category: z.enum(SERVICE_CATEGORIES).optional().catch(undefined),
  client: z.uuid().optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "title", "deadline", "budget"]).catch("newest"),
  page: pageField,
});

export type ProjectList = z.output<typeof projectListSchema>;

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
