/**
 * Address that opens a WhatsApp conversation with a message already written.
 * Source: WhatsApp's "click to chat" links, https://wa.me/<number>?text=<message>.
 * @param number digits with the country code; anything else in it is dropped
 */
export function whatsappUrl(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;
}
