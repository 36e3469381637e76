import type { CategorySlug } from "./categories";
import { reassurances } from "./reasons";

export const homePage = {
  metaTitle: "Agence digitale à Casablanca : sites et marques",
  metaDescription:
    "Sites, identités, contenus et données pour les entreprises du Maroc, d’Espagne et d’Arabie saoudite. Devis gratuit, réponse en 24 h.",
};

export const hero = {
  badge: "Solutions de Branding Premium",
  /** One line each; read together they are the headline. */
  headline: ["Transformez", "Votre Vision", "En Réalité", "Digitale"],
  lead: "Sites, identités, contenus et données, taillés pièce par pièce à Casablanca, pour l’artisan du quartier comme pour la banque.",
  primaryButton: "Demander un devis gratuit",
  secondaryButton: "Voir nos réalisations",
  secondaryHref: "/realisations",
  statistics: [
    { figure: "projects", label: "projets livrés" },
    { figure: "clients", label: "clients satisfaits" },
    { figure: "experts", label: "experts" },
  ],
  /** The figure of the scene's title, whose note stands with the others. */
  companies: "entreprises",
} as const;

export const servicesOverview: {
  title: string;
  lead: string;
  link: string;
  count: (services: number) => string;
  sentences: Record<CategorySlug, string>;
} = {
  title: "Quatre métiers, un seul ensemble",
  lead: "Chacun a son motif. Tous sortent du même tracé et s’emboîtent sans jeu.",
  link: "Voir les prestations",
  count: (services) => (services === 1 ? "1 prestation" : `${services} prestations`),
  sentences: {
    programming:
      "Sites, applications, boutiques, automatisation et sécurité. Des outils légers, et le code à votre nom.",
    graphics: "Logo, charte, interface, emballage, vidéo. Une image qui tient sur une camionnette comme sur un écran.",
    content: "Référencement, réseaux sociaux, rédaction, photographie. Être trouvé, puis être choisi.",
    business: "Tableaux de bord, études, conformité, formation. Des faits vérifiés, une décision à prendre.",
  },
};

export const testimonialsSection = {
  title: "Avis de nos clients",
  empty: "Les premiers avis arrivent bientôt.",
  emptyLink: "Donner le vôtre",
};

export const marquee = {
  pauseLabel: "Mettre le défilement en pause",
  phrases: ["Parlons de votre projet", ...reassurances],
} as const;

export const technology = {
  title: "Prêt à Transformer Votre Vision en Réalité\u202f?",
  text: "Décrivez votre besoin en deux phrases. Un chef de projet vous rappelle avec un prix, un délai et un premier croquis.",
  primaryButton: "Consultation Gratuite",
  /** What the conversation begins with. */
  message: "Bonjour, je souhaite une consultation gratuite pour mon projet.",
  secondaryButton: "Voir Nos Projets",
  secondaryHref: "/services/programming#realisations",
  promises: reassurances,
} as const;

export const sceneSection = {
  title: "Plus de {companies} entreprises, et pas deux dessins pareils",
  lead: "Ce pavage ne se répète jamais, aussi loin qu’on le prolonge. Vos projets non plus : chaque nom donne son propre fragment.",
  caption: "Pavage octogonal apériodique",
  /** Followed by the hour by which the server lit the page. */
  lightNote: "Sur tout le site, la lumière suit l’heure de Casablanca.",
  /** Followed by the hour. */
  atHour: "Ici,",
  atNight: "Ici, il fait nuit.",
  posterAlt:
    "Le pavage vu de biais : une étoile safran au milieu, huit étoiles bleues autour, et des pièces qui s’en détachent au bord.",
};

export interface StackGroup {
  name: string;
  tools: readonly string[];
}

export const stack: { title: string; lead: string; groups: readonly StackGroup[] } = {
  title: "Nos outils",
  lead: "Choisis parce qu’ils durent, et qu’un autre que nous saura les reprendre.",
  groups: [
    { name: "Interface", tools: ["React", "Remix", "TypeScript", "Tailwind CSS", "three.js"] },
    { name: "Serveur", tools: ["Node.js", "PostgreSQL", "Prisma", "Python", "Laravel"] },
    { name: "Mobile", tools: ["Swift", "Kotlin", "React Native", "Flutter"] },
    { name: "Image", tools: ["Figma", "Illustrator", "Blender", "DaVinci Resolve"] },
    { name: "Contenu & mesure", tools: ["WordPress", "Search Console", "Matomo", "Metabase", "OpenAI"] },
  ],
};

export const blogPreview = {
  title: "Du blog",
  link: "Tous les articles",
  empty: "Le premier article est en cours d’écriture.",
};

export const ceo = {
  title: "Le mot du fondateur",
  link: "À propos de l’agence",
} as const;
