import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const client = (below = "", full_name = "Khadija Benali") =>
  pageOf(`/admin/clients/$id${below}`, () => db.profile.findFirst({ where: { full_name } }));

/** The clients and the people who see their projects. */
export const CLIENTS_ROWS: FormRow[] = [
  {
    form: "admin.clients.new invitation",
    at: "/admin/clients/new",
    button: "Écrire l’invitation",
    wrong: { Nom: " ", "E-mail": "nour@" },
    says: { Nom: /requis/, "E-mail": /n'est pas complète/ },
    right: { Nom: "Nour Alami", "E-mail": "nour@maison.example" },
    shows: "Invitation écrite.",
  },
  {
    form: "admin.clients_.$id change-language",
    at: client(),
    button: "Changer",
    right: { "Langue des e-mails": "Espagnol (español)" },
    shows: "Langue mise à jour",
  },
  {
    form: "admin.clients_.$id resend-invitation",
    at: client("", "Nour Alami"),
    button: "Récrire l’invitation",
    shows: "Invitation écrite.",
  },
  {
    form: "admin.clients_.$id.edit client",
    at: client("/edit"),
    button: "Enregistrer",
    wrong: { Nom: " ", Téléphone: "06" },
    says: { Nom: /requis/, Téléphone: /Le numéro n'est pas complet/ },
    right: { Nom: "Khadija Benali", Téléphone: "06 12 34 56 78" },
    shows: "Client mis à jour",
  },
  {
    form: "admin.clients_.$id_.personnes invite-person",
    at: client("/personnes"),
    button: "Inviter",
    wrong: {
      "Son nom": "  ",
      "Son adresse e-mail": "aya@riad.example",
      "Ce qu’elle peut faire": "Décide : valide, écrit, accepte les devis et invite",
    },
    says: { "Son nom": /Écrivez son nom/ },
    right: { "Son nom": "Aya" },
    shows: "Invitation envoyée",
  },
  ...(
    [
      ["change-permission", "Laisser décider", "Changement enregistré"],
      ["remove-person", "Retirer", "Personne retirée"],
    ] as const
  ).map(([intent, button, shows]) => ({
    form: `admin.clients_.$id_.personnes ${intent}`,
    at: async () => {
      const people = await db.profile.findMany({
        where: { full_name: { in: ["Khadija Benali", "Omar Tazi"] } },
        orderBy: { full_name: "asc" },
      });
      const person = { client_id: people[0]?.id ?? "", profile_id: people[1]?.id ?? "" };
      await db.clientPerson.deleteMany({ where: person });
      await db.clientPerson.create({ data: { ...person, permission: "reads" } });
      return `/admin/clients/${person.client_id}/personnes`;
    },
    button,
    shows,
  })),
  {
    form: "admin.clients_.$id_.personnes resend-invitation",
    at: client("/personnes"),
    button: "Renvoyer",
    near: "aya@riad.example",
    shows: "Invitation envoyée",
  },
  {
    form: "admin.clients_.$id_.personnes withdraw-invitation",
    at: client("/personnes"),
    button: "Annuler",
    near: "aya@riad.example",
    shows: "Invitation annulée",
  },
  {
    form: "admin.$kind_.import read",
    at: "/admin/clients/import",
    button: "Contrôler le tableau",
    right: {
      "Fichier CSV": new File(["Nom;E-mail\nNadia;nadia@atelier.example"], "clients.csv", { type: "text/csv" }),
    },
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
      { form: "admin.$kind_.import store", button: "Importer 1 client", shows: "1 client importé." },
    ],
  },
  {
    form: "admin.clients_.$id.erase",
    at: async () => {
      const data = { erasure_requested_at: new Date() };
      await db.profile.updateMany({ where: { full_name: "Nour Alami" }, data });
      return client("/erase", "Nour Alami")();
    },
    button: "Effacer pour toujours",
    shows: "Données effacées",
  },
];
