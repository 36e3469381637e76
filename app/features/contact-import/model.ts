/** What a table may hold. */
export type ImportKind = "inquiries" | "clients";

/** What a column may be. */
const CONTACT_FIELDS = ["name", "first_name", "email", "phone", "company", "service", "message"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export const FIELD_LABELS: Record<ContactField, string> = {
  name: "Nom",
  first_name: "Prénom",
  email: "E-mail",
  phone: "Téléphone",
  company: "Entreprise",
  service: "Service",
  message: "Message",
};

/** The fields of a kind: a client has no message. */
export const FIELDS_OF: Record<ImportKind, readonly ContactField[]> = {
  inquiries: CONTACT_FIELDS,
  clients: ["name", "first_name", "email", "company"],
};

/** Headings by which a column is recognised, without accents, capitals and signs. */
const HEADINGS: Record<ContactField, readonly string[]> = {
  name: ["nom", "nom complet", "nom et prenom", "name", "full name", "contact", "nombre", "client", "الاسم"],
  first_name: ["prenom", "first name", "firstname"],
  email: ["e mail", "email", "mail", "courriel", "adresse e mail", "adresse mail", "correo", "البريد"],
  phone: ["telephone", "tel", "phone", "mobile", "gsm", "portable", "whatsapp", "numero", "telefono", "الهاتف"],
  company: ["entreprise", "societe", "company", "raison sociale", "organisation", "empresa", "الشركة"],
  service: ["service", "besoin", "prestation", "interet", "servicio", "الخدمة"],
  message: ["message", "note", "notes", "commentaire", "commentaires", "remarque", "mensaje", "الرسالة"],
};

/** Which column holds what: its place from 0; a field without one is left out. */
export type Mapping = Partial<Record<ContactField, number>>;

/** The columns that headings name; of two for the same field the first. */
export function mapHeadings(headings: readonly string[], kind: ImportKind): Mapping {
  const names = headings.map(plainHeading);
  const places = FIELDS_OF[kind].map((field) => [field, names.findIndex((name) => HEADINGS[field].includes(name))]);
  return Object.fromEntries(places.filter(([, place]) => place !== -1));
}

function plainHeading(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export const IMPORT_MAX_ROWS = 10_000;
export const IMPORT_MAX_BYTES = 4 * 1024 * 1024;
/** The file, and the same once more in a form: with what a post has around it. */
export const IMPORT_BODY_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_COLUMNS = 60;

export const IMPORT_HINT =
  "10\u202f000 lignes et 4\u00a0Mo au plus, la première avec les titres. Rien n’est importé avant votre accord.";
export const TABLE_MISSING = "Choisissez un fichier CSV, ou collez un tableau";
export const TABLE_EMPTY = "Ce tableau est vide\u202f: il lui faut une ligne de titres et une ligne par contact.";
export const TABLE_UNREADABLE = "Ce fichier n’est pas un CSV lisible.";
export const TABLE_TOO_LARGE = "Le fichier dépasse 4\u00a0Mo\u202f: partagez-le en plusieurs.";
export const NAME_UNMAPPED = "Dites quelle colonne est le nom.";
export const REACH_UNMAPPED = "Dites quelle colonne est l’e-mail ou le téléphone.";
export const EMAIL_UNMAPPED = "Dites quelle colonne est l’e-mail.";
export const NOTHING_TO_STORE = "Aucune ligne de ce tableau ne peut être importée.";

/** What a line came to in the dry run. */
export type LineState = "ready" | "duplicate" | "wrong";

export const LINE_LABELS: Record<LineState, string> = { ready: "Prête", duplicate: "Déjà là", wrong: "En erreur" };
export const LINE_TONES = { ready: "green", duplicate: "yellow", wrong: "red" } as const satisfies Record<
  LineState,
  string
>;

interface Imported {
  stored: number;
  duplicates: number;
  wrong: number;
}

/** What an import did, for its message. */
export function importedText(kind: ImportKind, { stored, duplicates, wrong }: Imported): string {
  const what =
    kind === "inquiries" ? ["demande importée", "demandes importées"] : ["client importé", "clients importés"];
  const parts = [
    counted(stored, what[0] ?? "", what[1] ?? ""),
    ...(duplicates > 0 ? [counted(duplicates, "doublon laissé de côté", "doublons laissés de côté")] : []),
    ...(wrong > 0 ? [counted(wrong, "ligne en erreur laissée de côté", "lignes en erreur laissées de côté")] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** '1 ligne', '2 lignes'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count > 1 ? many : one}`;
}
