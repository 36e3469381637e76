import { db } from "~/server/db/db.server";
import { sendQuote } from "../../../support/quotes";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

export const PASSWORD = "trois-oranges-amères";
const ACCEPTED = "J’ai lu ce devis, options et échéancier compris, et je l’accepte";

const projectPage = pageOf("/dashboard/projects/$id", () => db.project.findFirst({ where: { title: "Carte" } }));

const GUEST = "guest@exemple.ma";
const guestId = async () => (await db.credential.findUniqueOrThrow({ where: { email: GUEST } })).profile_id;
const ownerId = async () =>
  (await db.credential.findFirstOrThrow({ where: { email: { startsWith: "nour@" } } })).profile_id;
const PEOPLE = "dashboard_.personnes.$id";

/** What is done with somebody who sees a client's projects, or by that person. */
const people = (intent: string, button: string, shows: string, who = "client"): FormRow[] => {
  const at = async () => {
    const person = { client_id: await ownerId(), profile_id: await guestId() };
    await db.clientPerson.deleteMany({ where: person });
    await db.clientPerson.create({ data: { ...person, permission: "reads" } });
    return `/dashboard/personnes/${person.client_id}`;
  };
  return [{ form: `${PEOPLE} ${intent}`, who, at, button, shows }];
};

/** What is answered to the invitation of a client. */
const invited = (intent: string, button: string, shows: string): FormRow[] => {
  const at = async () => {
    const client_id = await ownerId();
    await db.clientPerson.deleteMany();
    await db.clientInvitation.create({ data: { client_id, email: GUEST, full_name: "Aya", permission: "reads" } });
    return `/dashboard/personnes/${client_id}`;
  };
  return [{ form: `${PEOPLE} ${intent}`, who: "guest", at, button, shows }];
};

/** The forms of a client's space, each as the client who owns what it shows. */
export const CLIENT_ROWS: FormRow[] = [
  {
    form: "dashboard.profile profile",
    at: "/dashboard/profile",
    button: "Enregistrer",
    wrong: { Nom: "  ", Entreprise: "Toubkal" },
    says: { Nom: /requis/ },
    right: { Nom: "Nour Alami" },
    shows: "Profil",
  },
  {
    form: "dashboard_.personnes.$id invite-person",
    at: "/dashboard/personnes/",
    button: "Inviter",
    wrong: { "Son nom": "Nour", "Son adresse e-mail": "nour@exemple.ma" },
    says: { "Son adresse e-mail": /Cette personne voit déjà ces projets/ },
    right: { "Son adresse e-mail": "autre@exemple.ma" },
    shows: "Invitation envoyée",
  },
  {
    form: "dashboard_.personnes.$id resend-invitation",
    at: "/dashboard/personnes/",
    button: "Renvoyer",
    near: "autre@exemple.ma",
    shows: "Invitation envoyée",
  },
  {
    form: "dashboard_.personnes.$id withdraw-invitation",
    at: "/dashboard/personnes/",
    button: "Annuler",
    near: "autre@exemple.ma",
    shows: "Invitation annulée",
  },
  ...people("change-permission", "Laisser décider", "Changement enregistré"),
  ...people("remove-person", "Retirer", "Personne retirée"),
  ...people("leave-client", "Oui, quitter", "Vous avez quitté ces projets", "guest"),
  ...invited("accept-invitation", "Accepter", "Invitation acceptée"),
  ...invited("refuse-invitation", "Refuser", "Invitation refusée"),
  {
    form: "dashboard_.devis_.$id change",
    at: "/dashboard/devis/",
    button: "Envoyer la demande",
    wrong: { "Ce qui doit changer": " " },
    says: { "Ce qui doit changer": /./ },
    right: { "Ce qui doit changer": "Sans la version arabe" },
    shows: "Modification demandée",
  },
  {
    form: "dashboard_.devis_.$id refuse",
    at: pageOf("/dashboard/devis/$id", async () => {
      const { id: billingClientId } = await db.billingClient.findFirstOrThrow({ where: { profile_id: { not: null } } });
      return sendQuote({ billingClientId });
    }),
    button: "Refuser ce devis",
    shows: "Devis refusé",
  },
  {
    form: "dashboard_.devis_.$id accept",
    at: "/dashboard/devis/",
    button: "Accepter ce devis",
    wrong: { "Nom et prénom": " " },
    says: { "Nom et prénom": /Le nom est requis/, [ACCEPTED]: /Cochez la case pour accepter/ },
    right: { "Nom et prénom": "Salma Idrissi", [ACCEPTED]: true },
    shows: "Devis accepté",
  },
  {
    form: "dashboard_.factures_.$id claim",
    at: "/dashboard/factures/",
    button: "J’ai viré",
    wrong: { "Montant viré (MAD)": "beaucoup", Message: "Depuis Marrakech" },
    says: { "Montant viré (MAD)": /Un montant, par exemple 1 250,50/ },
    right: { "Montant viré (MAD)": "1 200,00", Justificatif: new File(["%PDF-1.4 un"], "virement.pdf") },
    shows: "Virement annoncé le",
  },
  {
    form: "dashboard_.projects.$id rework",
    at: projectPage,
    button: "Demander une reprise",
    wrong: { "Que faut-il reprendre ?": " " },
    says: { "Que faut-il reprendre ?": /./ },
    right: { "Que faut-il reprendre ?": "La couleur du bouton" },
    shows: "Reprise demandée",
  },
  { form: "dashboard_.projects.$id undo", at: projectPage, button: "Reprendre ma décision", shows: "Décision reprise" },
  { form: "dashboard_.projects.$id approve", at: projectPage, button: "Valider cette étape", shows: "Étape validée" },
  {
    form: "dashboard_.projects.$id_.messages message",
    at: async () => `${await projectPage()}/messages`,
    button: "Envoyer",
    wrong: { "Votre message": "Bonjour,", "Joindre des fichiers": new File([], "vide.txt", { type: "text/plain" }) },
    says: { "Joindre des fichiers": /vide.txt : le fichier est vide/ },
    right: { "Joindre des fichiers": new File(["Farine, eau, sel."], "recette.txt", { type: "text/plain" }) },
    shows: "recette.txt",
  },
  {
    form: "dashboard_.account change-email",
    at: "/dashboard/account",
    button: "Changer d’adresse",
    wrong: { "Nouvelle adresse e-mail": "nour@maison.example", "Mot de passe actuel": "faux-mot" },
    says: { "": /Le mot de passe actuel est incorrect/ },
    right: { "Mot de passe actuel": PASSWORD },
    shows: "Demande enregistrée",
  },
  {
    form: "dashboard_.account end-session",
    at: "/dashboard/account",
    button: "Déconnecter #1",
    shows: "Appareil déconnecté",
  },
  {
    form: "dashboard_.account end-other-sessions",
    at: "/dashboard/account",
    button: "Fermer toutes les autres sessions",
    shows: "Toutes les autres sessions sont fermées",
  },
  {
    form: "dashboard.erasure ask",
    at: "/dashboard/erasure",
    button: "Demander l’effacement",
    shows: "Demande d’effacement envoyée",
  },
  {
    form: "dashboard.erasure withdraw",
    at: "/dashboard/profile",
    button: "Retirer la demande",
    shows: "Demande d’effacement retirée",
  },
  {
    form: "dashboard_.account change-password",
    at: "/dashboard/account",
    button: "Changer le mot de passe",
    wrong: {
      "Mot de passe actuel": "faux-mot",
      "Nouveau mot de passe": "un-citron",
      "Confirmer le mot de passe": "un-citron",
    },
    says: { "": /Le mot de passe actuel est incorrect/ },
    right: {
      "Mot de passe actuel": PASSWORD,
      "Nouveau mot de passe": "un-citron",
      "Confirmer le mot de passe": "un-citron",
    },
    shows: "Mot de passe changé",
  },
  { form: "sign-out", at: "/dashboard", who: "guest", button: "Déconnexion", shows: "Déconnexion réussie" },
];
