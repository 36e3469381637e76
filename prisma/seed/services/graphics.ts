import { demoPicture } from "../pictures";
import type { SeedService } from "../seed-types";
import { brandIdentityLanding, packagingLanding } from "./graphics-landing";

const brandIdentity: SeedService = {
  category: "graphics",
  title: "Identité de marque",
  description:
    "Un nom, un signe, des couleurs et une voix qui tiennent ensemble, de l’enseigne à la facture, en français et en arabe.",
  features: [
    "Entretiens avec vous et avec trois de vos clients",
    "Logo latin et arabe dessinés ensemble",
    "Palette vérifiée à l’écran et à l’impression",
    "Choix de lettres dont la licence est à vous",
    "Charte courte, applicable par un tiers",
    "Recherche d’antériorité avant le dépôt de marque",
    "Modèles de documents prêts à l’emploi",
  ],
  startingPriceMad: 6500,
  icon: "Palette",
  is_active: true,
  createdDaysAgo: 410,
  tiers: [
    {
      tier_name: "basic",
      description: "L’essentiel pour ouvrir les portes.",
      priceMad: 6500,
      delivery_time: "2 semaines",
      revisions_count: 2,
      details: ["Logo et couleurs", "Carte de visite", "Fiche d’usage d’une page"],
    },
    {
      tier_name: "standard",
      description: "Une identité complète et sa charte.",
      priceMad: 16000,
      delivery_time: "4 semaines",
      revisions_count: 3,
      details: ["Deux pistes argumentées", "Logo latin et arabe", "Charte de douze pages", "Cinq modèles de documents"],
    },
    {
      tier_name: "advanced",
      description: "Du nom à l’enseigne, lancement compris.",
      priceMad: 42000,
      delivery_time: "8 semaines",
      revisions_count: 4,
      details: [
        "Recherche de nom et de domaine",
        "Charte complète et gabarits",
        "Enseigne, véhicule et tenue",
        "Plan de lancement en interne et en public",
      ],
    },
  ],
  examples: [
    {
      title: "Tazi Frères, ébénistes",
      description:
        "Un atelier repris par deux frères : le signe du père redessiné, l’enseigne posée avant la réouverture.",
      image_url: demoPicture("examples/tazi-freres"),
      image_alt:
        "Le signe des Tazi Frères, un T en queue d’aronde, sur deux cartes, sur le bois et sur un crayon de charpentier.",
      project_url: null,
    },
    {
      title: "Festival Ressac, Dakar",
      description: "Une règle de dessin, trois nuits, trois vagues, et des affiches en deux encres.",
      image_url: demoPicture("cases/ressac-dakar/cover"),
      image_alt: "Trois affiches de festival, rose, menthe et orange, où une vague écarte des lignes noires.",
      project_url: "/realisations/ressac-dakar",
    },
  ],
  landingHtml: brandIdentityLanding,
};

const interfaces: SeedService = {
  category: "graphics",
  title: "Interfaces & prototypes",
  description:
    "Nous dessinons les écrans d’un site ou d’une application, puis nous les mettons dans les mains de vrais utilisateurs avant de coder.",
  features: [
    "Parcours dessinés avant les écrans",
    "Prototype cliquable sur téléphone",
    "Essai avec cinq utilisateurs, filmé",
    "Contraste et tailles conformes au RGAA",
    "Version arabe, de droite à gauche",
    "Bibliothèque de composants pour vos développeurs",
  ],
  startingPriceMad: 8000,
  icon: "Layers",
  is_active: true,
  createdDaysAgo: 333,
  tiers: [
    {
      tier_name: "basic",
      description: "Un parcours, de la première idée au prototype.",
      priceMad: 8000,
      delivery_time: "1 semaine",
      revisions_count: 2,
      details: ["Jusqu’à 6 écrans", "Prototype cliquable", "Fichier Figma remis"],
    },
    {
      tier_name: "standard",
      description: "Un produit complet, éprouvé par cinq personnes.",
      priceMad: 22000,
      delivery_time: "4 semaines",
      revisions_count: 3,
      details: ["Jusqu’à 20 écrans", "Cinq essais filmés", "Thèmes clair et sombre", "Bibliothèque de composants"],
    },
    {
      tier_name: "advanced",
      description: "Un système de design que vos équipes font vivre.",
      priceMad: 58000,
      delivery_time: "9 semaines",
      revisions_count: 5,
      details: [
        "Système de design documenté",
        "Trois langues, deux sens d’écriture",
        "Audit d’accessibilité",
        "Accompagnement des développeurs",
      ],
    },
  ],
  examples: [
    {
      title: "Tchop, Abidjan",
      description:
        "Cinq maquettes sur papier, essayées par des gens qui avaient vraiment faim, puis l’application de 140 maquis.",
      image_url: demoPicture("cases/tchop-abidjan/cover"),
      image_alt: "Deux écrans d’une application de livraison et une assiette vue de dessus, sur rouge tomate.",
      project_url: "/realisations/tchop-abidjan",
    },
    {
      title: "Cliniques Najd, Riyad",
      description: "Un agenda pensé d’abord en arabe, puis retourné vers l’anglais.",
      image_url: demoPicture("cases/cliniques-najd/desktop"),
      image_alt:
        "L’agenda d’une clinique en arabe\u202f: trois médecins, des rendez-vous en couleur et l’heure de la prière gardée libre.",
      project_url: "/realisations/cliniques-najd",
    },
  ],
};

const logo: SeedService = {
  category: "graphics",
  title: "Création de logo",
  description:
    "Un signe simple, lisible à quarante pixels comme sur une façade, livré avec tous les fichiers et tous les droits.",
  features: [
    "Deux pistes dessinées à la main, puis au net",
    "Essai en noir seul et en très petit",
    "Version latine, arabe ou les deux",
    "Fichiers pour l’écran, l’imprimeur et l’enseigne",
    "Cession complète des droits",
  ],
  startingPriceMad: 2800,
  icon: "PenTool",
  is_active: true,
  createdDaysAgo: 320,
  tiers: [
    {
      tier_name: "basic",
      description: "Un signe et ses fichiers.",
      priceMad: 2800,
      delivery_time: "5 jours",
      revisions_count: 2,
      details: ["Une piste", "Couleur et noir seul", "Fichiers SVG, PDF et PNG"],
    },
    {
      tier_name: "standard",
      description: "Deux pistes et le choix entre elles.",
      priceMad: 4800,
      delivery_time: "10 jours",
      revisions_count: 3,
      details: ["Deux pistes argumentées", "Version arabe ou latine", "Icône pour les réseaux", "Fiche d’usage"],
    },
    {
      tier_name: "advanced",
      description: "Le logo et ses premiers usages.",
      priceMad: 7900,
      delivery_time: "3 semaines",
      revisions_count: 4,
      details: [
        "Les deux écritures",
        "Carte, tampon et signature d’e-mail",
        "Plan de pose de l’enseigne",
        "Dossier de dépôt",
      ],
    },
  ],
};

const print: SeedService = {
  category: "graphics",
  title: "Affiches & supports imprimés",
  description:
    "Affiche, menu, dépliant ou catalogue : une mise en page nette, des fichiers justes, et l’imprimeur suivi jusqu’au calage.",
  features: [
    "Mise en page en une à trois langues",
    "Choix du papier avec échantillons",
    "Fichiers vérifiés avant impression",
    "Suivi du calage à Casablanca",
    "Livraison des exemplaires possible",
  ],
  startingPriceMad: 900,
  icon: "Image",
  is_active: true,
  createdDaysAgo: 288,
  examples: [
    {
      title: "Festival Ressac, Dakar",
      description: "Trois affiches en deux encres, lisibles depuis un car rapide, et les billets de la même planche.",
      image_url: demoPicture("cases/ressac-dakar/detail"),
      image_alt: "Des billets roses et orange et deux bracelets, sur un motif de vagues noir et menthe.",
      project_url: "/realisations/ressac-dakar",
    },
  ],
};

const video: SeedService = {
  category: "graphics",
  title: "Vidéo & animation",
  description:
    "De la vidéo verticale de vingt secondes au film d’entreprise de deux minutes, sous-titrés, légers et pensés pour le son coupé.",
  features: [
    "Scénario et découpage avant le tournage",
    "Tournage à Casablanca et en région",
    "Animation 2D et titrages",
    "Voix en darija, français, arabe ou espagnol",
    "Sous-titres dans deux langues",
    "Formats vertical, carré et large",
  ],
  startingPriceMad: 5500,
  icon: "Video",
  is_active: true,
  createdDaysAgo: 241,
};

const packaging: SeedService = {
  category: "graphics",
  title: "Emballage",
  description:
    "Boîtes, étiquettes et sachets dessinés sur le plan de votre imprimeur, avec les mentions qu’exige chaque pays de vente.",
  features: [
    "Dessin sur le vrai plan de découpe",
    "Mentions obligatoires relevées pays par pays",
    "Étiquettes en deux ou trois langues",
    "Maquettes en volume, montées à la main",
    "Suivi du premier tirage",
  ],
  startingPriceMad: 4800,
  icon: "Package",
  is_active: true,
  createdDaysAgo: 197,
  examples: [
    {
      title: "Coopérative Tifaouine, Agadir",
      description: "Une planche gravée, trois encres, et le prénom de celle qui a pressé le lot.",
      image_url: demoPicture("cases/cooperative-tifaouine/cover"),
      image_alt: "Deux bouteilles d’huile d’argan et un pot d’amlou, étiquetés d’un arganier gravé, sur fond rose.",
      project_url: "/realisations/cooperative-tifaouine",
    },
  ],
  landingHtml: packagingLanding,
};

export const graphicsServices: SeedService[] = [brandIdentity, interfaces, logo, print, video, packaging];
