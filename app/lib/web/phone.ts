/** A `tel:` address of the digits and a leading plus (RFC 3966). */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`;
}

/** A WhatsApp conversation, perhaps with a message (https://wa.me). @param number digits with the country code */
export function whatsappUrl(number: string, message?: string): string {
  const text = message === undefined ? "" : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${number.replace(/\D/g, "")}${text}`;
}
