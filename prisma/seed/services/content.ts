import { demoPicture } from "../pictures";
import type { SeedService } from "../seed-types";
import { searchRankingLanding, socialMediaLanding } from "./content-landing";

const webWriting: SeedService = {
  category: "content",
  title: "Rédaction web",
  description:
    "Des pages qui disent ce que vous faites, pour qui et à quel prix, dans les mots de vos clients et sans adjectif inutile.",
  features: [
    "Entretien d’une heure avant d’écrire",
    "Une question de client par page",
    "Titres et descriptions pour les moteurs",
    "Relecture par une seconde personne",
    "Textes remis prêts à coller",
  ],
  startingPriceMad: 650,
  icon: "PenTool",
  is_active: true,
  createdDaysAgo: 401,
  tiers: [
    {
      tier_name: "basic",
      description: "Une page, pour essayer.",
      priceMad: 650,
      delivery_time: "3 jours",
      revisions_count: 1,
      details: ["Jusqu’à 500 mots", "Titre et description", "Une langue"],
    },
    {
      tier_name: "standard",
      description: "Un site entier, d’une seule voix.",
      priceMad: 4200,
      delivery_time: "2 semaines",
      revisions_count: 2,
      details: ["8 pages", "Guide de ton d’une page", "Questions fréquentes", "Textes des boutons et des e-mails"],
    },
    {
      tier_name: "advanced",
      description: "Un site en deux langues, écrit deux fois.",
      priceMad: 9800,
      delivery_time: "4 semaines",
      revisions_count: 3,
      details: ["15 pages", "Deux langues, deux rédacteurs", "Lexique de votre métier", "Relecture par un juriste"],
    },
  ],
  examples: [
    {
      title: "Cabinet Lahlou, Rabat",
      description: "Le droit des sociétés expliqué en douze questions, sans perdre une nuance.",
      image_url: demoPicture("cases/cabinet-lahlou/detail"),
      image_alt: "Une page avant et après\u202f: un paragraphe biffé, puis une phrase surlignée.",
      project_url: "/realisations/cabinet-lahlou",
    },
    {
      title: "Librería Almadraba, Cádiz",
      description: "420 fiches de deux phrases, écrites par les libraires, relues par nous.",
      image_url: demoPicture("cases/libreria-almadraba/phone"),
      image_alt: "La fiche d’un livre sur un téléphone, recommandé en deux phrases par une libraire.",
      project_url: "/realisations/libreria-almadraba",
    },
  ],
};

const localisation: SeedService = {
  category: "content",
  title: "Traduction & localisation",
  description:
    "Votre site en français, arabe, espagnol ou anglais, traduit par des natifs qui adaptent aussi les prix, les dates et les usages.",
  features: [
    "Traducteurs natifs, jamais une machine seule",
    "Lexique validé avant le premier texte",
    "Dates, monnaies et adresses adaptées",
    "Contrôle à l’écran, dans les deux sens d’écriture",
    "Mises à jour traduites sous deux jours",
  ],
  startingPriceMad: 1200,
  icon: "Globe",
  is_active: true,
  createdDaysAgo: 352,
};

const longReads: SeedService = {
  category: "content",
  title: "Articles & livres blancs",
  description:
    "Des articles de fond que l’on garde et que l’on partage, écrits avec vos experts et vérifiés par eux avant publication.",
  features: [
    "Sujets tirés des questions de vos clients",
    "Entretien avec votre expert, enregistré",
    "Sources citées et vérifiées",
    "Mise en page du livre blanc en PDF",
    "Résumé prêt pour les réseaux",
    "Calendrier sur trois mois",
  ],
  startingPriceMad: 1500,
  icon: "FileText",
  is_active: true,
  createdDaysAgo: 233,
};

const photography: SeedService = {
  category: "content",
  title: "Photographie",
  description:
    "Vos lieux, vos gestes et vos produits à la lumière du jour, sans figurants, livrés triés, légers et nommés.",
  features: [
    "Repérage et liste de prises de vue",
    "Demi-journée ou journée sur place",
    "Retouche sobre des images choisies",
    "Fichiers pour l’écran et pour l’impression",
    "Droits d’usage sans limite de durée",
  ],
  startingPriceMad: 2400,
  icon: "Camera",
  is_active: true,
  createdDaysAgo: 266,
  examples: [
    {
      title: "Riad Benali, Rabat",
      description: "Six chambres photographiées en une journée, volets ouverts ; la façade du site en est dessinée.",
      image_url: demoPicture("cases/riad-benali/cover"),
      image_alt: "La façade du riad et ses fenêtres allumées, autour d’un figuier.",
      project_url: "/realisations/riad-benali",
    },
  ],
};

const searchRanking: SeedService = {
  category: "content",
  title: "Référencement naturel",
  description:
    "Apparaître quand un client tape votre métier et votre ville, par un travail visible, mois après mois, sans promesse de première place.",
  features: [
    "Relevé des questions de vos clients",
    "Fiche d’établissement Google tenue à jour",
    "Deux pages écrites ou reprises chaque mois",
    "Corrections techniques comprises",
    "Français, arabe et darija",
    "Relevé mensuel d’une page",
  ],
  startingPriceMad: 2500,
  icon: "TrendingUp",
  is_active: true,
  createdDaysAgo: 395,
  tiers: [
    {
      tier_name: "basic",
      description: "Un état des lieux et ses corrections.",
      priceMad: 2500,
      delivery_time: "10 jours",
      revisions_count: 1,
      details: ["Audit de 20 points", "Fiche Google reprise", "Cinq corrections faites"],
    },
    {
      tier_name: "standard",
      description: "Trois mois de travail suivi, une ville.",
      priceMad: 9600,
      delivery_time: "3 mois",
      revisions_count: 3,
      details: ["Six pages écrites", "Fiche et avis suivis", "Relevé mensuel", "Une langue, une ville"],
    },
    {
      tier_name: "advanced",
      description: "Six mois, plusieurs villes ou plusieurs pays.",
      priceMad: 28000,
      delivery_time: "6 mois",
      revisions_count: 6,
      details: ["Dix-huit pages écrites", "Jusqu’à 5 villes", "Deux langues", "Liens locaux négociés un à un"],
    },
  ],
  landingHtml: searchRankingLanding,
  examples: [
    {
      title: "Quincaillerie Souss, Agadir",
      description:
        "Des horaires vrais, des fiches à l’échelle, et quatre fois plus d’itinéraires demandés depuis la carte.",
      image_url: demoPicture("cases/quincaillerie-souss/phone"),
      image_alt: "Une vis M10 mesurée par une règle au bord d’un téléphone.",
      project_url: "/realisations/quincaillerie-souss",
    },
    {
      title: "Cabinet Lahlou, Rabat",
      description: "Douze questions posées au téléphone, douze pages trouvées par ceux qui les tapent.",
      image_url: demoPicture("cases/cabinet-lahlou/cover"),
      image_alt: "« Et si mon associé s’en va ? » en très grandes lettres, et la réponse sur un téléphone.",
      project_url: "/realisations/cabinet-lahlou",
    },
  ],
};

const socialMedia: SeedService = {
  category: "content",
  title: "Réseaux sociaux",
  description:
    "Un compte tenu et des messages auxquels on répond : nous préparons le mois en une matinée, dans vos murs.",
  features: [
    "Calendrier du mois validé en une fois",
    "Photos prises chez vous",
    "Réponse aux messages, six jours sur sept",
    "Publicité réglée avec un plafond écrit",
    "Point mensuel de trente minutes",
    "Vos comptes et vos accès restent à vous",
  ],
  startingPriceMad: 3200,
  icon: "MessageCircle",
  is_active: true,
  createdDaysAgo: 158,
  tiers: [
    {
      tier_name: "basic",
      description: "Un réseau, deux publications par semaine.",
      priceMad: 3200,
      delivery_time: "1 mois",
      revisions_count: 1,
      details: ["8 publications", "Une séance photo", "Réponses en jours ouvrés"],
    },
    {
      tier_name: "standard",
      description: "Deux réseaux, trois publications par semaine.",
      priceMad: 5800,
      delivery_time: "1 mois",
      revisions_count: 2,
      details: ["12 publications", "Deux vidéos courtes", "Réponses six jours sur sept", "Point mensuel"],
    },
    {
      tier_name: "advanced",
      description: "Trois réseaux, publicité comprise.",
      priceMad: 11500,
      delivery_time: "1 mois",
      revisions_count: 3,
      details: ["20 publications", "Quatre vidéos courtes", "Réglage des campagnes", "Relevé des demandes reçues"],
    },
  ],
  landingHtml: socialMediaLanding,
};

const podcast: SeedService = {
  category: "content",
  title: "Podcast de marque",
  description:
    "Une conversation par mois avec vos clients, enregistrée à Casablanca, montée et publiée sous votre nom.",
  features: [
    "Préparation des invités",
    "Enregistrement en studio ou chez vous",
    "Montage et habillage sonore",
    "Transcription publiée sur votre site",
    "Diffusion sur les principales plateformes",
  ],
  startingPriceMad: 4500,
  icon: "MessageCircle",
  is_active: false,
  createdDaysAgo: 64,
};

export const contentServices: SeedService[] = [
  webWriting,
  localisation,
  longReads,
  photography,
  searchRanking,
  socialMedia,
  podcast,
];
