import type { CategorySlug } from "./categories";

export interface DefaultService {
  title: string;
  description: string;
  /** A name of the category's icon set. */
  icon: string;
}

/** What the agency offers where the office has entered nothing; `features/services/offered` decides when. */
export const defaultServices: Record<CategorySlug, readonly DefaultService[]> = {
  programming: [
    {
      title: "Développement web",
      description: "Un site qui s’ouvre vite sur un téléphone ordinaire et que vous modifiez vous-même.",
      icon: "Code",
    },
    {
      title: "Applications mobiles",
      description: "Une application pour iPhone et Android, qui supporte un réseau faible.",
      icon: "Smartphone",
    },
    {
      title: "Applications de bureau",
      description: "Un logiciel pour l’atelier ou le comptoir, qui marche aussi sans Internet.",
      icon: "Monitor",
    },
    {
      title: "IA & automatisation",
      description: "La tâche répétée qui vous coûte une heure par jour, confiée à la machine.",
      icon: "Bot",
    },
    {
      title: "Cybersécurité",
      description: "Nous cherchons les failles avec votre accord, puis nous les fermons.",
      icon: "Shield",
    },
    {
      title: "E-commerce",
      description: "Une boutique qui encaisse par carte ou à la livraison et tient son stock.",
      icon: "ShoppingCart",
    },
    {
      title: "Cartographie web",
      description: "Vos points de vente, vos tournées ou vos parcelles sur une carte à vos couleurs.",
      icon: "Map",
    },
    {
      title: "Matériel & objets connectés",
      description: "Capteurs, bornes et automates, du choix des pièces jusqu’à la pose.",
      icon: "Cpu",
    },
  ],
  graphics: [
    {
      title: "Identité de marque",
      description: "Un signe, des couleurs et une voix qui tiennent de l’enseigne à la facture.",
      icon: "Palette",
    },
    {
      title: "Interfaces & prototypes",
      description: "Des écrans essayés par de vrais utilisateurs avant la première ligne de code.",
      icon: "Layers",
    },
    {
      title: "Création de logo",
      description: "Un signe lisible à quarante pixels comme sur une façade, en latin et en arabe.",
      icon: "PenTool",
    },
    {
      title: "Affiches & supports imprimés",
      description: "Menus, dépliants, catalogues : des fichiers justes et un imprimeur suivi.",
      icon: "Image",
    },
    {
      title: "Vidéo & animation",
      description: "Des films courts et sous-titrés, pensés pour le son coupé.",
      icon: "Video",
    },
    {
      title: "Emballage",
      description: "Boîtes, étiquettes et sachets dessinés sur le plan de votre imprimeur.",
      icon: "Package",
    },
  ],
  content: [
    {
      title: "Rédaction web",
      description: "Des pages qui disent ce que vous faites, pour qui et à quel prix.",
      icon: "PenTool",
    },
    {
      title: "Traduction & localisation",
      description: "Français, arabe, espagnol, anglais : les mots, les prix et les usages.",
      icon: "Globe",
    },
    {
      title: "Articles & livres blancs",
      description: "Des textes de fond écrits avec vos experts, et vérifiés par eux.",
      icon: "FileText",
    },
    {
      title: "Photographie",
      description: "Vos lieux, vos gestes et vos produits à la lumière du jour, sans figurants.",
      icon: "Camera",
    },
    {
      title: "Référencement naturel",
      description: "Apparaître quand un client tape votre métier et votre ville.",
      icon: "TrendingUp",
    },
    {
      title: "Réseaux sociaux",
      description: "Un compte tenu, et une réponse à chaque message.",
      icon: "MessageCircle",
    },
  ],
  business: [
    {
      title: "Tableaux de bord",
      description: "Vos ventes, votre stock et votre trésorerie sur un écran, à jour chaque matin.",
      icon: "BarChart3",
    },
    {
      title: "Bases de données & migration",
      description: "Vos fichiers éparpillés, nettoyés et réunis là où ils ne se perdront pas.",
      icon: "Database",
    },
    {
      title: "Études de marché",
      description: "Des entretiens et des relevés de terrain avant d’ouvrir ou d’exporter.",
      icon: "FileSearch",
    },
    {
      title: "Conformité numérique",
      description: "Loi 09-08, RGPD, PDPL : savoir quelles données vous gardez, et le prouver.",
      icon: "Scale",
    },
    {
      title: "Stratégie & croissance",
      description: "Trois priorités pour six mois, un responsable et un chiffre pour chacune.",
      icon: "TrendingUp",
    },
    {
      title: "Formation & accompagnement",
      description: "Vos équipes apprennent sur vos dossiers et repartent avec un travail fini.",
      icon: "Users",
    },
  ],
};
