/** A WhatsApp link that opens a conversation with `number` (digits, country code first) and a prefilled message. */
export function whatsappUrl(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
