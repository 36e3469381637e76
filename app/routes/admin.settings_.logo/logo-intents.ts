/** The forms of the page. */
export const LOGO_INTENTS = { save: "logo", remove: "remove-logo" } as const;
