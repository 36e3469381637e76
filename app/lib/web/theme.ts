/** Colours by night, by day, or as the visitor's system has it. */
export const THEMES = ["dark", "light", "system"] as const;

export type Theme = (typeof THEMES)[number];
