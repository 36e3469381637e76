/** A `tel:` address that every dialler understands: digits and a leading plus. Source: RFC 3966. */
export function phoneHref(phone: string): string {
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${phone.replace(/\D/g, "")}`;
}
