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

/** Whether a template fits a channel: one of its own, or one for every channel. */
export function fitsChannel(template: { channel: ReplyChannel | null }, channel: ReplyChannel): boolean {
  return template.channel === null || template.channel === channel;
}
