export const SERVICES_LOAD_FAILURE = "Impossible de charger les services";

export const SERVICE_GONE = "Ce service n’existe plus.";

export const STARTING_PRICE_LABEL = "Prix de départ (MAD)";

export const UNTITLED_EXAMPLE = "Sans titre";
