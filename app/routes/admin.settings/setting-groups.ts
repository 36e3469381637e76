import type { SettingName } from "~/features/settings/model";
import type { FigureName } from "~/site/agency-figures";

interface SettingField {
  name: SettingName;
  label: string;
  type?: "text" | "email" | "tel" | "url";
  inputMode?: "text" | "numeric";
  dir?: "ltr";
  /** What the site does while the field is empty, where that is no text. */
  whenEmpty?: string;
  sourceOf?: FigureName;
}

interface SettingGroup {
  id: string;
  title: string;
  lead: string;
  settings: SettingField[];
}

const DAYS = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

function figureFields(figure: FigureName, label: string, counts: string): SettingField[] {
  return [
    { name: `figure_${figure}`, label, inputMode: "numeric" },
    { name: `figure_${figure}_source`, label: `${label}\u202f: annoncé ou compté`, sourceOf: figure },
    {
      name: `figure_${figure}_since`,
      label: `${label}\u202f: depuis l’année`,
      inputMode: "numeric",
      whenEmpty: "Par exemple 2016",
    },
    {
      name: `figure_${figure}_counts`,
      label: `${label}\u202f: ce qui est compté`,
      whenEmpty: `Par exemple\u202f: ${counts}`,
    },
  ];
}

export const SETTING_GROUPS: SettingGroup[] = [
  {
    id: "agence",
    title: "L’agence",
    lead: "Dans l’en-tête, le pied de page, les lettres et ce que lisent les moteurs de recherche. Un champ vide reprend sa valeur par défaut. L’adresse est montrée telle que vous l’écrivez dans toutes les langues\u202f; les phrases qui parlent de Casablanca restent, et son plan n’est dessiné que pour une adresse à Casablanca. On n’invite à passer que là où il y a une rue\u202f: «\u202frue, ville, pays\u202f».",
    settings: [
      { name: "site_name", label: "Nom" },
      { name: "contact_address", label: "Adresse" },
      {
        name: "contact_arrival",
        label: "Pour venir",
        whenEmpty: "Par exemple\u202f: Tramway T1, station Place Mohammed V, puis 5 minutes à pied",
      },
      { name: "contact_phone", label: "Téléphone", type: "tel", dir: "ltr" },
      { name: "contact_email", label: "E-mail", type: "email", dir: "ltr" },
      { name: "whatsapp_number", label: "Numéro WhatsApp", type: "tel", dir: "ltr" },
    ],
  },
  {
    id: "reseaux",
    title: "Réseaux",
    lead: "Les liens du pied de page.",
    settings: [
      { name: "instagram_url", label: "Instagram", type: "url", dir: "ltr" },
      { name: "linkedin_url", label: "LinkedIn", type: "url", dir: "ltr" },
      { name: "reddit_url", label: "Reddit", type: "url", dir: "ltr" },
    ],
  },
  {
    id: "chiffres",
    title: "Chiffres annoncés",
    lead: "Un chiffre annoncé se lit «\u202fplus de\u202f»\u202f; un chiffre compté par le site se lit tel quel, à partir de 2. L’année se lit dans toutes les langues, ce qui est compté sur les pages en français.",
    settings: [
      ...figureFields("projects", "Projets livrés", "un projet compte une fois remis à son client"),
      ...figureFields("clients", "Clients satisfaits", "clients dont le dernier projet a été remis"),
      ...figureFields("experts", "Experts", "salariés et indépendants qui ont signé un projet"),
      ...figureFields("companies", "Entreprises", "sociétés et coopératives, sans les particuliers"),
    ],
  },
  {
    id: "horaires",
    title: "Horaires",
    lead: "Sur la page Contact. Deux plages se séparent par une virgule ; un jour sans ouverture s’écrit Fermé.",
    settings: DAYS.map((label, index) => ({ name: `hours_${index + 1}` as SettingName, label })),
  },
  {
    id: "donnees",
    title: "Données personnelles et mentions légales",
    lead: "Ce que disent la mention sous chaque formulaire et les pages légales, et la durée après laquelle une demande perdue ou indésirable est effacée d’elle-même. Ce qui est devenu un projet ou un client reste.",
    settings: [
      {
        name: "cndp_receipt",
        label: "Récépissé de la CNDP",
        whenEmpty: "Vide, la mention dit : déclaration en cours",
      },
      {
        name: "data_location",
        label: "Lieu d’hébergement des données",
        whenEmpty: "Vide, la mention n’en dit rien",
      },
      {
        name: "publisher",
        label: "Directeur de la publication",
        whenEmpty: "Vide, les mentions légales n’en disent rien",
      },
      {
        name: "host",
        label: "Hébergeur (nom, adresse et téléphone)",
        whenEmpty: "Vide, les mentions légales n’en disent rien",
      },
      { name: "keep_lost_years", label: "Demandes perdues, en années", inputMode: "numeric" },
      { name: "keep_spam_days", label: "Indésirables, en jours", inputMode: "numeric" },
    ],
  },
];

export const OTHER_PARTS = [
  { id: "identite", title: "Identité légale" },
  { id: "conditions", title: "Conditions des documents" },
  { id: "tva", title: "Taux de TVA" },
];
