/** What one rule gives to an article. */
export interface ScoredRule {
  name: string;
  points: number;
  possible: number;
  /** How to win the missing points; null when none is. */
  advice: string | null;
}

/** The score of an article. */
export interface SeoScore {
  /** Out of 100. */
  total: number;
  /** What the article is judged to be about; null while it says nothing. */
  keyword: string | null;
  rules: ScoredRule[];
}

/** The points that are won. */
export function totalOf(rules: ScoredRule[]): number {
  return rules.reduce((sum, { points }) => sum + points, 0);
}

const GOOD_FROM = 80;
const FAIR_FROM = 60;

/** The colour of a score, and its word for readers who do not see colours. */
export function scoreLook(total: number): { tone: "green" | "yellow" | "red"; word: string } {
  if (total >= GOOD_FROM) return { tone: "green", word: "Bon" };
  return total >= FAIR_FROM ? { tone: "yellow", word: "Moyen" } : { tone: "red", word: "Faible" };
}

/** A score as its panel shows it. */
export function scorePanel({ total, keyword, rules }: SeoScore) {
  const note = keyword
    ? `Mot-clé le plus présent : «\u202f${keyword}\u202f».`
    : "Le mot-clé se déduit du titre et du texte.";
  return { title: "Score SEO", total, ...scoreLook(total), note, rules };
}
