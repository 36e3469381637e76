import type { Language } from "./language";

/** The parts of the home page below its hero, in their usual order. */
export const HOME_SECTIONS = [
  "services",
  "cases",
  "testimonials",
  "marquee",
  "technology",
  "scene",
  "stack",
  "blog",
  "founder",
  "frieze",
] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

/** The colour of a trade by day and at night, as `#rrggbb`. */
export interface Accent {
  day?: string | undefined;
  night?: string | undefined;
}

/** What the owner has made of the look of the site. */
export interface Appearance {
  /** The parts of the home page that are shown, in their order. */
  sections: readonly HomeSection[];
  /** By trade; those that are not set have the colour of the design. */
  accents: Readonly<Record<string, Accent>>;
  /** The address of the sheet that says them; null where none is set. */
  accentSheet: string | null;
  /** A line above each page, in the languages in which it was written. */
  announcement: { words: Partial<Record<Language, string>>; to: string | null };
  /** Paths of the logo on a light and on a dark ground, and of its picture in letters; null where the mark stands. */
  logo: { day: string; night: string; letter: string } | null;
  /** Path of the picture that stands for the site's own pages when they are shared. */
  sharePicture: string | null;
}
