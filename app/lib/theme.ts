/** Colours by day, by night, or as the visitor's system has it. */
export type Theme = "dark" | "light" | "system";
