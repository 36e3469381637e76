/**
 * A `tel:` address that dials: digits, and a leading plus, without the spaces, dots and brackets of the written form.
 * Source: RFC 3966.
 */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`;
}

/**
 * A phone number as WhatsApp wants it: the country code and the number, digits alone; null for one that says neither.
 * @param homeCode country code of a number that is written with a leading zero, as at home
 */
export function internationalDigits(phone: string, homeCode: string): string | null {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return digits || null;
  if (digits.startsWith("00")) return digits.slice(2) || null;
  return /^0\d{9}$/.test(digits) ? homeCode + digits.slice(1) : null;
}
