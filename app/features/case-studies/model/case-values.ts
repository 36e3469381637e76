import { caseSchema } from "~/features/case-studies/schema";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";

type FigureValues = Record<"label" | "before_text" | "after_text" | "source" | "measured_on", string>;

type PersonValues = Record<"name" | "role", string>;

type Rows = { figures: FigureValues[]; people: PersonValues[] };

export type CaseValues = Omit<ValuesOf<typeof caseSchema.shape>, "is_fictitious" | keyof Rows> &
  Rows & { is_fictitious: boolean };

/** So many rows more than are filled in are shown, without scripts too. */
const BLANK_ROWS = 2;
const ROWS_MAX = 12;

const BLANK_FIGURE: FigureValues = { label: "", before_text: "", after_text: "", source: "", measured_on: "" };
const BLANK_PERSON: PersonValues = { name: "", role: "" };

function withBlanks<Row>(rows: Row[], blank: Row): Row[] {
  return [...rows, ...Array<Row>(BLANK_ROWS).fill(blank)].slice(0, ROWS_MAX);
}

export function newCaseValues(year: number): CaseValues {
  return {
    ...valuesOf(caseSchema, { country: "MA", year, language: "fr", services: [] }),
    is_fictitious: false,
    figures: withBlanks([], BLANK_FIGURE),
    people: withBlanks([], BLANK_PERSON),
  };
}

type NullableField = "public_url" | "image_url" | "image_alt" | "testimonial_id";

type StoredCase = Omit<CaseValues, "year" | "services" | "figures" | "version" | NullableField> &
  Record<NullableField, string | null> & {
    year: number;
    services: { service_id: string }[];
    figures: { label: string; before_text: string | null; after_text: string; source: string; measured_on: Date }[];
    version: number;
  };

export function valuesOfCase({ figures, people, services, is_fictitious, ...columns }: StoredCase): CaseValues {
  const figureValues = figures.map(({ label, before_text, after_text, source, measured_on }) => ({
    label,
    before_text: before_text ?? "",
    after_text,
    source,
    measured_on: measured_on.toISOString().slice(0, 10),
  }));
  const personValues = people.map(({ name, role }) => ({ name, role }));
  const service_ids = services.map(({ service_id }) => service_id);
  return {
    ...valuesOf(caseSchema, { ...columns, country: columns.country.trim(), services: service_ids }),
    is_fictitious,
    figures: withBlanks(figureValues, BLANK_FIGURE),
    people: withBlanks(personValues, BLANK_PERSON),
  };
}
