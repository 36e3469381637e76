/** In the order in which an inquiry usually moves; any may follow any. */
export const INQUIRY_STATUSES = ["new", "contacted", "qualified", "converted", "rejected"] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_STATUS_LABELS: Record<InquiryStatus, string> = {
  new: "Nouveau",
  contacted: "Contacté",
  qualified: "Qualifié",
  converted: "Converti",
  rejected: "Rejeté",
};

export const INQUIRY_STATUS_TONES = {
  new: "blue",
  contacted: "yellow",
  qualified: "purple",
  converted: "green",
  rejected: "red",
} as const satisfies Record<InquiryStatus, string>;

const NO_SERVICE = "Non spécifié";

/** The service that an inquiry names, as screens show it: an imported one may name it by an empty text. */
export function serviceLabel(service: string | null): string {
  return service || NO_SERVICE;
}

/** How many of the latest inquiries the home of the back office and the analytics name. */
export const RECENT_COUNT = 5;

export const NO_INQUIRY = "Aucune demande pour le moment";
export const INQUIRY_GONE = "Cette demande n’existe plus.";
export const INQUIRY_CONVERTED = "Demande convertie";
export const SENT_BY_TEAM = "Cette adresse est celle d’un membre de l’équipe : elle ne peut pas devenir un client.";
export const SENDER_UNKNOWN = "Dites si ce compte est celui de l’expéditeur";
export const ALREADY_CONVERTED = "Cette demande est déjà convertie";

/** Longest message text put into a chat link, in characters: longer addresses are cut by some phones. */
const CHAT_TEXT_MAX_LENGTH = 1500;

interface Message {
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

/** The chat message a visitor sends after the form: greeting, name, e-mail, phone and text. */
export function inquiryChatMessage({ name, email, phone, message }: Message): string {
  const text = message.length > CHAT_TEXT_MAX_LENGTH ? `${message.slice(0, CHAT_TEXT_MAX_LENGTH)}…` : message;
  const contact = [`E-mail : ${email}`, ...(phone ? [`Téléphone : ${phone}`] : [])];
  return [`Bonjour, je suis ${name}.`, ...contact, "", text].join("\n");
}
