import { expect } from "@playwright/test";
import { linkInEmail } from "./emails";
import { idIn, post } from "./office";
import { CLIENT } from "./people";
import type { Mark, PlainForm } from "./plain-form";
import { asOwnClient, foundIn, linkOn, PASSWORD, press, toDecide } from "./plain-form-pages";
import { sendQuote } from "./quotes";
import { signInByPost } from "./sign-in";

/** What visitors send. */
export const PUBLIC_FORMS = ({ word }: Mark): PlainForm[] => [
  {
    name: "a report of a review",
    at: linkOn("/avis", /^Signaler l’avis/),
    wrong: { "Ce qui ne va pas": " ", "Votre e-mail": "x@y" },
    sentence: "n’est pas complète",
    right: { "Ce qui ne va pas": `Pas un client, ${word}`, "Votre e-mail": "x@y.example" },
    button: "Envoyer le signalement",
    says: "Signalement",
  },
  {
    name: "another wish for a quote",
    at: async (page) => (await sendQuote(page, { email: `${word}@riad.example`, title: word })).path,
    isDocument: true,
    wrong: { "Ce qui doit changer": " " },
    sentence: /./,
    right: { "Ce qui doit changer": "Sans la version arabe" },
    button: "Envoyer la demande",
    says: "Modification demandée",
  },
  {
    name: "a quote that is not wanted",
    at: async (page) => (await sendQuote(page, { email: `${word}@riad.example`, title: word })).path,
    isDocument: true,
    right: { "Raison, si vous voulez la donner": "Trop tôt" },
    button: "Refuser ce devis",
    says: "Devis refusé",
  },
];

/** What clients send from their space. */
export const SPACE_FORMS = ({ word }: Mark): PlainForm[] => [
  {
    name: "a client's own profile",
    at: asOwnClient("/dashboard/profile", word),
    wrong: { Nom: "  ", Entreprise: "Toubkal" },
    sentence: "requis",
    right: { Nom: "Ghita Alami" },
    button: "Enregistrer",
    says: /Profil/,
  },
  {
    name: "another password",
    at: asOwnClient("/dashboard/account", word),
    wrong: {
      "Mot de passe actuel": "faux-mot",
      "Nouveau mot de passe": "un-citron-confit",
      "Confirmer le mot de passe": "un-citron-confit",
    },
    sentence: "Le mot de passe actuel est incorrect",
    region: "Mot de passe",
    right: {
      "Mot de passe actuel": PASSWORD,
      "Nouveau mot de passe": "un-citron-confit",
      "Confirmer le mot de passe": "un-citron-confit",
    },
    button: "Changer le mot de passe",
    says: "Mot de passe changé",
  },
  {
    name: "another address to sign in with",
    at: asOwnClient("/dashboard/account", word),
    wrong: { "Nouvelle adresse e-mail": `${word}@maison.example`, "Mot de passe actuel": "faux-mot" },
    sentence: "Le mot de passe actuel est incorrect",
    region: "Adresse e-mail",
    right: { "Mot de passe actuel": PASSWORD },
    button: "Changer d’adresse",
    says: "Demande enregistrée",
  },
  {
    name: "the new address of a client, by its letter",
    at: async (page) => {
      const path = await asOwnClient("/dashboard/account", word)(page);
      const email = `${word}@maison.example`;
      await post(page, path, { intent: "change-email", email, current_password: PASSWORD });
      return linkInEmail(email, "Confirmez votre nouvelle adresse");
    },
    button: "Confirmer mon adresse",
    says: "Adresse confirmée",
  },
  {
    name: "a wish to be forgotten",
    at: asOwnClient("/dashboard/erasure", word),
    button: "Demander l’effacement",
    says: "Demande d’effacement envoyée",
    leave: press("Retirer la demande", "Demande d’effacement retirée"),
  },
  {
    name: "the other sessions of a client",
    at: async (page) => {
      const path = await asOwnClient("/dashboard/account", word)(page);
      await page.context().clearCookies();
      await signInByPost(page.request, { email: `${word}@atlas.example`, password: PASSWORD });
      return path;
    },
    button: "Fermer toutes les autres sessions",
    says: "Toutes les autres sessions sont fermées",
  },
  {
    name: "somebody whom a client invites",
    at: asOwnClient("/dashboard/personnes/$id", word),
    wrong: { "Son nom": "  ", "Son adresse e-mail": `nour-${word}@riad.example` },
    sentence: "Écrivez son nom",
    right: { "Son nom": "Nour" },
    button: "Inviter",
    says: "Invitation envoyée",
  },
  {
    name: "a milestone to work over again",
    at: toDecide(word),
    wrong: { "Que faut-il reprendre\u202f?": " " },
    sentence: /./,
    right: { "Que faut-il reprendre\u202f?": "La couleur du bouton" },
    button: "Demander une reprise",
    says: "Reprise demandée",
  },
  {
    name: "a milestone that is good",
    at: toDecide(word),
    button: "Valider cette étape",
    says: "validée",
    leave: press("Reprendre ma décision", "Décision reprise"),
  },
];

/** What the office notes of leads and clients. */
export const PEOPLE_FORMS = ({ word }: Mark): PlainForm[] => [
  {
    name: "a person of a client",
    at: async (page) => `/admin/clients/${await idIn(page, "/admin/clients", CLIENT.email)}/personnes`,
    wrong: { "Son nom": "  ", "Son adresse e-mail": `${word}@riad.example` },
    sentence: "Écrivez son nom",
    right: { "Son nom": "Nour" },
    button: "Inviter",
    says: "Invitation envoyée",
    leave: async (page) => {
      await page
        .getByRole("button", { name: /^Annuler/ })
        .last()
        .click();
      await expect(page.locator(".flash")).toContainText("Invitation annulée");
    },
  },
  {
    name: "a new client",
    at: "/admin/clients/new",
    wrong: { Nom: "Ghita", "E-mail": `${word}@` },
    sentence: "n’est pas complète",
    right: { "E-mail": `${word}@atlas.example` },
    button: /^(Envoyer|Écrire) l’invitation$/,
    says: /^.*Invitation (envoyée|écrite)/,
  },
  {
    name: "a client's number",
    at: invitedClient(word, "/edit"),
    wrong: { Entreprise: "Atlas Céramique", Téléphone: "12" },
    sentence: "Le numéro n’est pas complet",
    right: { Téléphone: "06 61 23 45 67" },
    button: "Enregistrer",
    says: "Client mis à jour",
  },
  {
    name: "the language of a client's letters",
    at: invitedClient(word),
    right: { "Langue des e-mails": "Espagnol (español)" },
    says: "Langue mise à jour",
  },
  {
    name: "a lead that rang",
    at: "/admin/inquiries/new",
    wrong: { Nom: "Hicham", "Téléphone ou e-mail": "0661", Demande: word },
    sentence: "Un numéro complet ou une adresse e-mail",
    right: { "Téléphone ou e-mail": "06 61 23 45 67" },
    button: "Enregistrer",
    says: "Piste enregistrée",
  },
  {
    name: "what a lead wrote wrongly",
    at: inquiry(word, "/edit"),
    wrong: { Nom: "Nadia Alami", "E-mail": "nadia@" },
    sentence: "n’est pas complète",
    right: { "E-mail": "nadia@atelier.example" },
    button: "Corriger",
    says: "Demande corrigée",
  },
  {
    name: "a call of a lead",
    at: inquiry(word, "/reply?canal=appel"),
    right: { Note: "Elle rappelle lundi" },
    button: "Noter l’appel",
    says: "Appel noté",
  },
  {
    name: "a template of answers",
    at: "/admin/inquiries/modeles/new",
    wrong: { "Nom du modèle": word, Texte: "Bonjour {nom}, à demain." },
    sentence: "Le repère {nom} est inconnu",
    right: { Texte: "Bonjour {prénom}, à demain." },
    button: "Sauvegarder",
    says: "Modèle enregistré",
  },
];

/** A page of a client who is invited only for it. */
function invitedClient(word: string, below = "") {
  const email = `${word}@atlas.example`;
  const form = { intent: "invitation", full_name: "Ghita", email, language: "fr" };
  return foundIn("/admin/clients", email, { make: ["/admin/clients/new", form], below });
}

/** A page of a message of a visitor. */
function inquiry(message: string, below: string) {
  const form = { intent: "inquiry", name: "Nadia", email: "nadia@atelier.example", phone: "0661234567", message };
  return foundIn("/admin/inquiries", message, { make: ["/contact", form], below });
}
