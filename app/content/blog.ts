/** The words of the blog's list and articles. */
export const blogCopy = {
  metaTitle: "Blog : sites, marques et marketing",
  metaDescription:
    "Lire un devis, tenir WhatsApp, accélérer un site : ce que l’agence apprend sur ses projets, écrit pour ceux qui les commandent.",
  title: "Le blog de l’agence",
  lead: "Ce que nous apprenons sur les projets, écrit pour ceux qui les commandent : des prix, des délais, des erreurs, et de quoi les éviter.",
  everything: "Tout",
  categoriesLabel: "Catégories",
  searchLabel: "Rechercher un article",
  searchPlaceholder: "Devis, logo, site…",
  searchButton: "Rechercher",
  none: {
    title: "Aucun article pour le moment",
    text: "Le premier est en cours d’écriture. En attendant, nos prestations disent déjà beaucoup de notre façon de travailler.",
    action: "Voir nos prestations",
  },
  nothingFound: {
    title: "Aucun article ne correspond",
    text: "Essayez un mot plus court ou plus courant, ou repartez de la liste entière.",
    action: "Voir tous les articles",
  },
  unavailable: {
    title: "Les articles ne répondent pas",
    text: "La liste n’a pas pu être lue à l’instant. Le reste du site fonctionne ; réessayez dans quelques minutes.",
    action: "Réessayer",
  },
} as const;

/** In place of an article that cannot be shown: its language is unknown. */
export const articleCopy = {
  back: "Retour au blog",
  loadFailure: "Impossible de charger l’article",
  previewOver: {
    title: "Ce lien d’aperçu a expiré",
    text: "Un aperçu privé se lit pendant sept jours. Demandez un nouveau lien à la personne qui vous l’a envoyé, ou vérifiez que l’adresse est complète.",
    action: "Lire le blog",
  },
  notFound: {
    title: "Article introuvable",
    text: "Il a pu être retiré, ou son adresse a changé. Les autres sont toujours là.",
  },
} as const;

/** '1 article', '12 articles'. */
export function articleCount(count: number): string {
  return `${count}\u00a0${count > 1 ? "articles" : "article"}`;
}

/** 'Plus de 240 articles'. */
export function moreArticles(count: number): string {
  return `Plus de ${articleCount(count)}`;
}
