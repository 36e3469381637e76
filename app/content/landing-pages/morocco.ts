import type { CountryCopy } from "./landing-copy";

export const morocco: CountryCopy = {
  metaTitle: "Agence digitale au Maroc : site, logo, boutique",
  metaDescription:
    "De Tanger à Laâyoune : site, boutique, logo et référencement en français, en arabe et en darija. Prix en dirhams, signé d’avance. Réponse en 24 h.",
  badge: "Maroc, de Tanger à Laâyoune",
  headline: ["Vos clients cherchent.", "Qu’ils tombent", "sur vous."],
  lead: "Site, boutique, logo et référencement pour les TPE, les PME et les coopératives du Royaume. En français, en arabe et en darija, avec un prix en dirhams signé avant de commencer.",
  chatButton: "Écrire sur WhatsApp",
  servicesButton: "Voir les sites et applications",
  message: "Bonjour, je suis au Maroc et je souhaite un devis gratuit pour mon projet. Pouvez-vous me recontacter ?",
  statistics: {
    projects: "projets livrés",
    clients: "clients satisfaits",
    experts: "experts",
  },
  services: {
    title: "Six choses que l’on nous demande ici",
    remark: "Chacune mène au métier qui s’en charge, avec ses prestations et ses prix de départ.",
    items: [
      {
        category: "programming",
        title: "Un site qui fait sonner le téléphone",
        text: "Le numéro, le plan et les horaires, ceux du Ramadan compris : ce que l’on cherche depuis un téléphone tient sur le premier écran.",
      },
      {
        category: "programming",
        title: "Une boutique où l’on paie comme d’habitude",
        text: "Carte marocaine ou espèces à la livraison, frais de port par ville, suivi du colis par WhatsApp.",
      },
      {
        category: "graphics",
        title: "Un logo en deux écritures",
        text: "Le latin et l’arabe dessinés ensemble, lisibles sur une enseigne comme sur le cachet de la société.",
      },
      {
        category: "content",
        title: "Une fiche Google tenue à jour",
        text: "Photos, catégories, réponses aux avis : on vous trouve par quartier, pas seulement par ville.",
      },
      {
        category: "content",
        title: "Des publications qui parlent darija",
        text: "Textes, photos et vidéos courtes, écrits comme on parle au comptoir et relus avant de paraître.",
      },
      {
        category: "business",
        title: "Du cahier au tableau de bord",
        text: "Ventes, stock et impayés réunis sur un écran, dans le respect de la loi 09-08 sur les données personnelles.",
      },
    ],
  },
  cities: {
    title: "Douze villes, une seule équipe",
    remark:
      "Nous sommes à Casablanca. Ailleurs, l’essentiel se règle par appel et par message, et nous prenons la route quand le projet le demande.",
    items: [
      { name: "Casablanca", text: "Sièges, cliniques, négoce. C’est notre ville : on vient vous voir." },
      { name: "Rabat", text: "Cabinets, écoles, fédérations et dossiers d’appel d’offres." },
      { name: "Marrakech", text: "Riads, tables et guides qui veulent réserver sans commission." },
      { name: "Fès", text: "Ateliers et artisans qui vendent au-delà de la médina." },
      { name: "Tanger", text: "Sous-traitants et transitaires, avec un site en trois langues." },
      { name: "Agadir", text: "Agrumes, pêche, hôtels et écoles de surf." },
      { name: "Meknès", text: "Domaines, huileries et coopératives agricoles." },
      { name: "Oujda", text: "Commerces que l’on appelle aussi d’Europe, l’été surtout." },
      { name: "Kénitra", text: "Équipementiers, et les services qui vivent autour de l’usine." },
      { name: "Tétouan", text: "Écoles, promoteurs et une côte qui se remplit en juillet." },
      { name: "El Jadida", text: "Maraîchers, industries du port et maisons d’hôtes." },
      { name: "Laâyoune", text: "Pêche, transport, chantiers. Loin de nous, mais à un message." },
    ],
  },
  reasons: {
    title: "Pourquoi nous, et pas le cousin qui s’y connaît",
    items: [
      {
        title: "Un prix en dirhams, signé",
        text: "Acompte de 50 %, solde à la livraison, facture au nom de votre société avec son ICE. Rien ne s’ajoute sans votre accord.",
      },
      {
        title: "Essayé sur un petit téléphone",
        text: "Un Android d’entrée de gamme et une 4G moyenne : si la page s’ouvre vite là, elle s’ouvrira vite partout.",
      },
      {
        title: "Écrit dans la langue du client",
        text: "Français pour le dossier, arabe pour l’enseigne, darija pour la vidéo. Chaque texte est écrit, aucun n’est traduit mot à mot.",
      },
      {
        title: "Joignables, même pendant le Ramadan",
        text: "Les horaires changent, nous vous les donnons d’avance. Et une réponse arrive toujours en 24 h.",
      },
    ],
  },
  contact: {
    title: "Envoyez un vocal",
    text: "Dites ce que vous faites, pour qui et dans quelle ville. Vous avez une réponse en 24 h, avec un prix et un délai. Le devis est gratuit et ne vous engage à rien.",
    button: "Ouvrir WhatsApp",
    phoneLabel: "Téléphone",
    phoneNote: "En français, en arabe ou en darija.",
    emailLabel: "E-mail",
    addressLabel: "Bureau",
    facts: [{ label: "Horaires", text: "Ceux de la page Contact, aménagés pendant le Ramadan" }],
  },
  callToAction: {
    title: "On commence quand ?",
    text: "Votre métier et votre ville, en deux phrases. Un chef de projet vous rappelle avec un prix et un délai.",
  },
};
