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
  everything: "Tous les services",
  servicesLabel: "Avis par service",
  verified: "Avis vérifié",
  verifiedHint: "Un projet mené avec ce client est derrière cet avis.",
  reply: "Réponse de l’agence",
  work: "Voir ce travail",
  workOf: "pour",
  report: "Signaler",
  reportOf: "l’avis de",
  reportTitle: "Signaler un avis",
  reportLead: "Faux, injurieux, ou qui dit de vous ce qu’il ne devrait pas\u202f? Une personne de l’agence le relit.",
  reason: "Ce qui ne va pas",
  reasonHint: "De 10 à 1\u202f000 caractères.",
  email: "Votre e-mail",
  emailHint: "Si vous souhaitez une réponse.",
  send: "Envoyer le signalement",
  sending: "Envoi…",
  sent: "Signalement envoyé. Merci\u202f: nous relisons cet avis.",
  limited: "Vous avez envoyé plusieurs signalements.",
  failed: "Le signalement n’a pas pu être envoyé. Réessayez dans un instant.",
  back: "Retour aux avis",
  none: {
    title: "Aucun avis publié pour le moment",
    text: "Nous venons de travailler ensemble\u202f? Le vôtre sera peut-être le premier.",
  },
  unavailable: {
    title: "Les avis ne répondent pas",
    text: "La liste n’a pas pu être lue à l’instant. Le reste du site fonctionne\u202f; réessayez dans quelques minutes.",
    action: "Réessayer",
  },
} as const;

/** 'moyenne de 37 avis'. */
export function meanOf(count: number): string {
  return count > 1 ? `moyenne de ${count} avis` : "note d’un seul avis";
}
