import { normalForm } from "~/lib/text/normal-form";

export type ImportKind = "inquiries" | "clients";

const CONTACT_FIELDS = ["name", "first_name", "last_name", "email", "phone", "company", "service", "message"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export const FIELD_LABELS: Record<ContactField, string> = {
  name: "Nom",
  first_name: "Prénom",
  last_name: "Nom de famille",
  email: "E-mail",
  phone: "Téléphone",
  company: "Entreprise",
  service: "Service",
  message: "Message",
};

/** The fields of a kind: a client has no message. */
export const FIELDS_OF: Record<ImportKind, readonly ContactField[]> = {
  inquiries: CONTACT_FIELDS,
  clients: ["name", "first_name", "last_name", "email", "phone", "company"],
};

const words = (list: string) => list.split(",").map(plainHeading);

/** Headings by which a column is recognised, without accents, capitals and signs: of French, Spanish, English and Arabic tables. */
const HEADINGS: Record<ContactField, readonly string[]> = {
  name: words(
    `nom, nom complet, nom et prenom, nom prenom, nom et prenoms, prenom et nom, prenom nom, nom d affichage,
    nom affiche, name, full name, display name, contact, contact name, person name, nom du contact, nombre,
    nombre completo, nombre y apellidos, nombre y apellido, nombre mostrado, nombre de contacto, nombre del contacto,
    client, الاسم, الاسم الكامل, الاسم بالكامل`,
  ),
  first_name: words(
    `prenom, prenoms, first name, firstname, given name, forename, fname, nombre de pila, primer nombre,
    الاسم الشخصي, الاسم الاول`,
  ),
  last_name: words(
    `nom de famille, last name, lastname, family name, surname, lname, apellido, apellidos, primer apellido,
    الاسم العائلي, النسب, اللقب, اسم العائلة, الكنية`,
  ),
  email: words(
    `e mail, email, mail, courriel, adresse e mail, adresse email, adresse mail, adresse courriel, adresse electronique,
    adresse de messagerie, adresse e mail professionnelle, e mail professionnel, email professionnel, e mail address,
    email address, e mail 1 value, email 1 value, email 1, work email, email work, person email work, primary email,
    correo, correo electronico, correo de contacto, direccion de correo electronico, direccion del correo electronico,
    direccion de correo, البريد, البريد الالكتروني, الايميل, ايميل`,
  ),
  phone: words(
    `telephone, tel, phone, mobile, gsm, portable, whatsapp, sms, numero, telefono, الهاتف, phone number,
    telephone number, mobile phone, mobile phone number, mobile number, cell phone, cell, business phone, home phone,
    primary phone, other phone, work phone, phone work, person phone work, phone 1, phone 1 value, phone 2 value,
    numero de telephone, numero de telephone mobile, numero de telephone professionnel, numero de portable,
    numero de tel, num tel, n de telephone, n telephone, n tel, telephone fixe, telephone mobile, telephone portable,
    telephone professionnel, telephone bureau, telephone domicile, tel mobile, tel portable, tel gsm, numero whatsapp,
    whatsapp number, movil, telefono movil, telefono del trabajo, telefono de la oficina, telefono particular,
    telefono de contacto, celular, numero de telefono, telefono 1, رقم الهاتف, هاتف, جوال, الجوال, رقم الجوال, المحمول,
    الهاتف المحمول, واتساب`,
  ),
  company: words(
    `entreprise, societe, ste, entreprise societe, company, raison sociale, organisation, empresa, sociedad, الشركة,
    company name, organization, organization name, organisation name, organization 1 name, organisation 1 name,
    person organization, default address company, associated company, associated company primary, primary company,
    entreprise associee, entreprise associee principale, societe liee, account name, business name, business,
    nom de l entreprise, nom de la societe, nom de l organisation, nom entreprise, nom societe, etablissement,
    compania, organizacion, nombre de la empresa, nombre de empresa, nombre de la compania, razon social, اسم الشركة,
    المؤسسة, المقاولة, اسم المقاولة, الجهة`,
  ),
  service: words("service, besoin, prestation, interet, servicio, الخدمة"),
  message: words(
    `message, note, notes, commentaire, commentaires, remarque, remarques, demande, question, comment, comments,
    description, mensaje, comentario, comentarios, nota, notas, observaciones, الرسالة, رسالة, ملاحظة, ملاحظات`,
  ),
};

/** Which column holds what: its place from 0; a field without one is left out. */
export type Mapping = Partial<Record<ContactField, number>>;

/** The columns that headings name; of several for the same field the fullest, then the first. */
export function mapHeadings(
  headings: readonly string[],
  kind: ImportKind,
  filledCount: (place: number) => number = () => 0,
): Mapping {
  const names = headings.map(plainHeading);
  const placesOf = (field: ContactField) =>
    [...names.keys()].filter((place) => HEADINGS[field].includes(names[place] ?? ""));
  const places = FIELDS_OF[kind].map((field) => {
    const [fullest] = placesOf(field).toSorted((one, other) => filledCount(other) - filledCount(one));
    return [field, fullest];
  });
  const mapping: Mapping = Object.fromEntries(places.filter(([, place]) => place !== undefined));
  const isGiven = mapping.name !== undefined && names[mapping.name] === "nombre" && mapping.last_name !== undefined;
  if (isGiven && mapping.first_name === undefined) {
    const { name, ...rest } = mapping;
    return { ...rest, first_name: name! };
  }
  return mapping;
}

/** A person's whole name out of the columns that hold it or its parts. */
export function wholeName({ name, first, last }: { name: string; first: string; last: string }): string {
  if (first && last) return `${first} ${last}`;
  const holds = (part: string) => ` ${name.toLowerCase()} `.includes(` ${part.toLowerCase()} `);
  return [holds(first) ? "" : first, name, holds(last) ? "" : last].filter(Boolean).join(" ");
}

function plainHeading(heading: string): string {
  return normalForm(heading, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export const IMPORT_MAX_ROWS = 10_000;
export const IMPORT_MAX_BYTES = 4 * 1024 * 1024;
/** The file, and the same once more in a form: with what a post has around it. */
export const IMPORT_BODY_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_COLUMNS = 200;
/** The country of numbers without a code, until another is chosen. */
export const TABLE_COUNTRY = "MA";

/** A title may stand above the headings, in so many rows. */
export const TITLE_ROWS_MAX = 10;

export const TABLE_UNREADABLE = "Ce fichier n’est pas un CSV lisible.";
export const TABLE_TOO_LARGE = "Le fichier dépasse 4\u00a0Mo\u202f: partagez-le en plusieurs.";

export type LineState = "ready" | "duplicate" | "wrong";

export const LINE_LABELS: Record<LineState, string> = { ready: "Prête", duplicate: "Déjà là", wrong: "En erreur" };
export const LINE_TONES = { ready: "green", duplicate: "yellow", wrong: "red" } as const satisfies Record<
  LineState,
  string
>;

export function importedText(
  kind: ImportKind,
  { stored, duplicates, wrong }: { stored: number; duplicates: number; wrong: number },
): string {
  const what =
    kind === "inquiries" ? ["demande importée", "demandes importées"] : ["client importé", "clients importés"];
  const parts = [
    counted(stored, what[0] ?? "", what[1] ?? ""),
    ...(duplicates > 0 ? [counted(duplicates, "doublon laissé de côté", "doublons laissés de côté")] : []),
    ...(wrong > 0 ? [counted(wrong, "ligne en erreur laissée de côté", "lignes en erreur laissées de côté")] : []),
  ];
  return `${parts.join(", ")}.`;
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count > 1 ? many : one}`;
}
