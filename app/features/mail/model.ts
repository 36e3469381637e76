import type { Language } from "~/site/language";

/** One part of an e-mail, from top to bottom. */
export type Block =
  | { type: "text"; text: string }
  /** The one thing to do: a button, followed by its address written out. */
  | { type: "action"; label: string; path: string }
  /** Pages to open, each in a line with its address. */
  | { type: "links"; rows: readonly (readonly [label: string, path: string])[] }
  | { type: "facts"; rows: readonly (readonly [term: string, value: string])[] }
  /** What another person wrote, with its lines kept. */
  | { type: "quote"; text: string }
  /** In small print. */
  | { type: "note"; text: string };

/** A stored file, or the file of a document, made at the latest when the letter is sent. */
export type Attachment = { name: string; type: string } & (
  | { key: string }
  | { document: { kind: "quote" | "acceptance" | "invoice" | "receipt"; subjectId: string; format: "pdf" | "ubl" } }
);

/** The letter that says that a person was erased: it waits for no mail server, and its address goes with it. */
export const DATA_ERASED = "data-erased";

/** The letter to the team whose answer goes to a visitor: no automatic reply may reach the visitor. */
export const NEW_INQUIRY = "new-inquiry";

export interface Email {
  /** Its template, such as 'reset-password'; stored with the e-mail. */
  kind: string;
  recipient: string;
  language: Language;
  subject: string;
  blocks: readonly Block[];
  /** Message-IDs of earlier letters; set for a letter written by hand, whose answers go to the agency. */
  conversation?: readonly string[];
  /** A visitor's validated address. Without one, and outside a conversation, there is no answer address. */
  replyTo?: string;
  attachments?: readonly Attachment[];
}

export interface Reader {
  recipient: string;
  fullName: string;
  language: Language;
}

export const MAIL_STATUSES = ["waiting", "sent", "failed"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** `kept` is waiting without a mail server. */
export const MAIL_STATUS_LABELS = { waiting: "En attente", sent: "Envoyé", failed: "Échoué", kept: "Gardé" } as const;

export const MAIL_STATUS_TONES = {
  waiting: "yellow",
  sent: "green",
  failed: "red",
  kept: "neutral",
} as const satisfies Record<keyof typeof MAIL_STATUS_LABELS, string>;

/** For so many days an e-mail waits for a mail server, or is tried again. */
export const KEPT_DAYS = 7;

/** The link was used, is too old, or was replaced by a newer one. */
export const LINK_STALE = "Le lien de ce message n’est plus valable.";

/** For an erased recipient. */
export const NO_RECIPIENT = "Adresse effacée";

export const KEPT_TOO_LONG = "Gardé plus de sept jours sans serveur de messagerie\u202f: il ne part plus de lui-même.";

type Sendable = { status: MailStatus; recipient: string; last_error: string | null };

/** Whether an e-mail could be sent, with a mail server. */
export function isResendable({ status, recipient, last_error }: Sendable): boolean {
  return status !== "sent" && recipient !== "" && last_error !== LINK_STALE;
}

export function shownStatus(status: MailStatus, isMailSent: boolean): keyof typeof MAIL_STATUS_LABELS {
  return status === "waiting" && !isMailSent ? "kept" : status;
}

/** Whether the team may share the link of an e-mail itself: one that is kept without a mail server, or has failed. */
export function isShareable({ status, recipient, last_error }: Sendable, isMailSent: boolean): boolean {
  const stays = isMailSent ? status === "failed" : status !== "sent";
  return stays && recipient !== "" && last_error !== LINK_STALE;
}

const SHARE_WORDS: Record<Language, (link: { siteName: string; subject: string }) => [news: string, note: string]> = {
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

export function shareText(
  language: Language,
  { address, ...about }: { siteName: string; subject: string; address: string },
): string {
  const [news, note] = SHARE_WORDS[language](about);
  return `${news}\n${address}\n${note}`;
}
