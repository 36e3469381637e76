export type CategorySlug = "programming" | "graphics" | "content" | "business";

export interface ProcessStep {
  title: string;
  text: string;
}

export interface CategoryCopy {
  slug: CategorySlug;
  name: string;
  heroTitle: string;
  lead: string;
  /** Without the name of the site, which the page adds. */
  metaTitle: string;
  metaDescription: string;
  processTitle: string;
  process: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep, ProcessStep];
}

const programming: CategoryCopy = {
  slug: "programming",
  name: "Programmation & Technologie",
  heroTitle: "Des outils qui servent tous les jours",
  lead: "Du site d’une page au portail de douze agences : nous construisons léger, nous essayons sur de vrais téléphones et nous vous remettons les clés.",
  metaTitle: "Sites, applications et logiciels à Casablanca",
  metaDescription:
    "Sites, applications, e-commerce, automatisation, cybersécurité : prix écrits, délais tenus, code à vous. Devis gratuit, réponse en 24 h.",
  processTitle: "De la première conversation aux clés",
  process: [
    { title: "Écouter", text: "Une heure sur votre journée de travail. Le site ou l’application n’arrive qu’ensuite." },
    { title: "Chiffrer", text: "Un prix, un délai et une liste de livrables que vous pourrez cocher un à un." },
    { title: "Dessiner", text: "Les écrans, sur téléphone d’abord. Vous corrigez avant que le code n’existe." },
    {
      title: "Construire",
      text: "Une version visible chaque vendredi, à une adresse que vous ouvrez quand vous voulez.",
    },
    { title: "Remettre", text: "Le code, les accès et une prise en main filmée. Un autre que nous saurait continuer." },
  ],
};

const graphics: CategoryCopy = {
  slug: "graphics",
  name: "Design & Graphisme",
  heroTitle: "Une image juste, de l’enseigne à l’écran",
  lead: "Logo, charte, interface, emballage, vidéo : nous dessinons pour l’endroit où ce sera vu, puis nous allons vérifier sur place.",
  metaTitle: "Logo, identité de marque et design à Casablanca",
  metaDescription:
    "Identité, logo latin et arabe, interfaces, emballages et vidéos, dessinés pour durer. Fichiers et droits remis. Devis gratuit, réponse en 24 h.",
  processTitle: "Du premier croquis à l’imprimeur",
  process: [
    { title: "Observer", text: "Votre lieu, vos clients et vos concurrents, photographiés là où ils travaillent." },
    { title: "Choisir une idée", text: "Deux pistes argumentées. Avec dix, on choisit celle qui dérange le moins." },
    { title: "Dessiner", text: "En français et en arabe du même geste, en couleur et en noir seul." },
    { title: "Éprouver", text: "Une icône minuscule, une facture photocopiée, une portière à vingt mètres." },
    { title: "Transmettre", text: "Tous les fichiers, tous les droits, et une charte assez courte pour être lue." },
  ],
};

const content: CategoryCopy = {
  slug: "content",
  name: "Contenu & Marketing",
  heroTitle: "Être trouvé, être lu, être choisi",
  lead: "Textes, photos, référencement et réseaux sociaux, en français, en arabe et en espagnol, par des gens qui sont venus voir votre métier.",
  metaTitle: "Rédaction, référencement, réseaux sociaux au Maroc",
  metaDescription:
    "Textes, photos, référencement local et réseaux sociaux en français, arabe et espagnol, avec un relevé chaque mois. Devis gratuit, réponse en 24 h.",
  processTitle: "D’une question de client à un appel",
  process: [
    { title: "Écouter", text: "Les questions que l’on vous pose au comptoir, au téléphone et par message." },
    { title: "Planifier", text: "Un calendrier d’une page : quoi, où, quand, et qui relit." },
    { title: "Produire", text: "Nous écrivons et photographions chez vous, avec ce qui existe vraiment." },
    { title: "Publier", text: "Sur le site, la fiche Google ou les réseaux, dans la langue de qui lit." },
    { title: "Mesurer", text: "Appels, messages, demandes de devis. Ce qui ne sert pas s’arrête." },
  ],
};

const business: CategoryCopy = {
  slug: "business",
  name: "Business & Data",
  heroTitle: "De quoi trancher le lundi matin",
  lead: "Tableaux de bord, données remises au propre, études, conformité et formation : des faits vérifiés, une conclusion écrite, une décision à prendre.",
  metaTitle: "Données, tableaux de bord et conseil à Casablanca",
  metaDescription:
    "Tableaux de bord, migration de données, études de marché, conformité 09-08 et RGPD, formation. Devis gratuit, réponse en 24 h, sans engagement.",
  processTitle: "D’une question à une décision",
  process: [
    { title: "Poser la question", text: "Une phrase, écrite avec vous : que déciderez-vous quand vous saurez ?" },
    { title: "Rassembler", text: "Fichiers, logiciels, entretiens, relevés de terrain. Rien de plus que nécessaire." },
    { title: "Nettoyer", text: "Doublons, trous et contradictions, corrigés selon des règles que vous pouvez relire." },
    { title: "Montrer", text: "Un écran ou dix pages, avec une définition sous chaque chiffre." },
    { title: "Passer la main", text: "Deux personnes de chez vous formées pour continuer sans nous." },
  ],
};

/** In the order of the navigation. */
export const categories: readonly CategoryCopy[] = [programming, graphics, content, business];
