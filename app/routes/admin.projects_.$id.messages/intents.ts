/** The forms of the notes that the team keeps for itself. */
export const NOTE = "note";
export const DELETE_NOTE = "delete-note";
