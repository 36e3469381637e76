import type { ReplyChannel } from "./reply-template";

/** The ways to answer a lead, as the address of the form names them. */
export const REPLY_WAYS = ["whatsapp", "appel", "email"] as const;

export type ReplyWay = (typeof REPLY_WAYS)[number];

export const REPLY_WAY_LABELS: Record<ReplyWay, string> = { whatsapp: "WhatsApp", appel: "Appel", email: "E-mail" };

export const CALL_OUTCOMES = ["reached", "voicemail", "no_answer", "wrong_number"] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

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

export const CALL_NOTED = "Appel noté";
export const LETTER_QUEUED = "Réponse enregistrée\u202f: elle part par e-mail";
export const LETTER_KEPT =
  "Réponse gardée, pas encore partie\u202f: aucun serveur de messagerie n’est configuré. Elle partira dès qu’il y en aura un.";

export const NO_ADDRESS = "Cette demande n’a pas d’adresse e-mail.";
export const NO_NUMBER = "Cette demande n’a pas de numéro que WhatsApp connaisse.";
export const LEAD_ERASED = "Cette personne a fait effacer ses données\u202f: il n’y a plus à qui répondre.";
export const LEAD_IN_QUARANTINE = "Cette demande est parmi les indésirables\u202f: reprenez-la d’abord.";
export const LEAD_GONE = "Cette demande n’existe plus\u202f: elle a été effacée ou fusionnée. Rien n’a été envoyé.";
/** Said beside who was first: nothing was sent, and nothing is lost. */
export const REPLY_NOT_SENT =
  "Rien n’est parti, et votre texte est encore ici\u202f: relisez l’historique, puis envoyez-le s’il convient toujours.";
export const NO_TEMPLATE = "Choisissez un modèle de la liste";

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
