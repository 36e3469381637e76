import { AGENCY_LINKS, QUOTE_MESSAGE, SERVICE_LINKS } from "../navigation";
import { reassurances } from "../reasons";
import type { ShellCopy } from "./shell-copy";

export const frenchShell: ShellCopy = {
  skipLink: "Aller au contenu principal",
  mainNavigation: "Principale",
  menu: "Menu",
  home: "Accueil",
  services: "Services",
  cases: "Réalisations",
  blog: "Blog",
  contact: "Contact",
  signIn: "Connexion",
  ownSpace: "Mon espace",
  quote: "Devis Gratuit",
  quoteWays: {
    label: "Devis\u202f: WhatsApp ou formulaire",
    app: "WhatsApp",
    chat: "Devis sur WhatsApp",
    form: "Devis par formulaire",
  },
  quoteMessage: QUOTE_MESSAGE,
  serviceLinks: SERVICE_LINKS,
  footer: {
    tagline: "Agence digitale à Casablanca. Des pièces exactes, un seul ensemble.",
    agency: "Agence",
    agencyLinks: AGENCY_LINKS,
    countries: "Pays",
    networks: "Réseaux",
    ownData: { to: "/mes-donnees", label: "Mes données" },
  },
  theme: { label: "Thème", dark: "Sombre", light: "Clair", system: "Système" },
  callToAction: {
    title: "Parlons de votre projet",
    text: "Décrivez votre besoin en deux phrases. Un chef de projet vous rappelle avec un prix et un délai.",
    chat: "Discuter sur WhatsApp",
    call: "Nous appeler",
    promises: reassurances,
  },
  loading: "Chargement…",
  closeMessage: "Fermer le message",
  errors: {
    400: {
      title: "Demande illisible",
      text: "Le formulaire n’a pas pu être lu. Revenez à la page précédente et réessayez.",
    },
    403: {
      title: "Envoi refusé",
      text: "Ce formulaire a été envoyé depuis une autre adresse que la nôtre. Rouvrez la page et réessayez.",
    },
    404: { title: "Oops! Page not found", text: "Cette page n’existe pas, ou elle a changé d’adresse." },
    405: { title: "Action impossible", text: "Cette adresse ne reçoit pas de formulaire." },
    413: {
      title: "Envoi trop volumineux",
      text: "Ce que vous avez envoyé dépasse la taille permise. Revenez en arrière, raccourcissez le texte ou réduisez l’image, puis réessayez.",
    },
    414: { title: "Adresse trop longue", text: "Cette adresse est plus longue que toutes les nôtres." },
    429: {
      title: "Trop de demandes",
      text: "Beaucoup de demandes sont venues de vous en peu de temps. Rien n’est perdu : réessayez dans quelques minutes.",
    },
    503: {
      title: "Service momentanément indisponible",
      text: "Notre base de données ne répond pas. Rien n’est perdu : réessayez dans quelques secondes.",
    },
  },
  unexpectedError: {
    title: "Une erreur s’est produite",
    text: "La faute est de notre côté. Réessayez dans un instant ; si elle revient, écrivez-nous.",
  },
  errorPrefix: "Erreur\u202f: ",
  errorReference: "Référence à nous donner\u202f:",
  connectionError: {
    title: "La connexion est interrompue",
    text: "Rien n’est perdu de ce que vous avez écrit. Vérifiez votre connexion, puis réessayez.",
  },
  backHome: "Retour à l’accueil",
  retry: "Réessayer",
};
