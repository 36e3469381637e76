import { normalForm } from "~/lib/text/normal-form";

/** Where the search stands, and what its address asks for. */
export const SEARCH_PATH = "/admin/recherche";

/** So many of a kind are shown; its list has the others. */
export const FOUND_PER_KIND = 6;

export interface Found {
  to: string;
  title: string;
  /** What tells it from others of the same title. */
  note: string | null;
}

export interface FoundGroup {
  kind: string;
  /** What the office calls them. */
  label: string;
  found: Found[];
  /** The list that shows the others; null where there are none. */
  allTo: string | null;
}

/** How the search is spoken of where there is nothing to show. */
export const NOTHING_FOUND = "Aucun résultat";

/** A screen that the search leads to, by its name and other words that users may look for it by. */
export interface OfficeScreen {
  to: string;
  label: string;
  words?: string;
}

/** What is begun rather than looked for. */
const BEGINNINGS: OfficeScreen[] = [
  { to: "/admin/inquiries/new", label: "Nouvelle piste", words: "demande lead téléphone WhatsApp salon créer" },
  { to: "/admin/inquiries?vue=en-retard", label: "Demandes en retard", words: "relancer suite" },
  { to: "/admin/inquiries/modeles", label: "Modèles de réponse", words: "demandes" },
  { to: "/admin/devis/new", label: "Nouveau devis", words: "offre prix créer" },
  { to: "/admin/devis/modeles", label: "Modèles de devis", words: "offre" },
  { to: "/admin/clients-facturation", label: "Identités de facturation", words: "clients ICE facture devis" },
  { to: "/admin/projects/new", label: "Nouveau projet", words: "créer" },
  { to: "/admin/clients/new", label: "Inviter un client", words: "nouveau créer" },
  { to: "/admin/inquiries/import", label: "Importer des demandes", words: "CSV" },
  { to: "/admin/clients/import", label: "Importer des clients", words: "CSV" },
  { to: "/admin/services/new", label: "Nouveau service", words: "créer" },
  { to: "/admin/realisations/new", label: "Nouvelle réalisation", words: "créer cas portfolio" },
  { to: "/admin/settings/equipe", label: "Équipe", words: "personnes portraits signature" },
  {
    to: "/admin/settings/regles",
    label: "Règles fiscales",
    words: "retenue timbre espèces délais relances mentions TVA",
  },
  { to: "/admin/settings/apparence", label: "Apparence", words: "logo couleurs annonce accueil partage" },
  { to: "/admin/blog/new", label: "Nouvel article", words: "écrire créer" },
  { to: "/admin/blog/generate", label: "Générer un article", words: "IA" },
  { to: "/admin/blog/quick-generate", label: "Générer cinq articles", words: "IA" },
  { to: "/admin/blog/auto-generate", label: "Générer une série d’articles", words: "IA CSV" },
  { to: "/dashboard/account", label: "Mon compte", words: "mot de passe sessions adresse" },
];

/** The screens whose name or words hold each word of the text, whatever its accents and capitals. */
export function findScreens(screens: readonly OfficeScreen[], text: string): Found[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const isFound = ({ label, words = "" }: OfficeScreen) => {
    const said = plain(`${label} ${words}`);
    return wanted.every((word) => said.includes(word));
  };
  return [...screens, ...BEGINNINGS].filter(isFound).map(({ to, label }) => ({ to, title: label, note: null }));
}

function plain(text: string): string {
  return normalForm(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();
}
