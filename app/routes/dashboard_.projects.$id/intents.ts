/** The forms of a project's page. */
export const APPROVE = "approve";
export const REWORK = "rework";
export const UNDO = "undo";
