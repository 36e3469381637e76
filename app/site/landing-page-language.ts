import type { AgencyFigures, FigureName } from "./agency-figures";
import type { Language } from "./language";

/** 'More than 500' the way each language abbreviates it: '500+', '+500', '500+'. */
export function moreThan(language: Language, value: number): string {
  return language === "es" ? `+${value}` : `${value}+`;
}

/** One of the agency's figures as it is read: 'more than' where it is claimed, itself where it is counted. */
export function figureText(language: Language, figures: AgencyFigures, name: FigureName): string {
  const value = figures[name];
  return figures.facts?.[name]?.isCounted ? String(value) : moreThan(language, value);
}

/** What a link says of the site's other pages, which are in French; nothing on a French page. */
export function hrefLangFrom(language: Language): "fr" | undefined {
  return language === "fr" ? undefined : "fr";
}
