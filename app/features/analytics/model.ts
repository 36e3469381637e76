export const STATISTICS_LOAD_FAILURE = "Impossible de charger les statistiques";

/** How many of the articles that were read most are named. */
export const TOP_COUNT = 5;

/** The services that few ask for, together. */
export const OTHER_SERVICES = "Autres";
