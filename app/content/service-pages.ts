/** What every category page says around its services. */
export const categoryPage = {
  listTitle: "Les prestations",
  listRemark: "Le prix de départ est affiché. Le devis, gratuit, fixe le reste avant que nous commencions.",
  /** Where no service of the list has a price. */
  listRemarkWithoutPrices: "Le devis est gratuit\u202f: il fixe le prix et le délai avant que nous commencions.",
  priceLabel: "À partir de",
  withoutPrice: "Prix sur devis",
};

/** What every service page says around the service. */
export const servicePage = {
  back: "Toutes les prestations",
  toPrices: "Voir les tarifs",
  /** After the service's name in the title of its page, where it fits. */
  place: "à Casablanca",
  /** Where a service's own description is too short for search engines. */
  metaMore: "Prix, délais et livrables écrits avant de commencer. Devis gratuit, réponse en 24 h.",
  featuresTitle: "Ce qui est inclus",
  examplesTitle: "Exemples de projets",
  projectLink: "Voir le projet",
  offerTitle: "Tarifs",
  highlight: "La formule conseillée",
  delivery: "Livraison",
  revisions: "Révisions",
  included: "Inclus",
  question: "Poser une question sur WhatsApp",
  priceLabel: "À partir de",
  withoutPrice: "Un prix pour votre projet",
  withoutPriceText: "Dites-nous ce qu’il vous faut : le devis donne un prix, un délai et la liste des livrables.",
  quoteButton: "Demander un devis",
  loadFailure: "Impossible de charger le service",
  notFound: {
    title: "Service non trouvé",
    text: "Le service que vous recherchez n'existe pas ou a été supprimé.",
    home: "Retour à l’accueil",
  },
};

/** The words of a tier's button. */
export function chooseTier(label: string): string {
  return `Choisir ${label} sur WhatsApp`;
}

/** The words of its other way, for those who would rather write. */
export function chooseTierByForm(label: string): string {
  return `Ou choisir ${label} par formulaire`;
}
