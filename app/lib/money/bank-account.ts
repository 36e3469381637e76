/**
 * Whether the last two digits of a Moroccan RIB are the key of the 22 before them: with them the whole is a multiple
 * of 97 (Bank Al-Maghrib, key of the relevé d’identité bancaire).
 * @param rib 24 digits without spaces
 */
export function isValidRib(rib: string): boolean {
  return /^\d{24}$/.test(rib) && BigInt(rib) % 97n === 0n;
}
