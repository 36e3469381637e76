/**
 * A `tel:` address that dials: digits, and a leading plus, without the spaces, dots and brackets of the written form.
 * Source: RFC 3966.
 */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`;
}
