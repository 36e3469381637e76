import { claimedFigures, figureWords } from "~/content/figures";
import type { AgencyFigures, FigureFact, FigureName } from "~/site/agency-figures";
import type { Language } from "~/site/language";
import { useRootData } from "./site-page";
import { usePageLanguage } from "./use-shell-copy";

/** What the agency claims today. */
export function useFigures(): AgencyFigures {
  return useRootData()?.site.figures ?? claimedFigures;
}

interface FigureNotesProps {
  labels: Partial<Record<FigureName, string>>;
  className?: string;
}

/**
 * Since when the figures above count, and what; nothing where the owner has said nothing of them. A year that all of
 * them share is said once.
 */
export function FigureNotes({ labels, className = "" }: FigureNotesProps) {
  const { facts } = useFigures();
  const language = usePageLanguage();
  const names = Object.keys(labels) as FigureName[];
  const years = new Set(names.map((name) => facts?.[name]?.since));
  const shared = years.size === 1 && names.length > 1 ? [...years][0] : undefined;
  const notes = names.flatMap(
    (name) => noteOf(labels[name] ?? "", { ...facts?.[name], ...(shared && { since: "" }) }, language) ?? [],
  );
  const sentences = shared ? [upperFirst(figureWords[language].since(shared)), ...notes] : notes;
  if (sentences.length === 0) return null;
  return <p className={`figure-notes text-text-3 text-xs text-pretty ${className}`}>{`${sentences.join(". ")}.`}</p>;
}

function noteOf(label: string, fact: FigureFact, language: Language): string | null {
  const year = fact.since ? ` ${figureWords[language].since(fact.since)}` : "";
  const origin = fact.isCounted ? ` (${figureWords[language].counted})` : "";
  const counts = fact.counts && language === "fr" ? `\u202f: ${fact.counts}` : "";
  return year || origin || counts ? upperFirst(label) + year + origin + counts : null;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
