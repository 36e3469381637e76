import { memoizeByWord } from "./memoize";

const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const VOWEL_GROUP = new RegExp(`[${VOWELS}]+`, "g");
const HAS_VOWEL = new RegExp(`[${VOWELS}]`);
const BREAK = "·";

/** Letters that make two syllables of one group of vowels, or none of a vowel. */
const SPOKEN: [RegExp, string][] = [
  // The u of 'qui' and of 'guide' is not heard.
  [/([qg])u(?=[aeiéèêoy])/g, "$1"],
  // 'payer' is pa-yer.
  [new RegExp(`(?<=[${VOWELS}])y(?=[${VOWELS}])`, "g"), BREAK],
  // 'créa-tion' is cré-a-tion, 'Noël' No-ël, 'client' and 'février' have no semivowel.
  [/é(?=[aeiouèêâô])/g, `é${BREAK}`],
  [/(?=[ïë])/g, BREAK],
  [/([bcdfgptv][lr]i)(?=[aeouéèêâô])/g, `$1${BREAK}`],
];

/**
 * How many syllables are heard in a French word in lower case; at least one, and one for each digit of a number. The
 * mute e at the end is not counted. What only a dictionary knows is missed: the ending of `ils parlent`, the two syllables
 * of `pays`.
 * Source: groups of vowels, as spoken prose divides them (Grevisse, Le Bon Usage, § 20).
 */
export const countSyllables = memoizeByWord((word) => {
  const digits = word.match(/\p{N}/gu)?.length ?? 0;
  const letters = word.split(/[^\p{L}]+/u).reduce((sum, part) => sum + syllablesOfPart(part), 0);
  return Math.max(1, digits + letters);
});

function syllablesOfPart(part: string): number {
  if (!part) return 0;
  let spoken = part;
  for (const [letters, sound] of SPOKEN) spoken = spoken.replace(letters, sound);
  const withoutMuteE = spoken.replace(/es?$/, "");
  const heard = HAS_VOWEL.test(withoutMuteE) ? withoutMuteE : spoken;
  return heard.match(VOWEL_GROUP)?.length ?? 0;
}
