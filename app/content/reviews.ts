/** The words of the page of all reviews. */
export const reviewsCopy = {
  metaTitle: "Avis de nos clients",
  metaDescription:
    "Tous les avis publiés sur l’agence, les bons comme les réservés, avec la note de chacun et la moyenne de l’ensemble.",
  title: "Avis de nos clients",
  lead: "Ce qu’ils écrivent une fois le projet livré. Chaque avis est relu avant d’être publié, aucun n’est réécrit.",
  /** Followed by how many ratings the mean is of. */
  outOf: "sur 5",
  ownReview: "Donner votre avis",
  all: "Lire tous les avis",
  none: {
    title: "Aucun avis publié pour le moment",
    text: "Nous venons de travailler ensemble ? Le vôtre sera peut-être le premier.",
  },
  unavailable: {
    title: "Les avis ne répondent pas",
    text: "La liste n’a pas pu être lue à l’instant. Le reste du site fonctionne ; réessayez dans quelques minutes.",
    action: "Réessayer",
  },
} as const;

/** 'moyenne de 37 avis'. */
export function meanOf(count: number): string {
  return count > 1 ? `moyenne de ${count} avis` : "note d’un seul avis";
}
