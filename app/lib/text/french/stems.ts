import { stemmer } from "@orama/stemmers/french";
import { LRUCache } from "lru-cache";
import { normalForm } from "~/lib/text/normal-form";

/** A text of 10,000 words has about 3,000 different ones. */
const known = new LRUCache<string, string>({ max: 20_000 });

/**
 * What the forms of a French word have in common, without accents: `réservations` and `reserver` are both `reserv`.
 * Source: the French stemmer of the Snowball project, snowballstem.org/algorithms/french/stemmer.html.
 */
export function stemOf(word: string): string {
  const stem = known.get(word) ?? withoutAccents(stemmer(word));
  known.set(word, stem);
  return stem;
}

function withoutAccents(word: string): string {
  return normalForm(word.replaceAll("œ", "oe").replaceAll("æ", "ae"), "NFD").replace(/\p{M}/gu, "");
}
