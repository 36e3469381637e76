import { demoPicture } from "../pictures";
import type { SeedService } from "../seed-types";
import { onlineShopLanding } from "./programming-landing";

const security: SeedService = {
  category: "programming",
  title: "Cybersécurité",
  description:
    "Nous attaquons votre site ou votre réseau avec votre accord écrit, puis nous réparons ce que nous avons ouvert.",
  features: [
    "Test d’intrusion avec autorisation signée",
    "Rapport en deux versions : direction et technique",
    "Correction des failles, pas seulement leur liste",
    "Sauvegardes vérifiées par une vraie restauration",
    "Double authentification pour toute l’équipe",
    "Entraînement contre l’hameçonnage, par de faux e-mails",
  ],
  startingPriceMad: 12000,
  icon: "Shield",
  is_active: true,
  createdDaysAgo: 364,
  tiers: [
    {
      tier_name: "basic",
      description: "Un site vitrine ou une boutique passés au crible.",
      priceMad: 12000,
      delivery_time: "1 semaine",
      revisions_count: 1,
      details: ["Test d’intrusion du site", "Rapport classé par gravité", "Contre-visite après correction"],
    },
    {
      tier_name: "standard",
      description: "Le site, les postes et les habitudes.",
      priceMad: 32000,
      delivery_time: "3 semaines",
      revisions_count: 2,
      details: [
        "Site et messagerie",
        "Double authentification posée",
        "Restauration d’essai",
        "Atelier de deux heures",
      ],
    },
    {
      tier_name: "advanced",
      description: "Un portail sensible, suivi pendant un an.",
      priceMad: 85000,
      delivery_time: "6 semaines, puis 12 mois",
      revisions_count: 4,
      details: [
        "Revue du code et de l’infrastructure",
        "Deux tests d’intrusion par an",
        "Plan de reprise écrit et joué",
        "Astreinte en jours ouvrés",
      ],
    },
  ],
};

const onlineShop: SeedService = {
  category: "programming",
  title: "E-commerce",
  description:
    "Une boutique qui encaisse par carte et à la livraison, calcule l’envoi par ville et ne vend jamais ce que vous n’avez plus.",
  features: [
    "Paiement par carte, virement ou à la livraison",
    "Frais d’envoi par ville ou par poids",
    "Stock décompté à la commande",
    "Import de votre catalogue depuis un tableau",
    "Codes de réduction et cartes cadeaux",
    "Commande sur WhatsApp pour qui préfère écrire",
    "Prix en MAD, en euros ou en riyals saoudiens",
  ],
  startingPriceMad: 18000,
  icon: "ShoppingCart",
  is_active: true,
  createdDaysAgo: 380,
  tiers: [
    {
      tier_name: "basic",
      description: "Une petite boutique prête à encaisser.",
      priceMad: 18000,
      delivery_time: "3 semaines",
      revisions_count: 2,
      details: [
        "Jusqu’à 50 produits",
        "Un moyen de paiement en ligne",
        "Paiement à la livraison",
        "Formation de deux heures",
      ],
    },
    {
      tier_name: "standard",
      description: "Une boutique reliée à votre transporteur.",
      priceMad: 36000,
      delivery_time: "6 semaines",
      revisions_count: 3,
      details: [
        "Jusqu’à 500 produits",
        "Étiquettes et suivi d’envoi",
        "Deux langues, deux monnaies",
        "Relance des paniers",
      ],
    },
    {
      tier_name: "advanced",
      description: "Un catalogue vivant, relié à votre gestion.",
      priceMad: 90000,
      delivery_time: "12 semaines",
      revisions_count: 5,
      details: [
        "Catalogue sans limite",
        "Liaison avec votre logiciel de gestion",
        "Tarifs pour revendeurs",
        "Essai de montée en charge",
        "Trois mois de suivi",
      ],
    },
  ],
  examples: [
    {
      title: "Librería Almadraba, Cádiz",
      description:
        "420 livres choisis, trois libraires qui répondent dans la journée, et le livre mis de côté sans payer.",
      image_url: demoPicture("cases/libreria-almadraba/desktop"),
      image_alt: "Une librairie en ligne\u202f: deux couvertures en grand, et la table de la semaine en dessous.",
      project_url: "/realisations/libreria-almadraba",
    },
    {
      title: "Quincaillerie Souss, Agadir",
      description: "2 300 références à leur taille réelle, prêtes au comptoir dans l’heure.",
      image_url: demoPicture("cases/quincaillerie-souss/desktop"),
      image_alt: "Neuf vis à leur taille réelle, et la fiche de la M8 × 40 avec son prix et son casier.",
      project_url: "/realisations/quincaillerie-souss",
    },
  ],
  landingHtml: onlineShopLanding,
};

const webMapping: SeedService = {
  category: "programming",
  title: "Cartographie web",
  description:
    "Vos points de vente, vos tournées ou vos parcelles sur une carte rapide, à vos couleurs, qui reste lisible sur un petit écran.",
  features: [
    "Fonds de carte libres, sans facture au clic",
    "Noms de lieux en français et en arabe",
    "Recherche du point le plus proche",
    "Zones de livraison dessinées à la main",
    "Import de tableaux, de relevés GPS et de plans",
    "Version imprimable de chaque carte",
  ],
  startingPriceMad: 15000,
  icon: "Map",
  is_active: true,
  createdDaysAgo: 176,
  examples: [
    {
      title: "Zones de livraison, Coursier Casa",
      description: "Quarante quartiers, trois tarifs et un prix affiché dès que l’adresse est tapée.",
      image_url: demoPicture("cases/coursier-casa/detail"),
      image_alt: "Les quartiers de Casablanca colorés selon leur prix, et une adresse à 25 dirhams.",
      project_url: "/realisations/coursier-casa",
    },
    {
      title: "Oliveraies du Saïss",
      description: "Un plan de deux cents parcelles, consulté au champ, sans réseau.",
      image_url: demoPicture("examples/oliveraies-saiss"),
      image_alt: "Le plan de deux cents parcelles d’oliviers, et la fiche de la parcelle 118, à traiter avant jeudi.",
      project_url: null,
    },
  ],
};

const hardware: SeedService = {
  category: "programming",
  title: "Matériel & objets connectés",
  description:
    "Capteurs, bornes et automates : nous choisissons le matériel, écrivons le programme embarqué et relions le tout à votre écran.",
  features: [
    "Choix du matériel disponible au Maroc",
    "Programme embarqué et boîtier imprimé",
    "Relevés de température, de niveau ou de présence",
    "Alerte par SMS ou WhatsApp",
    "Tableau de suivi dans le navigateur",
    "Pose sur site et plan de câblage",
  ],
  startingPriceMad: null,
  icon: "Cpu",
  is_active: true,
  createdDaysAgo: 122,
};

export const systemServices: SeedService[] = [security, onlineShop, webMapping, hardware];
