/** The forms of the office's page of milestones. */
export const CREATE = "create";
export const TEMPLATE = "template";
export const STEP = "step";
export const ORDER = "order";
export const MOVE = "move";
export const WAIT = "wait";
export const RESUME = "resume";
export const DELETE = "delete";
