import { formatCount } from "~/lib/text/format-number";
import { LOST_REASON_LABELS, LOST_REASONS, NO_OWNER } from "./follow-up";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from "./inquiry";

/** Intents of the list's forms for several inquiries at once. */
export const BULK = "bulk";
export const UNDO_BULK = "undo-bulk";

/** More than a page of the list holds. */
export const BULK_MAX = 100;

/** How long a change of several is taken back, in seconds: as long as the letters that it causes wait. */
export const UNDO_SECONDS = 10;

export const NO_CHANGE_CHOSEN = "Choisissez ce qui change";

/** What may be done with several at once, each as the form names it. Rejecting says why. */
export function bulkOptions(team: readonly { value: string; label: string }[]) {
  const statuses = INQUIRY_STATUSES.filter((status) => status !== "rejected");
  return [
    { value: "", label: "Avec les demandes cochées…" },
    {
      label: "Statut",
      options: statuses.map((status) => ({ value: `status:${status}`, label: INQUIRY_STATUS_LABELS[status] })),
    },
    {
      label: "Responsable",
      options: team.map(({ value, label }) => ({ value: `owner:${value}`, label: value ? label : NO_OWNER })),
    },
    {
      label: "Rejeter",
      options: LOST_REASONS.map((reason) => ({
        value: `reject:${reason}`,
        label: `Rejeter\u202f: ${LOST_REASON_LABELS[reason]}`,
      })),
    },
    { label: "Mettre de côté", options: [{ value: "spam:true", label: "Indésirables" }] },
  ];
}

export function bulkDone({ count, unplannedCount }: { count: number; unplannedCount: number }): string {
  if (count === 0) return "Ces demandes étaient déjà ainsi.";
  const done = `${formatCount(count, "demande")} ${count > 1 ? "changées" : "changée"}.`;
  if (unplannedCount === 0) return done;
  return `${done} Sans suite prévue\u202f: ${unplannedCount}.`;
}
