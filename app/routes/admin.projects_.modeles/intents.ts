/** The forms of the page. */
export const CREATE = "create";
export const UPDATE = "update";
export const ORDER = "order";
export const DELETE = "delete";
