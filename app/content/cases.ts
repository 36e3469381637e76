import type { Language } from "~/site/language";

/** The words of the list of works. */
export const casesCopy = {
  metaTitle: "Réalisations",
  metaDescription:
    "Sites, identités, emballages et applications faits pour des commerces, des artisans et des entreprises, avec leurs chiffres avant et après.",
  title: "Réalisations",
  lead: "Ce que nous avons fait, pour qui, et ce que cela a changé. Chaque travail est montré avec l’accord de son client.",
  everything: "Tout",
  servicesLabel: "Par service",
  sectorsLabel: "Par secteur",
  listLabel: "Liste des réalisations",
  showAll: "Tout afficher",
  none: {
    title: "Aucune réalisation publiée pour le moment",
    text: "Les premières arrivent avec l’accord de leurs clients. En attendant, voici ce que nous faisons.",
    action: "Voir nos services",
  },
  nothingFound: {
    title: "Rien de ce genre pour l’instant",
    text: "Aucun travail publié ne réunit ce service et ce secteur. Dites-nous ce que vous cherchez.",
    action: "Tout afficher",
  },
  unavailable: {
    title: "Les réalisations ne répondent pas",
    text: "La liste n’a pas pu être lue à l’instant. Le reste du site fonctionne\u202f; réessayez dans quelques minutes.",
    action: "Réessayer",
  },
  notFound: {
    title: "Réalisation introuvable",
    text: "Ce travail n’est plus montré, ou il a changé d’adresse.",
    action: "Voir les réalisations",
  },
  previewOver: {
    title: "Cet aperçu n’est plus valable",
    text: "Un lien d’aperçu vit sept jours. Demandez-en un autre à l’agence.",
    action: "Voir les réalisations",
  },
  previewNote: "Aperçu privé\u202f: cette page n’est pas sur le site.",
  previewPublished: "Aperçu\u202f: cette réalisation est publiée.",
  back: "Toutes les réalisations",
  loadFailure: "Impossible de charger les réalisations",
  /** On the home page and on that of a service. */
  strip: { title: "Travaux récents", more: "Toutes les réalisations" },
  ofService: "Réalisations avec ce service",
  ofCategory: "Ce que nous en avons fait",
} as const;

/** '1 réalisation', '12 réalisations'. */
export function caseCount(count: number): string {
  return `${count} ${count > 1 ? "réalisations" : "réalisation"}`;
}

const FRENCH = {
  back: "Toutes les réalisations",
  label: "Réalisation",
  facts: {
    client: "Client",
    sector: "Secteur",
    country: "Pays",
    year: "Année",
    services: "Services",
    versions: "Aussi en",
    site: "En ligne",
  },
  fictitious: "Client fictif, pour la démonstration",
  fictitiousShort: "Client fictif",
  problem: "Le problème",
  work: "Ce que nous avons fait",
  figures: "Ce qui a changé",
  before: "Avant",
  after: "Après",
  compare: "Avant et après",
  slider: "Part de l’image d’après",
  measured: "mesuré le",
  screens: "Les écrans",
  quote: "Lire cet avis parmi les autres",
  people: "Qui y a travaillé",
  visit: "Voir le site",
  next: "Réalisation suivante",
};

export type CaseWords = typeof FRENCH;

const SPANISH: CaseWords = {
  back: "Todos los proyectos",
  label: "Proyecto",
  facts: {
    client: "Cliente",
    sector: "Sector",
    country: "País",
    year: "Año",
    services: "Servicios",
    versions: "También en",
    site: "En línea",
  },
  fictitious: "Cliente ficticio, para la demostración",
  fictitiousShort: "Cliente ficticio",
  problem: "El problema",
  work: "Lo que hicimos",
  figures: "Lo que cambió",
  before: "Antes",
  after: "Después",
  compare: "Antes y después",
  slider: "Parte visible de la imagen de después",
  measured: "medido el",
  screens: "Las pantallas",
  quote: "Leer esta opinión entre las demás",
  people: "Quién trabajó en él",
  visit: "Ver el sitio",
  next: "Proyecto siguiente",
};

const ARABIC: CaseWords = {
  back: "كل الأعمال",
  label: "من أعمالنا",
  facts: {
    client: "العميل",
    sector: "القطاع",
    country: "البلد",
    year: "السنة",
    services: "الخدمات",
    versions: "بلغة أخرى",
    site: "على الإنترنت",
  },
  fictitious: "عميل متخيَّل لغرض العرض",
  fictitiousShort: "عميل متخيَّل",
  problem: "المشكلة",
  work: "ما أنجزناه",
  figures: "ما الذي تغيّر",
  before: "قبل",
  after: "بعد",
  compare: "قبل وبعد",
  slider: "الجزء الظاهر من صورة ما بعد",
  measured: "قيس في",
  screens: "الشاشات",
  quote: "قراءة هذا الرأي بين الآراء الأخرى",
  people: "من عمل عليه",
  visit: "زيارة الموقع",
  next: "العمل التالي",
};

/** The strip of works on the page of a country. */
export const countryCases = {
  fr: {
    id: "travaux",
    title: "Déjà fait au Maroc",
    lead: "Pour qui, ce que nous avons fait et ce que cela a changé, avec les chiffres et leur source.",
  },
  es: {
    id: "trabajos",
    title: "Lo que ya hemos hecho",
    lead: "Quién nos lo pidió, qué hicimos y qué cambió, con cifras y su fuente.",
  },
  ar: { id: "amal", title: "مما أنجزناه", lead: "من طلب العمل، وماذا أنجزنا، وما الذي تغيّر بالأرقام ومصدرها." },
} as const;

const WORDS: Readonly<Record<Language, CaseWords>> = { fr: FRENCH, es: SPANISH, ar: ARABIC };

/** The words around a work in its language. */
export function caseWords(language: Language): CaseWords {
  return WORDS[language];
}
