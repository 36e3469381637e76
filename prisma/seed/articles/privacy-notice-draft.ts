import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Un formulaire de contact demande un nom, un e-mail et parfois un numéro. Ce sont des données personnelles, et la loi marocaine 09-08 demande que la personne sache ce que vous en ferez. Bonne nouvelle : quatre phrases claires valent mieux qu’une page de jargon.

## Ce que le visiteur doit savoir

- Qui recueille ces données : le nom de votre entreprise, pas celui de votre prestataire.
- Pourquoi : répondre à sa demande, et rien d’autre s’il n’y a rien d’autre.
- Qui les verra, en dehors de vous.
- Comment demander à les consulter, à les corriger ou à s’opposer à leur usage.

## Un exemple à reprendre

> Nous utilisons ces informations pour répondre à votre demande. Elles ne sont ni vendues ni partagées. Pour les consulter, les corriger ou vous opposer à leur usage, écrivez-nous.

## Ne demander que ce qui sert

Chaque champ de trop fait partir des visiteurs et ajoute une donnée à protéger. La date de naissance ne sert pas à préparer un devis.

## À compléter

Les démarches auprès de la CNDP, avec un exemple de dossier, et le cas des sites qui reçoivent aussi des demandes d’Espagne.`;

export const privacyNoticeDraft: SeedArticle = {
  title: "Formulaire de contact : quatre phrases pour la loi 09-08",
  slug: "formulaire-de-contact-quatre-phrases-pour-la-loi-09-08",
  excerpt:
    "Qui recueille les données, pourquoi, qui les voit et comment s’y opposer : les quatre phrases qu’un formulaire de contact doit contenir au Maroc.",
  category: "Business",
  tags: ["Loi 09-08", "Formulaires", "Données personnelles"],
  content,
  image_url: demoPicture("articles/privacy-notice"),
  image_alt: "Un formulaire de trois champs suivi de quatre lignes, et un cadenas posé sur la feuille.",
  publishedAt: null,
  createdAt: "2026-11-17T17:05:00.000Z",
  views_count: 0,
};
