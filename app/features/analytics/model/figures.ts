export const STATISTICS_LOAD_FAILURE = "Impossible de charger les statistiques";

/** Beside an entry of the back office no more is counted than this, which reads as that much or more. */
export const WAITING_MAX = 100;

/** How many of the articles that were read most are named. */
export const TOP_COUNT = 5;

/** The services that few ask for, together. */
export const OTHER_SERVICES = "Autres";
