/** The kinds of the letters about a lead, by which an erasure finds them again. */
export const INQUIRY_RECEIVED = "inquiry-received";
export const LEAD_ASSIGNED = "lead-assigned";
export const LEADS_ASSIGNED = "leads-assigned";
export const LEADS_DIGEST = "leads-digest";
export const LEAD_REPLY = "lead-reply";
