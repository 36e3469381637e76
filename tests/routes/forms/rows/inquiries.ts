import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const inquiry = (name: string, below = "") =>
  pageOf(`/admin/inquiries/$id${below}`, () => db.contactInquiry.findFirst({ where: { name } }));

/** What is written to the agency, and answered. */
export const INQUIRIES_ROWS: FormRow[] = [
  {
    form: "admin.inquiries.new lead",
    at: "/admin/inquiries/new",
    button: "Enregistrer",
    wrong: { Nom: "Hicham", "Téléphone ou e-mail": "0661", Demande: "Une enseigne", Service: "Création de logo" },
    says: { "Téléphone ou e-mail": /Un numéro complet ou une adresse e-mail/ },
    right: { "Téléphone ou e-mail": "06 61 23 45 67" },
    shows: "Piste enregistrée",
  },
  {
    form: "admin.inquiries status",
    at: "/admin/inquiries",
    button: "Changer",
    near: "Anas Bennis",
    right: { "Statut de la demande": "Contacté" },
    shows: "Prévoir la suite",
  },
  {
    form: "admin.inquiries bulk",
    at: "/admin/inquiries",
    button: "Appliquer",
    right: { "Ce qui change pour les demandes cochées": "Rejeter : Prix", "Cocher la demande de Lucía Romero": true },
    shows: "1 demande changée",
    next: [{ form: "admin.inquiries undo-bulk", button: "Annuler", shows: "Changement annulé" }],
  },
  {
    form: "admin.inquiries spam",
    at: inquiry("Ghita Slaoui"),
    button: "Indésirable",
    shows: "Demande mise aux indésirables",
  },
  {
    form: "admin.inquiries spam",
    at: "/admin/inquiries?status=spam",
    button: "Pas un indésirable",
    near: "Ghita Slaoui",
    shows: "Demande reprise des indésirables",
  },
  {
    form: "admin.inquiries.$id follow-up",
    at: inquiry("Anas Bennis"),
    button: "Enregistrer le suivi",
    wrong: { Note: "Elle rappelle demain", "Ou date et heure": "2031-05-05T10:00" },
    says: { "Prochaine action": /Dites ce que vous ferez/ },
    right: { "Prochaine action": "Rappeler" },
    shows: "Suivi enregistré",
  },
  {
    form: "admin.inquiries.$id_.edit correction",
    at: inquiry("Anas Bennis", "/edit"),
    button: "Corriger",
    wrong: { Nom: " ", "E-mail": "anas@" },
    says: { Nom: /requis/, "E-mail": /n'est pas complète/ },
    right: { Nom: "Anas Bennis", "E-mail": "anas@garage-bennis.example" },
    shows: "Demande corrigée",
  },
  {
    form: "admin.inquiries.$id_.reply email",
    at: inquiry("Anas Bennis", "/reply?canal=email"),
    button: "Garder la réponse",
    wrong: { Texte: " ", Objet: "Votre demande" },
    says: { Texte: /Le texte est requis/ },
    right: { Texte: "Bonjour Anas, oui." },
    shows: "Réponse gardée, pas encore partie",
  },
  {
    form: "admin.inquiries.$id_.reply appel",
    at: inquiry("Anas Bennis", "/reply?canal=appel"),
    button: "Noter l’appel",
    wrong: { Note: "lundi ".repeat(2000) },
    says: { Note: /./ },
    right: { Note: "Il rappelle lundi" },
    shows: "Appel noté",
  },
  {
    form: "admin.inquiries.$id_.reply whatsapp",
    at: inquiry("Anas Bennis", "/reply?canal=whatsapp"),
    button: "Noter et ouvrir WhatsApp",
    wrong: { Texte: " " },
    says: { Texte: /Le texte est requis/ },
    right: { Texte: "Bonjour Anas" },
    leadsTo: /wa\.me/,
  },
  {
    form: "admin.inquiries.$id_.convert conversion",
    at: inquiry("Anas Bennis", "/convert"),
    button: "Convertir",
    wrong: { Nom: " ", "Titre du projet": " ", "Budget (MAD)": "beaucoup" },
    says: { Nom: /requis/, "Titre du projet": /requis/, "Budget (MAD)": /Le budget est un nombre positif/ },
    right: {
      Nom: "Anas Bennis",
      "Titre du projet": "Site du garage",
      "Budget (MAD)": "9 600",
      Catégorie: "Programmation & Technologie",
    },
    shows: "Demande convertie",
  },
  {
    form: "admin.inquiries.$id_.merge",
    at: async () => {
      const data = { name: "Aya Tazi", email: "aya@tazi.example", message: "Un site" };
      const ids = [await db.contactInquiry.create({ data }), await db.contactInquiry.create({ data })].map(
        ({ id }) => id,
      );
      return `/admin/inquiries/${ids[0]}/merge?avec=${ids[1]}`;
    },
    button: "Fusionner",
    shows: "fusionn",
  },
  {
    form: "admin.inquiries.$id_.erase",
    at: inquiry("Omar Tazi", "/erase"),
    button: "Effacer pour toujours",
    shows: "Demande effacée",
  },
  {
    form: "admin.$kind_.import read",
    at: "/admin/inquiries/import",
    button: "Contrôler le tableau",
    wrong: { "Ou un tableau collé": "" },
    says: { "Fichier CSV": /Choisissez un fichier CSV, ou collez un tableau/ },
    right: { "Ou un tableau collé": "Nom;E-mail\nNadia;nadia@atelier.example" },
    shows: "1 ligne prête",
    next: [
      {
        form: "admin.$kind_.import map",
        button: "Contrôler à nouveau",
        wrong: { Nom: "Aucune" },
        says: { Nom: /Dites quelle colonne est le nom/ },
        right: { Nom: "Nom" },
        shows: "1 ligne prête",
      },
      { form: "admin.$kind_.import store", button: "Importer 1 demande", shows: "1 demande importée." },
    ],
  },
  {
    form: "admin.inquiries_.modeles.$id template",
    at: "/admin/inquiries/modeles/new",
    button: "Sauvegarder",
    wrong: { "Nom du modèle": "Demain", Texte: "Bonjour {nom}, à demain." },
    says: { Texte: /Le repère {nom} est inconnu/ },
    right: { Texte: "Bonjour {prénom}, à demain." },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.inquiries_.modeles.$id template",
    at: pageOf("/admin/inquiries/modeles/$id", () => db.replyTemplate.findFirst({ where: { name: "Demain" } })),
    button: "Sauvegarder",
    wrong: { "Nom du modèle": " " },
    says: { "Nom du modèle": /requis/ },
    right: { "Nom du modèle": "Après-demain", "Ordre d’affichage": "2" },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.inquiries_.modeles.$id_.delete",
    at: pageOf("/admin/inquiries/modeles/$id/delete", () =>
      db.replyTemplate.findFirst({ where: { name: "Après-demain" } }),
    ),
    button: "Supprimer",
    shows: "Modèle supprimé",
  },
];
