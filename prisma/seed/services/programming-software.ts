import { demoPicture } from "../pictures";
import type { SeedService } from "../seed-types";
import { automationLanding, webDevelopmentLanding } from "./programming-landing";

const webDevelopment: SeedService = {
  category: "programming",
  title: "Développement web",
  description:
    "Un site qui s’ouvre en deux secondes sur un téléphone ordinaire, que vous tenez à jour vous-même et dont le code vous appartient.",
  features: [
    "Maquettes sur mesure, sans thème acheté",
    "Textes relus par un rédacteur",
    "Formulaire de contact et lien WhatsApp",
    "Référencement local et fiche Google",
    "Français, arabe, espagnol ou anglais",
    "Hébergement et nom de domaine pendant un an",
    "Mesure d’audience sans cookie",
    "Prise en main d’une heure, filmée",
  ],
  startingPriceMad: 4500,
  icon: "Code",
  is_active: true,
  createdDaysAgo: 412,
  tiers: [
    {
      tier_name: "basic",
      description: "Une page claire pour être trouvé et appelé.",
      priceMad: 4500,
      delivery_time: "5 jours",
      revisions_count: 1,
      details: ["1 page, 4 sections", "Formulaire et WhatsApp", "Fiche Google créée ou reprise"],
    },
    {
      tier_name: "standard",
      description: "Un site complet que vous modifiez sans nous.",
      priceMad: 12500,
      delivery_time: "3 semaines",
      revisions_count: 3,
      details: ["Jusqu’à 8 pages", "Blog et administration", "Deux langues", "Référencement local", "Un mois de suivi"],
    },
    {
      tier_name: "advanced",
      description: "Espace client, réservation ou paiement.",
      priceMad: 38000,
      delivery_time: "8 semaines",
      revisions_count: 5,
      details: [
        "Espace client sécurisé",
        "Paiement ou réservation en ligne",
        "Connexion à vos outils",
        "Trois langues, dont l’arabe",
        "Trois mois de suivi",
      ],
    },
  ],
  examples: [
    {
      title: "Atlas Plomberie, Salé",
      description: "Une page, un numéro, quatre quartiers. Le site s’ouvre avant la fin de la première sonnerie.",
      image_url: demoPicture("examples/atlas-plomberie"),
      image_alt:
        "Une page sur un téléphone\u202f: «\u202fUne fuite à Salé\u202f?\u202f», le numéro sur fond jaune, et quatre quartiers avec leur délai.",
      project_url: null,
    },
    {
      title: "Cabinet Lahlou, Rabat",
      description:
        "Quatre avocats, deux langues et aucune photo de marteau. La prise de rendez-vous tient en trois champs.",
      image_url: demoPicture("cases/cabinet-lahlou/desktop"),
      image_alt:
        "Une question de droit, sa réponse en deux phrases et quatre étapes, la table des douze questions à gauche.",
      project_url: "/realisations/cabinet-lahlou",
    },
    {
      title: "Riad Benali, Rabat",
      description: "Six chambres, leurs disponibilités et une réservation directe, en français et en espagnol.",
      image_url: demoPicture("cases/riad-benali/desktop"),
      image_alt: "La façade du riad en coupe\u202f: chaque fenêtre allumée est une chambre libre.",
      project_url: "/realisations/riad-benali",
    },
  ],
  landingHtml: webDevelopmentLanding,
};

const mobileApps: SeedService = {
  category: "programming",
  title: "Applications mobiles",
  description:
    "Une application pour iPhone et Android qui démarre vite, supporte un réseau faible et passe la validation des deux boutiques.",
  features: [
    "Une base commune pour iOS et Android",
    "Fonctionne hors connexion, se synchronise ensuite",
    "Arabe et écriture de droite à gauche",
    "Notifications utiles, réglables par l’utilisateur",
    "Publication sur l’App Store et Google Play à votre nom",
    "Mesure des plantages dès le premier jour",
  ],
  startingPriceMad: 45000,
  icon: "Smartphone",
  is_active: true,
  createdDaysAgo: 405,
  tiers: [
    {
      tier_name: "basic",
      description: "Une application simple, sans compte utilisateur.",
      priceMad: 45000,
      delivery_time: "6 semaines",
      revisions_count: 2,
      details: ["Jusqu’à 6 écrans", "Contenu modifiable en ligne", "Publication sur les deux boutiques"],
    },
    {
      tier_name: "standard",
      description: "Comptes, rendez-vous et notifications.",
      priceMad: 95000,
      delivery_time: "12 semaines",
      revisions_count: 3,
      details: ["Jusqu’à 15 écrans", "Connexion par téléphone", "Agenda et rappels", "Deux langues", "Back-office"],
    },
    {
      tier_name: "advanced",
      description: "Paiement, cartes et plusieurs métiers dans la même application.",
      priceMad: 180000,
      delivery_time: "5 mois",
      revisions_count: 5,
      details: [
        "Paiement et remboursement",
        "Suivi d’un livreur sur la carte",
        "Mode hors connexion complet",
        "Tests avec vingt utilisateurs",
        "Six mois de maintenance",
      ],
    },
  ],
  examples: [
    {
      title: "Cliniques Najd, Riyad",
      description: "La prise de rendez-vous de trois cabinets, en arabe et en anglais, avec rappel la veille.",
      image_url: demoPicture("cases/cliniques-najd/cover"),
      image_alt: "Deux téléphones en arabe\u202f: le rappel d’un rendez-vous et le choix d’une autre heure.",
      project_url: "/realisations/cliniques-najd",
    },
    {
      title: "Coursier Casa",
      description: "L’application des livreurs : tournée du jour, preuve de dépôt, encaissement noté au centime.",
      image_url: demoPicture("cases/coursier-casa/cover"),
      image_alt: "Le téléphone d’un livreur annonce dix-sept arrêts, devant le tableau de bord vert et noir.",
      project_url: "/realisations/coursier-casa",
    },
  ],
};

const desktopApps: SeedService = {
  category: "programming",
  title: "Applications de bureau",
  description:
    "Un logiciel installé sur les postes de l’atelier, du comptoir ou de l’entrepôt, qui continue de travailler quand Internet s’arrête.",
  features: [
    "Windows, macOS et Linux",
    "Lecteur de code-barres, balance et imprimante de tickets",
    "Base de données locale, sauvegardée chaque nuit",
    "Reprise de vos fichiers Excel ou Access",
    "Mises à jour automatiques et signées",
    "Formation de l’équipe sur place à Casablanca",
  ],
  startingPriceMad: 35000,
  icon: "Monitor",
  is_active: true,
  createdDaysAgo: 398,
};

const automation: SeedService = {
  category: "programming",
  title: "IA & automatisation",
  description:
    "Nous confions à la machine la tâche répétée qui vous coûte une heure par jour, et nous laissons les décisions aux personnes.",
  features: [
    "Repérage d’une tâche rentable en une demi-journée",
    "Assistant qui répond à partir de vos propres documents",
    "Lecture de factures et de bons de livraison",
    "Tri et préparation des réponses aux e-mails",
    "Journal de tout ce que la machine a fait",
    "Aucune donnée client utilisée pour entraîner un modèle",
  ],
  startingPriceMad: 9000,
  icon: "Bot",
  is_active: true,
  createdDaysAgo: 210,
  tiers: [
    {
      tier_name: "basic",
      description: "Une tâche, automatisée de bout en bout.",
      priceMad: 9000,
      delivery_time: "2 semaines",
      revisions_count: 1,
      details: ["Un flux, deux outils reliés", "Journal et alertes", "Une page d’explication pour l’équipe"],
    },
    {
      tier_name: "standard",
      description: "Un assistant qui connaît vos documents.",
      priceMad: 28000,
      delivery_time: "5 semaines",
      revisions_count: 3,
      details: [
        "Jusqu’à 500 documents",
        "Réponses avec leur source",
        "Passage de main à un humain",
        "Français et arabe",
      ],
    },
    {
      tier_name: "advanced",
      description: "Plusieurs flux, hébergés chez vous.",
      priceMad: 75000,
      delivery_time: "10 semaines",
      revisions_count: 4,
      details: [
        "Modèle hébergé sur vos serveurs",
        "Droits d’accès par équipe",
        "Mesure de la qualité chaque semaine",
        "Formation de deux référents",
      ],
    },
  ],
  landingHtml: automationLanding,
};

export const softwareServices: SeedService[] = [webDevelopment, mobileApps, desktopApps, automation];
