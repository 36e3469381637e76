import type { AccountLinkKind } from "~/features/accounts/account-links.server";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { consentLink, dataLink, invoicePageOfLink, reviewLink } from "../../../support/form-pages";
import { makePerson } from "../../../support/people";
import { makeLine, sendQuote } from "../../../support/quotes";
import type { FormRow } from "../../../support/walk-forms";

const PASSWORD = "trois-oranges-amères";
const twice = (label: string, password: string) => ({ [label]: password, "Confirmer le mot de passe": password });
const ACCEPTED = "J’ai lu ce devis, options et échéancier compris, et je l’accepte";
const SHORT = /au moins 6 caractères/;

/** A link of a letter to an account of its own. */
const accountLink =
  (kind: AccountLinkKind, path: string, name: string = kind) =>
  async () => {
    const email = `${name}@exemple.ma`;
    const { id } = await makePerson("client", email);
    const chosen = { passwordHash: await hashPassword(PASSWORD), fullName: "Sara Alami" };
    return `${path}?token=${await db.$transaction((tx) => createAccountLink(tx, { profileId: id, kind, email, chosen }))}`;
  };

/** The forms that visitors meet, and those behind the links of letters. */
export const PUBLIC_ROWS: FormRow[] = [
  {
    form: "_site.contact inquiry",
    at: "/contact",
    button: "Envoyer le message",
    wrong: { Nom: "   ", "E-mail": "khadija@riad", Téléphone: "06 12 34 56 78", Message: "Six chambres à Rabat" },
    says: { Nom: /Le nom est requis/, "E-mail": /L'adresse e-mail n'est pas complète/ },
    right: { Nom: "Khadija", "E-mail": "khadija@riad.example" },
    shows: "Message envoyé ! Nous vous contacterons bientôt.",
  },
  {
    form: "_site.contact inquiry",
    at: "/contact",
    button: "Envoyer le message",
    wrong: { Nom: "Formule", Message: "Un logo.", Budget: "De 10 000 à 40 000 MAD" },
    says: { "E-mail": /L'e-mail est requis, ou bien le téléphone/ },
    right: { Téléphone: "06 12 34 56 78" },
    shows: "Continuer sur WhatsApp",
  },
  {
    form: "_site.contact review",
    at: "/contact",
    button: "Soumettre l’avis",
    wrong: { Nom: "I ", Avis: "court" },
    says: {
      Note: /Veuillez sélectionner une note/,
      Nom: /Le nom doit contenir au moins 2 caractères/,
      Avis: /L'avis doit contenir au moins 10 caractères/,
    },
    right: { Note: "4 sur 5", Nom: "Inès Ferrer", Avis: "La charte tient sur trois pages." },
    shows: "Avis soumis avec succès Merci pour votre retour ! Votre avis sera publié après modération.",
  },
  {
    form: "_site.avis_.signaler report",
    at: "/avis/signaler",
    button: "Envoyer le signalement",
    wrong: { "Ce qui ne va pas": " ", "Votre e-mail": "x@y" },
    says: { "Ce qui ne va pas": /./, "Votre e-mail": /n'est pas complète/ },
    right: { "Ce qui ne va pas": "Ce n’est pas un client.", "Votre e-mail": "x@y.example" },
    shows: "Signalement",
  },
  {
    form: "_site.auth sign-up",
    at: "/auth?tab=inscription",
    button: "S’inscrire",
    wrong: {
      "Nom complet": "Sara Alami",
      "E-mail": "sara@riad.example",
      "Mot de passe": PASSWORD,
      "Confirmer le mot de passe": "autre-chose",
    },
    says: { "Confirmer le mot de passe": /Les mots de passe ne correspondent pas/ },
    right: twice("Mot de passe", PASSWORD),
    shows: "Demande d’inscription reçue",
  },
  {
    form: "_site.auth sign-in",
    at: "/auth?redirectTo=/dashboard/profile",
    button: "Se connecter",
    wrong: { "E-mail": "nour@exemple.ma", "Mot de passe": "faux-mot" },
    says: { "": /L'adresse e-mail ou le mot de passe est incorrect/ },
    right: { "Mot de passe": PASSWORD },
    shows: "Connexion réussie !",
    leadsTo: /^\/dashboard\/profile/,
  },
  {
    form: "_site.auth_.forgot forgot",
    at: "/auth/forgot",
    button: "Demander le lien",
    wrong: { "E-mail": "nour" },
    says: { "E-mail": /n'est pas complète/ },
    right: { "E-mail": "nour@exemple.ma" },
    shows: "Demande reçue",
  },
  {
    form: "_site.auth_.reset choose-password",
    at: accountLink("reset_password", "/auth/reset"),
    button: "Changer le mot de passe",
    wrong: twice("Nouveau mot de passe", "court"),
    says: { "Nouveau mot de passe": SHORT },
    right: twice("Nouveau mot de passe", PASSWORD),
    shows: "Mot de passe changé",
    leadsTo: /^\/dashboard/,
  },
  {
    form: "_site.auth_.invitation choose-password",
    at: accountLink("invitation", "/auth/invitation"),
    button: "Ouvrir mon espace",
    wrong: twice("Nouveau mot de passe", "court"),
    says: { "Nouveau mot de passe": SHORT },
    right: twice("Nouveau mot de passe", PASSWORD),
    shows: "Bienvenue dans votre espace client",
  },
  {
    form: "_site.auth_.verify confirm-account",
    at: accountLink("verify_email", "/auth/verify"),
    button: "Confirmer mon adresse",
    wrong: { "Mot de passe": "faux-mot" },
    says: { "": /Ce mot de passe n'est pas celui de cette inscription/ },
    right: { "Mot de passe": PASSWORD },
    shows: "Inscription réussie !",
  },
  {
    form: "_site.auth_.verify confirm-address",
    at: accountLink("change_email", "/auth/verify"),
    button: "Confirmer mon adresse",
    shows: "Adresse confirmée",
  },
  {
    form: "_site.auth_.verify renew-link",
    at: async () => {
      const path = await accountLink("verify_email", "/auth/verify", "late")();
      await db.link.updateMany({ where: { email: "late@exemple.ma" }, data: { expires_at: new Date(0) } });
      return path;
    },
    button: "Recevoir un nouveau lien",
    shows: "nous vous donnons votre nouveau lien",
  },
  {
    form: "_site.mes-donnees data-link",
    at: "/mes-donnees",
    button: "Recevoir le lien",
    wrong: { "E-mail": "salma" },
    says: { "E-mail": /n'est pas complète/ },
    right: { "E-mail": "salma@toubkal.example" },
    shows: "Demande reçue",
  },
  {
    form: "_site.mes-donnees_.acces correction",
    at: dataLink,
    button: "Corriger",
    wrong: { Nom: " ", Téléphone: "12", Entreprise: "x".repeat(101) },
    says: {
      Nom: /requis/,
      "Téléphone, si vous en donnez un": /Le numéro n'est pas complet/,
      "Entreprise, si vous en avez une": /100 caractères au plus/,
    },
    right: { Nom: "Salma Alami", Téléphone: "", Entreprise: "" },
    shows: "Salma Alami",
  },
  {
    form: "_site.mes-donnees_.acces erasure",
    at: dataLink,
    button: "Effacer mes données",
    wrong: {},
    says: { "Oui, effacez tout cela pour toujours": /./ },
    right: { "Oui, effacez tout cela pour toujours": true },
    shows: "Vos données sont effacées",
  },
  {
    form: "_site.accord.$token give",
    at: () => consentLink(),
    button: "Je donne mon accord",
    wrong: { "Votre nom": " " },
    says: { "Votre nom": /./ },
    right: { "Votre nom": "Salma Idrissi" },
    shows: "Vous avez donné votre accord",
    next: [{ form: "_site.accord.$token withdraw", button: "Retirer", shows: "Vous avez retiré votre accord" }],
  },
  {
    form: "_site.mon-avis.$token review",
    at: reviewLink,
    button: "Envoyer mon avis",
    wrong: { "Ce que vous en diriez": "court" },
    says: { "Votre note": /Choisissez une note de 1 à 5/, "Ce que vous en diriez": /dix caractères au moins/ },
    right: { "Votre note": "5 sur 5", "Ce que vous en diriez": "Quatre réservations directes." },
    shows: "Merci",
  },
  {
    form: "devis.$token change",
    at: "/devis/",
    button: "Envoyer la demande",
    wrong: { "Ce qui doit changer": " " },
    says: { "Ce qui doit changer": /./ },
    right: { "Ce qui doit changer": "Sans la version arabe" },
    shows: "Modification demandée",
  },
  {
    form: "_site.mon-avis.$token refuse",
    at: reviewLink,
    button: "Je ne souhaite pas donner d’avis",
    shows: "C’est noté : nous ne vous écrirons plus à ce sujet.",
  },
  {
    form: "devis.$token refuse",
    at: "/devis/",
    button: "Refuser ce devis",
    wrong: { "Raison, si vous voulez la donner": "tard ".repeat(2000) },
    says: { "Raison, si vous voulez la donner": /./ },
    right: { "Raison, si vous voulez la donner": "Trop tard" },
    shows: "Devis refusé",
  },
  {
    form: "devis.$token total",
    at: async () =>
      (
        await sendQuote({
          lines: [makeLine(), makeLine({ designation: "Version arabe", option: { kind: "any_of", group: "" } })],
        })
      ).path,
    button: "Mettre à jour le total",
    right: { "Version arabe": true },
    shows: "2 400,00 MAD",
  },
  {
    form: "devis.$token accept",
    at: async () => (await sendQuote()).path,
    button: "Accepter ce devis",
    wrong: { "Nom et prénom": " ", "Fonction, le cas échéant": "Gérante" },
    says: { "Nom et prénom": /Le nom est requis/, [ACCEPTED]: /Cochez la case pour accepter/ },
    right: {
      "Nom et prénom": "Salma Idrissi",
      [ACCEPTED]: true,
    },
    shows: "Devis accepté",
  },
  {
    form: "devis.$token_.factures.$id claim",
    at: () => invoicePageOfLink(),
    button: "J’ai viré",
    wrong: { "Montant viré (MAD)": "beaucoup", Message: "Depuis Marrakech" },
    says: { "Montant viré (MAD)": /Un montant, par exemple 1 250,50/ },
    right: { "Montant viré (MAD)": "1 200,00" },
    shows: "Virement annoncé le",
  },
  { form: "theme", at: "/about", button: "Clair", html: /value="light" aria-pressed="true"/ },
];
