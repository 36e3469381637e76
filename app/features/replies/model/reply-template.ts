import type { Language } from "~/site/language";

/** By which a lead is answered in writing. */
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

/** What the fields of a template's dialog hold, as text. */
export type TemplateValues = {
  name: string;
  language: string;
  channel: string;
  subject: string;
  body: string;
  display_order: string;
};

/** An empty dialog. */
export const NEW_TEMPLATE: TemplateValues = {
  name: "",
  language: "fr",
  channel: "",
  subject: "",
  body: "Bonjour {prénom},\n\n",
  display_order: "0",
};

interface StoredTemplate {
  name: string;
  language: Language;
  channel: ReplyChannel | null;
  subject: string | null;
  body: string;
  display_order: number;
}

/** A stored template in its dialog. */
export function valuesOfTemplate({ channel, subject, display_order, ...template }: StoredTemplate): TemplateValues {
  const { name, language, body } = template;
  return {
    ...{ name, language, body },
    channel: channel ?? "",
    subject: subject ?? "",
    display_order: String(display_order),
  };
}

/** Whether a template fits a channel: one of its own, or one for every channel. */
export function fitsChannel(template: { channel: ReplyChannel | null }, channel: ReplyChannel): boolean {
  return template.channel === null || template.channel === channel;
}
