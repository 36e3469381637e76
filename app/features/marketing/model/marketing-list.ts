/** By what the figures are told apart. */
export const SOURCE_KINDS = ["page", "campagne", "site"] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SOURCE_KIND_LABELS: Record<SourceKind, string> = {
  page: "Par page",
  campagne: "Par campagne",
  site: "Par site",
};

/** The columns of the table, from what is seen to what is earned. */
const FIGURES = ["views", "clicks", "forms", "leads", "qualified", "converted", "quotes"] as const;

export type Figure = (typeof FIGURES)[number];

export const FIGURE_LABELS: Record<Figure, string> = {
  views: "Vues",
  clicks: "Clics",
  forms: "Formulaires",
  leads: "Demandes",
  qualified: "Qualifiées",
  converted: "Converties",
  quotes: "Devis",
};

/** The columns that can be told apart by a source: clicks are not stored with the site that led to ours. */
export function figuresOf(by: SourceKind): readonly Figure[] {
  return by === "site" ? FIGURES.filter((figure) => figure !== "clicks") : FIGURES;
}

export type Figures = Record<Figure, number>;

/** The currencies in which quotes are accepted, the agency's own first. */
export const EARNED_CURRENCIES = ["MAD", "EUR", "SAR"] as const;

/** Of accepted quotes, VAT included, in hundredths: amounts of two currencies are never added up. */
export type Earned = Record<(typeof EARNED_CURRENCIES)[number], number>;

export const EARNED_LABEL = "Accepté TTC";

/** A page, campaign or site with its figures, or all that have no row of their own. */
export interface SourceRow extends Figures, Earned {
  /** Null where a lead's is not known, and of the rest. */
  source: string | null;
  sourceCount: number;
  isRest: boolean;
}

export const REST_LABEL = "Toutes les autres";

/** How many sources the screen names; the rest stand together. */
export const SOURCES_SHOWN = 30;
