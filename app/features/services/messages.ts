export const SERVICES_LOAD_FAILURE = "Impossible de charger les services";

export const SERVICE_CREATED = "Service créé";
export const SERVICE_UPDATED = "Service mis à jour";
export const SERVICE_DELETED = "Service supprimé";
export const SERVICE_ACTIVATED = "Service activé";
export const SERVICE_DEACTIVATED = "Service désactivé";
export const SERVICE_GONE = "Ce service n’existe plus.";
export const SERVICE_NOT_FOUND = "Service non trouvé";
export const DELETE_SERVICE_QUESTION = "Êtes-vous sûr de vouloir supprimer ce service ?";

export const SERVICE_REQUIRED = "Titre et catégorie sont requis";
export const PRICE_UNREADABLE = "Le prix est un nombre positif, par exemple 1250 ou 1250,50";
