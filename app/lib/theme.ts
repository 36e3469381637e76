/** Colours by night, by day, or as the visitor's system has it. */
export const THEMES = ["dark", "light", "system"] as const;

export type Theme = (typeof THEMES)[number];

/** The colour of the page's ground, `--surface` of the stylesheet, for where no stylesheet reaches. */
export const PAGE_GROUND = { dark: "#0a0d13", light: "#f5f1e9" } as const;
