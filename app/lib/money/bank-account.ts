/** Whether 24 digits are a Moroccan RIB: the last two, its key, make the whole a multiple of 97 (Bank Al-Maghrib). */
export function isValidRib(rib: string): boolean {
  return /^\d{24}$/.test(rib) && BigInt(rib) % 97n === 0n;
}

/** The IBAN of a Moroccan account (ISO 13616): 'MA', two check digits, the RIB; null for what is no RIB. */
export function ibanOf(rib: string): string | null {
  if (!/^\d{24}$/.test(rib)) return null;
  // 'MA00' behind the account, its letters counted from A = 10.
  const check = 98n - (BigInt(`${rib}221000`) % 97n);
  return `MA${String(check).padStart(2, "0")}${rib}`;
}
