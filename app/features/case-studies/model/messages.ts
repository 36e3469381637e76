export const CASE_GONE = "Cette réalisation n’existe plus";
export const CASE_CREATED = "Réalisation créée";
export const CASE_SAVED = "Réalisation enregistrée";
export const CASE_DELETED = "Réalisation supprimée";
export const CASE_PUBLISHED = "Réalisation publiée";
export const CASE_UNPUBLISHED = "Réalisation retirée du site";
export const CASE_MOVED = "Ordre changé";
export const PICTURE_ADDED = "Image ajoutée";
export const PICTURE_REMOVED = "Image retirée";
export const CONSENT_ASKED = "Demande d’accord envoyée";
export const DELETE_CASE_QUESTION = "Supprimer cette réalisation\u202f?";
export const SLUG_TAKEN = "Cette adresse est déjà celle d’une autre réalisation";
export const NO_CONSENT = "L’accord du client manque\u202f: demandez-le avant de publier cette réalisation";
export const INCOMPLETE = "Il manque de quoi la montrer\u202f: un résumé, une image de couverture et sa description";
export const CONSENT_OF_ORIGINAL =
  "L’accord se demande pour la réalisation d’origine\u202f: il vaut pour ses traductions";
export const CASE_TRANSLATED = "Traduction créée\u202f: réécrivez ses textes, puis publiez-la";
export const CONSENT_STANDS = "Ce client a déjà donné son accord";
export const PROJECT_UNFINISHED = "Seul un projet terminé peut devenir une réalisation";

/** Whether a case may be shown: somebody has given leave, and nobody who had has taken it back. */
export function isConsented(consents: readonly { given_at: Date | null; withdrawn_at: Date | null }[]): boolean {
  return (
    consents.some(({ given_at, withdrawn_at }) => given_at && !withdrawn_at) &&
    consents.every(({ withdrawn_at }) => !withdrawn_at)
  );
}
