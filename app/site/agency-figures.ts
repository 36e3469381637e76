import type { Language } from "./language";

export const FIGURE_NAMES = ["projects", "clients", "experts", "companies"] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** What stands behind a figure. */
export interface FigureFact {
  /** Counted in the database: it reads as it is, not as 'more than'. */
  isCounted?: true;
  /** The year from which it counts. */
  since?: string;
  /** What it counts, in the owner's words, which are French. */
  counts?: string;
}

/** The figures that the agency claims; each reads as 'more than' unless it is counted. */
export interface AgencyFigures extends Record<FigureName, number> {
  facts?: Partial<Record<FigureName, FigureFact>>;
}

/** A text of the content in which {projects}, {clients}, {experts} and {companies} stand for the figures. */
export function withFigures(text: string, figures: AgencyFigures): string {
  return text.replace(
    /(plus de )?\{(projects|clients|experts|companies)\}/gi,
    (_, moreThan: string | undefined, name: FigureName) =>
      `${figures.facts?.[name]?.isCounted ? "" : (moreThan ?? "")}${figures[name]}`,
  );
}

/** 'More than 500' the way each language abbreviates it: '500+', '+500', '500+'. */
export function moreThan(language: Language, value: number): string {
  return language === "es" ? `+${value}` : `${value}+`;
}

/** One of the agency's figures as it is read: 'more than' where it is claimed, itself where it is counted. */
export function figureText(language: Language, figures: AgencyFigures, name: FigureName): string {
  const value = figures[name];
  return figures.facts?.[name]?.isCounted ? String(value) : moreThan(language, value);
}
