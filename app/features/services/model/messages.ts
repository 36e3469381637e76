export const SERVICES_LOAD_FAILURE = "Impossible de charger les services";

export const SERVICE_CREATED = "Service créé";
export const SERVICE_UPDATED = "Service mis à jour";
export const SERVICE_DELETED = "Service supprimé";
export const SERVICE_ACTIVATED = "Service activé";
export const SERVICE_DEACTIVATED = "Service désactivé";
export const SERVICE_GONE = "Ce service n’existe plus.";
export const SERVICE_NOT_FOUND = "Service non trouvé";
export const DELETE_SERVICE_QUESTION = "Êtes-vous sûr de vouloir supprimer ce service\u202f?";

export const SERVICE_REQUIRED = "Titre et catégorie sont requis";
export const SERVICE_SLUG_TAKEN = "Ce slug est déjà celui d’un autre service";
export const STARTING_PRICE_LABEL = "Prix de départ (MAD)";
export const PRICE_UNREADABLE = "Le prix est un nombre positif, par exemple 1250 ou 1250,50";

export const PRICE_ZERO = "Laissez le prix vide\u202f: la formule est alors «\u202fSur devis\u202f»";

export const TIER_SAVED = "Tarif sauvegardé";
export const TIER_DELETED = "Tarif supprimé";
export const TIER_GONE = "Ce tarif n’existe plus.";
export const TIER_TAKEN = "Ce service a déjà un tarif de ce niveau. Modifiez-le, ou choisissez un autre niveau.";
export const DELETE_TIER_QUESTION = "Supprimer ce tarif\u202f?";

export const EXAMPLE_SAVED = "Exemple sauvegardé";
export const EXAMPLE_DELETED = "Exemple supprimé";
export const UNTITLED_EXAMPLE = "Sans titre";
export const EXAMPLE_GONE = "Cet exemple n’existe plus.";
export const DELETE_EXAMPLE_QUESTION = "Supprimer cet exemple\u202f?";

export const LANDING_SAVED = "Contenu sauvegardé";
