/** The forms of the page. */
export const REVIEW = "review";
export const REFUSE = "refuse";
