/**
 * Whether the last two digits of a Moroccan RIB are the key of the 22 before them: with them the whole is a multiple
 * of 97 (Bank Al-Maghrib, key of the relevé d’identité bancaire).
 * @param rib 24 digits without spaces
 */
export function isValidRib(rib: string): boolean {
  return /^\d{24}$/.test(rib) && BigInt(rib) % 97n === 0n;
}

/**
 * The IBAN of a Moroccan account (ISO 13616): 'MA', two digits that check the whole, and the RIB.
 * @returns null for what is no RIB
 */
export function ibanOf(rib: string): string | null {
  if (!/^\d{24}$/.test(rib)) return null;
  // 'MA00' behind the account, its letters counted from A = 10.
  const check = 98n - (BigInt(`${rib}221000`) % 97n);
  return `MA${String(check).padStart(2, "0")}${rib}`;
}
