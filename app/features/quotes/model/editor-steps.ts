import type { EditorValues, StepValues } from "./editor";

/** The name of the buttons that change the form without saving it. */
export const STEP = "step";

/** What such a button does; a line's id or a place in the schedule may follow after a colon. */
export const STEPS = {
  total: "total",
  addLine: "add-line",
  copyLine: "copy-line",
  removeLine: "remove-line",
  lineUp: "line-up",
  lineDown: "line-down",
  addStep: "add-step",
  removeStep: "remove-step",
  halves: "halves",
  thirds: "thirds",
} as const;

const STEP_NAMES: readonly string[] = Object.values(STEPS);

const HALVES: StepValues[] = [
  { title: "Acompte à la commande", share: "50", kind: "deposit", days: "0" },
  { title: "Solde à la livraison", share: "50", kind: "balance", days: "" },
];
const THIRDS: StepValues[] = [
  { title: "Acompte à la commande", share: "40", kind: "deposit", days: "0" },
  { title: "Étape intermédiaire", share: "30", kind: "progress", days: "" },
  { title: "Solde à la livraison", share: "30", kind: "balance", days: "" },
];

/** A button's name, and the line or place that it is about; null for an unknown button. */
export function readStep(value: FormDataEntryValue | null): { name: string; about: string } | null {
  if (typeof value !== "string") return null;
  const [name = "", about = ""] = value.split(":");
  return STEP_NAMES.includes(name) ? { name, about } : null;
}

/**
 * The form after a button, unjudged.
 * @param facts the id of a line that is added, and the VAT that the first line begins with
 */
export function applyStep(
  values: EditorValues,
  step: { name: string; about: string },
  facts: { newId: string; vat: string },
): EditorValues {
  const { lines, steps } = values;
  const index = lines.findIndex(({ id }) => id === step.about);
  switch (step.name) {
    case STEPS.addLine: {
      const last = lines.at(-1);
      const line = {
        id: facts.newId,
        section: last?.section ?? "",
        designation: "",
        description: "",
        quantity: "1",
        unit: "",
        price: "",
        discount: "",
        vat: last?.vat || facts.vat,
        option: "",
        group: "",
      };
      return { ...values, lines: [...lines, line] };
    }
    case STEPS.copyLine:
      return {
        ...values,
        lines: lines.flatMap((line, at) => (at === index ? [line, { ...line, id: facts.newId }] : [line])),
      };
    case STEPS.removeLine:
      return { ...values, lines: lines.filter((_, at) => at !== index) };
    case STEPS.lineUp:
      return { ...values, lines: moved(lines, index, index - 1) };
    case STEPS.lineDown:
      return { ...values, lines: moved(lines, index, index + 1) };
    case STEPS.addStep:
      return { ...values, steps: [...steps, { title: "", share: "", kind: "progress", days: "" }] };
    case STEPS.removeStep:
      return { ...values, steps: steps.filter((_, at) => String(at) !== step.about) };
    case STEPS.halves:
      return { ...values, steps: HALVES };
    case STEPS.thirds:
      return { ...values, steps: THIRDS };
    default:
      return values;
  }
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [own, other] = [rows[from], rows[to]];
  if (own === undefined || other === undefined) return [...rows];
  return rows.map((row, at) => (at === from ? other : at === to ? own : row));
}
