export const API_KEY_MISSING = "API Key manquante";
export const GENERATION_FAILED = "Impossible de générer l'article";
export const BRIEF_UNREADABLE = `${GENERATION_FAILED}. Ce qui était demandé n’est plus lisible\u202f: demandez-le à nouveau dans une autre série.`;
export const GENERATION_ERROR = "Erreur lors de la génération";
export const NO_CONTENT = "No content generated";
export const CSV_EMPTY = "CSV vide";
export const CSV_UNREADABLE = "Erreur de chargement du CSV";
