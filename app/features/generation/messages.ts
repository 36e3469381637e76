export const API_KEY_MISSING = "API Key manquante";
export const GENERATION_FAILED = "Impossible de générer l'article";
export const GENERATION_ERROR = "Erreur lors de la génération";
/** Where keys are mended, by its name. */
export const KEYS_SCREEN = "Gestion des API Keys";
export const NO_CONTENT = "No content generated";
