/** For so many days what was deleted can be brought back. */
export const TRASH_DAYS = 30;

export const TRASH_PATH = "/admin/corbeille";

/**
 * The way to bring back what was just deleted, for the message that says so.
 * @param back the page of the office on which it was, and is again
 */
export function undoDeletion(trashId: string, back: string) {
  return {
    note: `Restaurable ${TRASH_DAYS} jours depuis la corbeille.`,
    label: "Annuler",
    action: TRASH_PATH,
    fields: { intent: "restore", id: trashId, back },
  };
}
