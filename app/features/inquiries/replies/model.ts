import type { Language } from "~/site/language";

export const REPLY_CHANNELS = ["whatsapp", "email"] as const;

export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

export const REPLY_CHANNEL_LABELS: Record<ReplyChannel, string> = { whatsapp: "WhatsApp", email: "E-mail" };

export const ANY_CHANNEL = "WhatsApp et e-mail";

export const TEMPLATES_PATH = "/admin/inquiries/modeles";

export const TEMPLATE_GONE = "Ce modèle n’existe plus.";
export const TEMPLATE_SAVED = "Modèle enregistré";
export const TEMPLATE_DELETED = "Modèle supprimé";
export const DELETE_TEMPLATE_QUESTION = "Êtes-vous sûr de vouloir supprimer ce modèle\u202f?";

/** More are of no use in a list one chooses from, and make every lead's page longer. */
export const TEMPLATES_MAX = 100;
export const TOO_MANY_TEMPLATES = `Il y a déjà ${TEMPLATES_MAX} modèles\u202f: supprimez-en un d’abord.`;

/** Whether a template fits a channel: one of its own, or one for every channel. */
export function fitsChannel(template: { channel: ReplyChannel | null }, channel: ReplyChannel): boolean {
  return template.channel === null || template.channel === channel;
}

/** What a template may leave open, as it is written there. */
export const PLACEHOLDERS = ["{prénom}", "{service}", "{lien}"] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{[^{}\n]*\}/g;

/** What stands in braces in a text and is no placeholder, once each. */
export function unknownPlaceholders(text: string): string[] {
  const found = text.match(IN_BRACES) ?? [];
  return [...new Set(found)].filter((part) => !isPlaceholder(part));
}

function isPlaceholder(part: string): part is Placeholder {
  return PLACEHOLDERS.some((placeholder) => placeholder === part);
}

/** What is known of a lead where a template is filled in. */
export interface ReplyFacts {
  name: string;
  /** The service that was asked for; null where none was named. */
  service: string | null;
  /** A page of the site, with its host. */
  link: string;
  language: Language;
}

const ANY_SERVICE: Record<Language, string> = { fr: "votre projet", es: "su proyecto", ar: "مشروعكم" };

/** A template's text for one lead. What the lead typed is put in as it is, braces too. */
export function fillTemplate(text: string, { name, service, link, language }: ReplyFacts): string {
  const values: Record<Placeholder, string> = {
    "{prénom}": firstName(name),
    "{service}": service ?? ANY_SERVICE[language],
    "{lien}": link,
  };
  return text.replace(IN_BRACES, (part) => (isPlaceholder(part) ? values[part] : part));
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** The ways to answer a lead, as the address of the form names them. */
export const REPLY_WAYS = ["whatsapp", "appel", "email"] as const;

export type ReplyWay = (typeof REPLY_WAYS)[number];

export const REPLY_WAY_LABELS: Record<ReplyWay, string> = { whatsapp: "WhatsApp", appel: "Appel", email: "E-mail" };

export const CALL_OUTCOMES = ["reached", "voicemail", "no_answer", "wrong_number"] as const;

type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_OUTCOME_LABELS: Record<CallOutcome, string> = {
  reached: "Joint",
  voicemail: "Message laissé",
  no_answer: "Pas de réponse",
  wrong_number: "Mauvais numéro",
};

/** Whether the lead heard from the agency: only then the promise of an answer is kept. */
export function isHeard(outcome: CallOutcome): boolean {
  return outcome === "reached" || outcome === "voicemail";
}

export const LEAD_ERASED = "Cette personne a fait effacer ses données\u202f: il n’y a plus à qui répondre.";
export const LEAD_IN_QUARANTINE = "Cette demande est parmi les indésirables\u202f: reprenez-la d’abord.";
export const LEAD_GONE = "Cette demande n’existe plus\u202f: elle a été effacée ou fusionnée. Rien n’a été envoyé.";

export type ReplyValues = {
  form_key: string;
  version: string;
  is_done: string;
  template: string;
  subject: string;
  text: string;
  outcome: string;
  next_action: string;
  delay: string;
  next_action_at: string;
};

/** A text with a template's below it; the template alone where nothing was typed. */
export function withTemplate({ text, template }: { text: string; template: string }): string {
  const typed = text.trimEnd();
  return typed ? `${typed}\n\n${template}` : template;
}

/** The channel of which a way's templates are; a call has none. */
export function channelOf(way: ReplyWay): ReplyChannel | null {
  return way === "appel" ? null : way;
}

/** The id of a way's form, whose button stands in the foot of its dialog. */
export function replyFormId(way: ReplyWay): string {
  return `reply-${way}`;
}
