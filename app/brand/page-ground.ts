/** The colour of the page's ground, `--surface` of the stylesheet, for where no stylesheet reaches. */
export const PAGE_GROUND = { dark: "#0a0d13", light: "#f5f1e9" } as const;
