/** The forms of the page. */
export const DRAFT_INTENT = "draft";
export const LINES_INTENT = "lines";
export const CREDIT_INTENT = "credit";
export const PAYMENT_INTENT = "payment";
export const REFUND_INTENT = "refund";
export const REJECT_INTENT = "reject-claim";
