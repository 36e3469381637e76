export const STATISTICS_LOAD_FAILURE = "Impossible de charger les statistiques";
