/** Hidden fields of a form by which its sender's way is known: how the visit began. */
export const FIRST_FIELDS = {
  page: "first_page",
  referrer: "first_referrer",
  campaign: "first_campaign",
  at: "first_at",
} as const;

/** The page that led to the form, and the site or campaign that led here last. */
export const LAST_FIELDS = { page: "last_page", referrer: "last_referrer", campaign: "last_campaign" } as const;

export const LAST_FIELD_NAMES = Object.values(LAST_FIELDS);
