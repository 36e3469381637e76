/**
 * A `tel:` address that dials: digits, and a leading plus, without the spaces, dots and brackets of the written form.
 * Source: RFC 3966.
 */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`;
}

/**
 * Address that opens a WhatsApp conversation, with a message already written where one is given.
 * Source: WhatsApp's "click to chat" links, https://wa.me/<number>?text=<message>.
 * @param number digits with the country code; anything else in it is dropped
 */
export function whatsappUrl(number: string, message?: string): string {
  const text = message === undefined ? "" : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${number.replace(/\D/g, "")}${text}`;
}
