import { normalForm } from "~/lib/text/normal-form";

const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/;
const INVERTED = /-(?:t-)?(?:je|tu|ils?|elles?|on|ce|l[ae]s?|lui|leur|moi|toi|y|en|ci|là)$/;

/**
 * The words of a French text, in lower case. Elided particles are dropped (`l’eau` is the word
 * `eau`), and so are pronouns after a verb (`parle-t-elle` is `parle`); compounds stay whole (`rendez-vous`).
 * Source: elision and hyphens as Grevisse, Le Bon Usage, §§ 45 and 109, describes them.
 */
export function frenchWords(text: string): string[] {
  const plain = normalForm(text, "NFC").toLowerCase().replaceAll("’", "'");
  return (plain.match(WORD) ?? []).map(bare);
}

function bare(word: string): string {
  const whole = word.includes("'") ? word.replace(ELIDED, "") : word;
  return whole.includes("-") ? whole.replace(INVERTED, "") : whole;
}
