export interface TermsSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

export const terms: {
  title: string;
  lead: string;
  metaTitle: string;
  metaDescription: string;
  /** ISO date: a legal text changes when its words do, not with the calendar. */
  updatedOn: string;
  /** Numbered 1 to 11 by their order. */
  sections: readonly TermsSection[];
} = {
  title: "Conditions d’utilisation",
  lead: "Ce texte règle l’usage de ce site et les commandes passées à l’agence. Nous l’avons écrit pour qu’il se lise.",
  metaTitle: "Conditions d’utilisation du site et des services",
  metaDescription:
    "Usage du site, propriété des travaux, acompte, révisions, annulation, confidentialité : les onze règles qui encadrent notre collaboration.",
  updatedOn: "2026-11-01",
  sections: [
    {
      title: "Acceptation des conditions",
      paragraphs: [
        "En consultant ce site, vous acceptez les présentes conditions. En signant un devis ou en versant un acompte, vous acceptez aussi les règles qui concernent les services.",
        "Si un devis signé prévoit autre chose sur un point précis, c’est le devis qui s’applique sur ce point.",
      ],
    },
    {
      title: "Utilisation du site",
      paragraphs: [
        "Vous pouvez lire, partager et imprimer les pages de ce site librement. Vous vous engagez à ne pas :",
      ],
      items: [
        "tenter d’accéder à un compte, à une page ou à des données qui ne sont pas les vôtres ;",
        "perturber le fonctionnement du site ou en extraire le contenu de façon massive ;",
        "publier un avis faux, injurieux ou écrit au nom d’une autre personne ;",
        "transmettre des fichiers ou des messages nuisibles.",
      ],
    },
    {
      title: "Services proposés",
      paragraphs: [
        "L’agence propose des services de programmation, de design, de contenu et de conseil. Les descriptions et les prix affichés sur le site donnent un ordre de grandeur : seul le devis signé fixe le contenu, le prix et le délai d’une mission.",
        "Les délais commencent à courir une fois l’acompte reçu et le besoin validé par écrit. Un retard dans la remise des textes, des images ou des accès par le client décale la livraison d’autant.",
      ],
    },
    {
      title: "Propriété intellectuelle",
      paragraphs: [
        "Les textes, les dessins et le code de ce site appartiennent à l’agence. Leur reprise demande notre accord écrit.",
        "Les travaux réalisés pour un client lui appartiennent une fois le solde réglé, avec les fichiers sources prévus au devis. Les éléments fournis par des tiers (polices, bibliothèques, images sous licence) restent soumis à leur propre licence, indiquée à la livraison.",
        "Sauf demande contraire, l’agence peut citer le projet et en montrer des images parmi ses références.",
      ],
    },
    {
      title: "Responsabilité",
      paragraphs: [
        "L’agence met en œuvre les moyens nécessaires à la bonne exécution de ses missions. Elle ne garantit ni une position dans les moteurs de recherche, ni un volume de ventes.",
        "Elle n’est pas responsable des contenus fournis par le client, ni des interruptions dues à un hébergeur, à un opérateur ou à un service tiers. Sa responsabilité est limitée au montant payé pour la mission concernée, sauf faute lourde ou disposition légale contraire.",
        "Les présentes conditions sont soumises au droit marocain. En cas de désaccord, une solution amiable est recherchée avant de saisir les tribunaux de Casablanca.",
      ],
    },
    {
      title: "Confidentialité",
      paragraphs: [
        "Les informations que vous nous confiez par le formulaire (nom, entreprise, e-mail, téléphone, service, budget, message) servent à vous répondre et à suivre votre demande. Elles ne sont ni vendues ni louées. Conformément à la loi 09-08, vous pouvez demander à les consulter, à les corriger, à les supprimer ou vous opposer à leur usage.",
        "Les documents échangés pendant une mission restent confidentiels, pendant la mission et après elle. Les cookies de ce site servent à garder votre session, vos choix d’affichage et les messages de confirmation ; aucun ne sert à la publicité.",
        "Si vous ouvrez une conversation WhatsApp depuis ce site, les règles de ce service s’appliquent à la conversation.",
      ],
    },
    {
      title: "Modalités de paiement",
      paragraphs: ["Sauf mention contraire au devis :"],
      items: [
        "les prix sont exprimés en dirhams marocains (MAD) ;",
        "un acompte de 50 % est versé avant le début des travaux ;",
        "le solde est réglé à la livraison finale ;",
        "les frais de tiers (nom de domaine, hébergement, licences, impression) sont indiqués à part ;",
        "les fichiers définitifs et les accès sont remis après le règlement du solde.",
      ],
    },
    {
      title: "Révisions",
      paragraphs: [
        "Le nombre de révisions incluses dépend de la formule choisie et figure au devis. Une révision corrige ou ajuste un travail remis ; elle ne remplace pas une orientation déjà validée.",
        "Les révisions supplémentaires sont facturées à l’heure, au tarif indiqué au devis, après votre accord écrit.",
      ],
    },
    {
      title: "Annulation et remboursement",
      paragraphs: [
        "Vous pouvez annuler une commande par écrit à tout moment. Avant le début des travaux, l’acompte est remboursé. Une fois les travaux commencés, l’acompte n’est pas remboursable.",
        "Si l’avancement dépasse l’acompte, le travail déjà réalisé est facturé au prorata et vous est remis. Si l’agence doit renoncer à une mission de son fait, elle rembourse la part non exécutée.",
      ],
    },
    {
      title: "Modification des conditions",
      paragraphs: [
        "L’agence peut modifier ces conditions. La date de mise à jour figure en tête de page. Les missions en cours restent régies par les conditions en vigueur le jour de la signature du devis.",
      ],
    },
    {
      title: "Contact",
      paragraphs: [
        "Une question sur ce texte, ou sur vos données ? Écrivez-nous depuis la page Contact ou appelez-nous : nos coordonnées figurent au bas de chaque page. Nous répondons en 24 h, en jours ouvrés.",
      ],
    },
  ],
};
