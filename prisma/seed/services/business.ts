import { demoPicture } from "../pictures";
import type { SeedService } from "../seed-types";
import { complianceLanding, dashboardsLanding } from "./business-landing";

const dashboards: SeedService = {
  category: "business",
  title: "Tableaux de bord",
  description:
    "Vos ventes, votre stock et votre trésorerie sur un écran, à jour chaque matin, avec une définition sous chaque chiffre.",
  features: [
    "Une question de départ, pas trente graphiques",
    "Reliés à vos logiciels et à vos fichiers",
    "Mise à jour automatique chaque nuit",
    "Alerte quand un chiffre sort de sa plage",
    "Lisibles sur téléphone",
    "Droits d’accès par personne",
  ],
  startingPriceMad: 7500,
  icon: "BarChart3",
  is_active: true,
  createdDaysAgo: 372,
  tiers: [
    {
      tier_name: "basic",
      description: "Une source, un écran.",
      priceMad: 7500,
      delivery_time: "2 semaines",
      revisions_count: 2,
      details: ["Jusqu’à 6 chiffres", "Une source de données", "Prise en main d’une heure"],
    },
    {
      tier_name: "standard",
      description: "Vos ventes et votre stock, réconciliés.",
      priceMad: 19000,
      delivery_time: "4 semaines",
      revisions_count: 3,
      details: ["Jusqu’à 4 sources", "Trois écrans", "Alertes par e-mail", "Dictionnaire des chiffres"],
    },
    {
      tier_name: "advanced",
      description: "Un entrepôt de données et ses tableaux.",
      priceMad: 64000,
      delivery_time: "10 semaines",
      revisions_count: 4,
      details: [
        "Entrepôt PostgreSQL documenté",
        "Historique de trois ans",
        "Droits par équipe",
        "Deux référents formés",
      ],
    },
  ],
  examples: [
    {
      title: "Coursier Casa",
      description: "Colis déposés, retours et encaissements par quartier, lus à sept heures chaque matin.",
      image_url: demoPicture("cases/coursier-casa/desktop"),
      image_alt: "Le tableau de sept heures\u202f: colis, argent à encaisser, carte des quartiers et retours.",
      project_url: "/realisations/coursier-casa",
    },
    {
      title: "Quincaillerie Souss, Agadir",
      description: "Le stock de 2 300 références, casier par casier, juste à l’heure du comptoir.",
      image_url: demoPicture("cases/quincaillerie-souss/detail"),
      image_alt: "Un mur de tiroirs étiquetés, un tiroir ouvert plein de boulons.",
      project_url: "/realisations/quincaillerie-souss",
    },
  ],
  landingHtml: dashboardsLanding,
};

const databases: SeedService = {
  category: "business",
  title: "Bases de données & migration",
  description:
    "Nous sortons vos données des fichiers éparpillés, nous les nettoyons et nous les installons là où elles ne se perdront pas.",
  features: [
    "Inventaire des fichiers et des doublons",
    "Nettoyage avec règles écrites",
    "Migration d’essai avant la vraie",
    "Contrôle ligne à ligne sur échantillon",
    "Sauvegarde chiffrée, restauration prouvée",
    "Retour arrière possible pendant trente jours",
  ],
  startingPriceMad: 11000,
  icon: "Database",
  is_active: true,
  createdDaysAgo: 301,
  tiers: [
    {
      tier_name: "basic",
      description: "Un fichier client remis au propre.",
      priceMad: 11000,
      delivery_time: "2 semaines",
      revisions_count: 1,
      details: ["Jusqu’à 20 000 lignes", "Doublons fusionnés", "Import dans votre outil"],
    },
    {
      tier_name: "standard",
      description: "Plusieurs sources, une seule base.",
      priceMad: 27000,
      delivery_time: "5 semaines",
      revisions_count: 2,
      details: ["Jusqu’à 5 sources", "Migration d’essai", "Sauvegarde quotidienne", "Documentation"],
    },
    {
      tier_name: "advanced",
      description: "Un logiciel remplacé sans arrêter l’activité.",
      priceMad: 70000,
      delivery_time: "3 mois",
      revisions_count: 3,
      details: ["Double saisie évitée", "Bascule un week-end", "Astreinte de deux semaines", "Retour arrière prêt"],
    },
  ],
};

const marketStudies: SeedService = {
  category: "business",
  title: "Études de marché",
  description:
    "Avant d’ouvrir, d’exporter ou de changer de prix : des entretiens, des relevés de terrain et une conclusion écrite.",
  features: [
    "Question posée par écrit avant de commencer",
    "Entretiens en français, darija ou espagnol",
    "Relevés de prix en boutique et en ligne",
    "Concurrents visités, pas seulement cherchés",
    "Dix pages, dont une de conclusion",
  ],
  startingPriceMad: 14000,
  icon: "FileSearch",
  is_active: true,
  createdDaysAgo: 187,
};

const compliance: SeedService = {
  category: "business",
  title: "Conformité numérique",
  description: "Loi 09-08, RGPD, PDPL : savoir quelles données vous gardez, le dire clairement et pouvoir le prouver.",
  features: [
    "Registre des traitements",
    "Formulaires et mentions remis en règle",
    "Préparation des démarches auprès de la CNDP",
    "Contrats avec vos sous-traitants relus",
    "Procédure écrite en cas de fuite",
    "Formation de l’équipe, deux heures",
  ],
  startingPriceMad: 8500,
  icon: "Scale",
  is_active: true,
  createdDaysAgo: 142,
  tiers: [
    {
      tier_name: "basic",
      description: "Votre site remis en règle.",
      priceMad: 8500,
      delivery_time: "2 semaines",
      revisions_count: 1,
      details: ["Formulaires et cookies", "Mentions et politique", "Liste des démarches à faire"],
    },
    {
      tier_name: "standard",
      description: "L’entreprise entière, au Maroc.",
      priceMad: 21000,
      delivery_time: "5 semaines",
      revisions_count: 2,
      details: ["Registre complet", "Dossiers CNDP préparés", "Contrats relus", "Atelier de deux heures"],
    },
    {
      tier_name: "advanced",
      description: "Maroc, Espagne et Arabie saoudite.",
      priceMad: 48000,
      delivery_time: "10 semaines",
      revisions_count: 3,
      details: [
        "Trois cadres comparés",
        "Transferts entre pays documentés",
        "Exercice de fuite simulée",
        "Suivi sur un an",
      ],
    },
  ],
  landingHtml: complianceLanding,
};

const growth: SeedService = {
  category: "business",
  title: "Stratégie & croissance",
  description:
    "Trois priorités pour les six mois qui viennent, un responsable pour chacune et un chiffre pour savoir si l’on avance.",
  features: [
    "Deux jours d’entretiens dans l’entreprise",
    "Lecture des comptes et du carnet de commandes",
    "Trois priorités, pas douze",
    "Plan de six mois avec responsables",
    "Point de suivi chaque mois",
  ],
  startingPriceMad: 16000,
  icon: "TrendingUp",
  is_active: true,
  createdDaysAgo: 98,
};

const training: SeedService = {
  category: "business",
  title: "Formation & accompagnement",
  description:
    "Vos équipes apprennent sur vos propres dossiers, par petits groupes, et repartent avec un travail terminé.",
  features: [
    "Groupes de six personnes au plus",
    "Exercices tirés de vos dossiers",
    "Français, arabe ou espagnol",
    "Dans vos locaux ou à distance",
    "Fiche mémo d’une page par séance",
    "Une heure de questions un mois plus tard",
  ],
  startingPriceMad: null,
  icon: "Users",
  is_active: true,
  createdDaysAgo: 79,
  examples: [
    {
      title: "Coopérative Tifaouine, Agadir",
      description: "Douze productrices, trois matinées : chacune a mis en ligne sa fiche et pris ses photos.",
      image_url: demoPicture("cases/cooperative-tifaouine/detail"),
      image_alt:
        "Une étiquette d’huile d’argan\u202f: l’arbre gravé, les chèvres, et le prénom de celle qui a pressé le lot.",
      project_url: "/realisations/cooperative-tifaouine",
    },
    {
      title: "Quincaillerie Souss, Agadir",
      description: "Deux matinées au comptoir : le père et le fils tiennent depuis leurs stocks eux-mêmes.",
      image_url: demoPicture("cases/quincaillerie-souss/cover"),
      image_alt: "Le nom Quincaillerie Souss en grandes lettres sur rouge, et une vis mesurée sur un téléphone.",
      project_url: "/realisations/quincaillerie-souss",
    },
  ],
};

export const businessServices: SeedService[] = [dashboards, databases, marketStudies, compliance, growth, training];
