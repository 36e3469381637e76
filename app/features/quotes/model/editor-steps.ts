import type { EditorValues, LineValues, StepValues } from "./editor";
import { emptyLine } from "./editor";

/** The name of the buttons that change the form without saving it. */
export const STEP = "step";

/** What such a button does; an id or a place may follow after a colon. */
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

/** The halves of the total, or three steps, as most quotes ask for them. */
const HALVES: StepValues[] = [
  { title: "Acompte à la commande", share: "50", kind: "deposit", days: "0" },
  { title: "Solde à la livraison", share: "50", kind: "balance", days: "" },
];
const THIRDS: StepValues[] = [
  { title: "Acompte à la commande", share: "40", kind: "deposit", days: "0" },
  { title: "Étape intermédiaire", share: "30", kind: "progress", days: "" },
  { title: "Solde à la livraison", share: "30", kind: "balance", days: "" },
];

/** What a button asks for: its name, and the line or place that it is about; null for what no button says. */
export function readStep(value: FormDataEntryValue | null): { name: string; about: string } | null {
  if (typeof value !== "string") return null;
  const [name = "", about = ""] = value.split(":");
  return STEP_NAMES.includes(name) ? { name, about } : null;
}

interface Facts {
  /** An id for a line that is added. */
  newId: string;
  /** The rate that a new line begins with. */
  vat: string;
}

/** The form after a button; nothing of it is judged. */
export function applyStep(values: EditorValues, step: { name: string; about: string }, facts: Facts): EditorValues {
  const { lines, steps } = values;
  const index = lines.findIndex(({ id }) => id === step.about);
  switch (step.name) {
    case STEPS.addLine:
      return { ...values, lines: [...lines, nextLine(lines, facts)] };
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

function nextLine(lines: readonly LineValues[], { newId, vat }: Facts): LineValues {
  const last = lines.at(-1);
  return emptyLine(newId, { section: last?.section ?? "", vat: last?.vat || vat });
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [own, other] = [rows[from], rows[to]];
  if (own === undefined || other === undefined) return [...rows];
  return rows.map((row, at) => (at === from ? other : at === to ? own : row));
}
