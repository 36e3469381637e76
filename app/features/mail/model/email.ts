import type { Language } from "~/site/language";

/** One part of a letter, from top to bottom. */
export type Block =
  | { type: "text"; text: string }
  /** The one thing to do: a button, followed by its address written out. */
  | { type: "action"; label: string; path: string }
  | { type: "facts"; rows: readonly (readonly [term: string, value: string])[] }
  /** What somebody else wrote, with its lines kept. */
  | { type: "quote"; text: string }
  /** In small print. */
  | { type: "note"; text: string };

/** A message before it is drawn. */
export interface Email {
  /** Which letter it is, such as 'reset-password'; kept with the message. */
  kind: string;
  recipient: string;
  language: Language;
  subject: string;
  blocks: readonly Block[];
}

/** To whom a letter about an account goes. */
export interface Reader {
  recipient: string;
  fullName: string;
  language: Language;
}

/** Where a message stands. */
export type MailStatus = "waiting" | "sent" | "failed";

export const MAIL_STATUSES = ["waiting", "sent", "failed"] as const satisfies readonly MailStatus[];

/** `kept` is what waiting means while there is no mail server to send anything. */
export const MAIL_STATUS_LABELS = { waiting: "En attente", sent: "Envoyé", failed: "Échoué", kept: "Gardé" } as const;

export const MAIL_STATUS_TONES = {
  waiting: "yellow",
  sent: "green",
  failed: "red",
  kept: "neutral",
} as const satisfies Record<keyof typeof MAIL_STATUS_LABELS, string>;

/** How long a message waits for a mail server, in days: later, it is no news to anybody. */
export const KEPT_DAYS = 7;

/** Why a message does not leave whose link opens nothing any more: it was used, is too old, or a newer one replaced it. */
export const LINK_STALE = "Le lien de ce message n’est plus valable.";

/** Who a message went to whose recipient has been forgotten, as he asked. */
export const NO_RECIPIENT = "Adresse effacée";

export const KEPT_TOO_LONG = "Gardé plus de sept jours sans serveur de messagerie\u202f: il ne part plus de lui-même.";

interface Sendable {
  status: MailStatus;
  recipient: string;
  last_error: string | null;
}

/** Whether a message could leave, with a mail server. */
export function isResendable({ status, recipient, last_error }: Sendable): boolean {
  return status !== "sent" && recipient !== "" && last_error !== LINK_STALE;
}

/** How a message's status is read, with a mail server or without. */
export function shownStatus(status: MailStatus, isMailSent: boolean): keyof typeof MAIL_STATUS_LABELS {
  return status === "waiting" && !isMailSent ? "kept" : status;
}

/** Whether the team itself hands on the link of a message: one that is kept for want of a mail server, or has failed. */
export function isShareable({ status, recipient, last_error }: Sendable, isMailSent: boolean): boolean {
  const stays = isMailSent ? status === "failed" : status !== "sent";
  return stays && recipient !== "" && last_error !== LINK_STALE;
}

interface HandedOn {
  siteName: string;
  subject: string;
  address: string;
}

const HAND_ON_WORDS: Record<Language, (handedOn: Omit<HandedOn, "address">) => [news: string, note: string]> = {
  fr: ({ siteName, subject }) => [
    `Bonjour, un message de ${siteName} pour vous : « ${subject} ». Ouvrez ce lien :`,
    "Il est personnel, ne le transmettez à personne.",
  ],
  es: ({ siteName, subject }) => [
    `Hola, tiene un mensaje de ${siteName}: «${subject}». Abra este enlace:`,
    "Es personal, no lo comparta con nadie.",
  ],
  ar: ({ siteName, subject }) => [
    `مرحبا، هذه رسالة من ${siteName} إليكم: «${subject}». افتحوا هذا الرابط:`,
    "الرابط شخصي، فلا تشاركوه مع أحد.",
  ],
};

/** What is written in a chat to the reader of a letter, in the letter's language, so that he opens its link. */
export function shareText(language: Language, { address, ...about }: HandedOn): string {
  const [news, note] = HAND_ON_WORDS[language](about);
  return `${news}\n${address}\n${note}`;
}
