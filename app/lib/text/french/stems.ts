import { stemmer } from "@orama/stemmers/french";
import { memoizeByWord } from "./memoize";

/**
 * What the forms of a French word have in common, without accents: `réservations` and `reserver` are both `reserv`.
 * Source: the French stemmer of the Snowball project, snowballstem.org/algorithms/french/stemmer.html.
 */
export const stemOf = memoizeByWord((word) => withoutAccents(stemmer(word)));

function withoutAccents(word: string): string {
  return word.replaceAll("œ", "oe").replaceAll("æ", "ae").normalize("NFD").replace(/\p{M}/gu, "");
}
