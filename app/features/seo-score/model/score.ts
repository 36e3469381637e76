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
  /** A text in another language is spared the rules that are made for French. */
  isFrench: boolean;
  rules: ScoredRule[];
}

/** The points that are won, out of 100 whatever the number of points that could be. */
export function totalOf(rules: ScoredRule[]): number {
  const won = rules.reduce((sum, { points }) => sum + points, 0);
  const possible = rules.reduce((sum, rule) => sum + rule.possible, 0);
  return Math.round((100 * won) / possible);
}

const GOOD_FROM = 80;
const FAIR_FROM = 60;

/** The colour of a score, and its word for readers who do not see colours. */
export function scoreLook(total: number): { tone: "green" | "yellow" | "red"; word: string } {
  if (total >= GOOD_FROM) return { tone: "green", word: "Bon" };
  return total >= FAIR_FROM ? { tone: "yellow", word: "Moyen" } : { tone: "red", word: "Faible" };
}

const FOREIGN =
  "La lisibilité, mesurée pour le français seul, n’est pas comptée\u00a0: les autres règles font les 100 points.";

/** A score as its panel shows it. */
export function scorePanel({ total, keyword, isFrench, rules }: SeoScore) {
  const about = keyword ? `Mot-clé le plus présent : « ${keyword} ».` : "Le mot-clé se déduit du titre et du texte.";
  const note = isFrench ? about : `${about} ${FOREIGN}`;
  return { title: "Score SEO", total, ...scoreLook(total), note, rules };
}
