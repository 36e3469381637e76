import { expect } from "@playwright/test";
import { post } from "./office";
import type { Mark, PlainForm } from "./plain-form";
import { foundIn, linkOn, madeBy, ofProject, press } from "./plain-form-pages";

/** The work for clients. */
export const PROJECT_FORMS = ({ word }: Mark): PlainForm[] => [
  {
    name: "a new project",
    at: "/admin/projects/new",
    wrong: { Titre: word, "Budget (MAD)": "beaucoup", Statut: "En cours" },
    sentence: "Le budget est un nombre positif",
    right: { "Budget (MAD)": "4 500" },
    button: "Créer le projet",
    says: "Projet créé",
  },
  {
    name: "a project's terms",
    at: ofProject("/edit", word),
    wrong: { Titre: " ", "Révisions comprises": "deux" },
    sentence: "Un nombre de révisions de 0 à 100",
    right: { Titre: word, "Révisions comprises": "2" },
    button: "Enregistrer",
    says: "Projet mis à jour",
  },
  {
    name: "who works on a project",
    at: ofProject("/equipe", word),
    right: { "Sara Alaoui": true },
    button: "Enregistrer",
    says: "Équipe du projet enregistrée",
  },
  {
    name: "a new milestone",
    at: ofProject("/etapes", word),
    wrong: { Titre: " " },
    sentence: "Le titre est requis",
    right: { Titre: "Mise en ligne" },
    button: "Ajouter l’étape",
    says: "Étape ajoutée",
  },
  {
    name: "another day for a milestone",
    at: ofProject("/etapes", word),
    hasNoSummary: true,
    wrong: { "Nouvelle date": "2031-05-05", "Raison, lue par le client": " " },
    sentence: "Dites au client pourquoi la date change",
    right: { "Raison, lue par le client": "Les photographies manquent" },
    button: /^Changer la date/,
    says: "5 mai 2031",
  },
  {
    name: "what a milestone waits for",
    at: ofProject("/etapes", word),
    hasNoSummary: true,
    wrong: { "Ce que vous attendez": " " },
    sentence: "Dites ce que vous attendez",
    right: { "Ce que vous attendez": "Les textes" },
    button: /^Demander au client/,
    says: "Les textes",
  },
  {
    name: "what is handed over",
    at: ofProject("/livraison", word),
    wrong: { "Ce qui est livré": " ", "Ses accès": "Un mot" },
    sentence: "Écrivez ce que vous livrez",
    right: { "Ce qui est livré": "La page" },
    button: "Enregistrer",
    says: "Livraison enregistrée",
  },
  {
    name: "a step of a template of projects",
    at: "/admin/projects/modeles",
    region: "Business & Data",
    wrong: { "Étape\u202f: Business & Data": word, "Jour\u202f: Business & Data": "demain" },
    sentence: "Un nombre de jours, compté du début du projet",
    right: { "Jour\u202f: Business & Data": "12" },
    button: /^Ajouter/,
    says: "Étape ajoutée au modèle",
    leave: press(`Retirer\u202f: ${word}`, "Étape retirée du modèle"),
  },
  {
    name: "another day for a step of a template",
    at: async (page) => {
      const form = { intent: "create", category: "programming", title: word, days: "12" };
      await post(page, "/admin/projects/modeles", form);
      return "/admin/projects/modeles";
    },
    wrong: { [`Jour\u202f: ${word}`]: "999" },
    sentence: "730 au plus",
    right: { [`Jour\u202f: ${word}`]: "13" },
    button: new RegExp(`^Enregistrer.*${word}`),
    says: "Étape du modèle enregistrée",
    leave: press(`Retirer\u202f: ${word}`, "Étape retirée du modèle"),
  },
];

/** What clients are billed. */
export const BILLING_FORMS = ({ word }: Mark): PlainForm[] => [
  {
    name: "who is billed",
    at: "/admin/clients-facturation/new",
    wrong: { "Raison sociale, ou nom": word, Adresse: "1, rue du Four", "E-mail": "leila@" },
    sentence: "n’est pas complète",
    right: { "E-mail": "leila@atlas.example" },
    button: "Enregistrer",
    says: "Identité de facturation enregistrée",
  },
  {
    name: "another name of who is billed",
    at: foundIn("/admin/clients-facturation", word, {
      make: [
        "/admin/clients-facturation/new",
        {
          ...{ intent: "billing-client", legal_name: word, contact_name: "", ice: "", kind: "company", email: "" },
          ...{ phone: "", address: "Imlil", country: "MA", language: "fr", currency: "MAD", version: "1" },
        },
      ],
    }),
    wrong: { "Raison sociale, ou nom": " " },
    sentence: "requis",
    right: { "Raison sociale, ou nom": word },
    button: "Enregistrer",
    says: "Identité de facturation enregistrée",
  },
  {
    name: "a new template of quotes",
    at: "/admin/devis/modeles",
    hasNoSummary: true,
    wrong: { "Nouveau modèle": " " },
    sentence: "requis",
    right: { "Nouveau modèle": word },
    button: "Créer le modèle",
    says: "Modèle enregistré",
  },
  {
    name: "a template of quotes",
    at: madeBy("/admin/devis/modeles", { intent: "template", name: word }),
    wrong: { "Nom du modèle": " " },
    sentence: "requis",
    right: { "Nom du modèle": word },
    button: "Enregistrer",
    says: "Modèle enregistré",
  },
];

/** What the agency sets. */
export const SETTING_FORMS = ({ word, day, rate }: Mark): PlainForm[] => [
  {
    name: "the legal identity",
    at: "/admin/settings",
    wrong: { ICE: "00000" },
    sentence: "L’ICE compte 15 chiffres",
    right: { ICE: "000000000000000" },
    button: "Sauvegarder l’identité",
    says: "Identité légale enregistrée",
  },
  {
    name: "a rate of VAT",
    at: "/admin/settings",
    region: "Taux de TVA",
    wrong: { "Nouveau taux (%)": "beaucoup" },
    sentence: "Un taux entre 0,01 et 100",
    right: { "Nouveau taux (%)": `0,${rate}` },
    button: "Ajouter le taux",
    says: "Taux de TVA ajouté",
    leave: press(new RegExp(`^Supprimer le taux de 0,${rate}`), "Taux de TVA supprimé"),
  },
  {
    name: "somebody of the team",
    at: "/admin/settings/equipe/new",
    wrong: { Nom: word },
    sentence: "Le rôle est requis",
    right: { Rôle: "Photographe" },
    button: "Enregistrer",
    says: "Personne ajoutée à l’équipe",
    leave: async (page) => {
      await page.getByRole("button", { name: "Fermer le message" }).click();
      await page.getByRole("link", { name: `Retirer ${word}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
      await expect(page.locator(".flash")).toContainText("Personne retirée de l’équipe");
    },
  },
  {
    name: "what somebody of the team does",
    at: linkOn("/admin/settings/equipe", "Zineb Filali"),
    wrong: { Rôle: " " },
    sentence: "Le rôle est requis",
    right: { Rôle: "Direction artistique" },
    button: "Enregistrer",
    says: "Fiche enregistrée",
  },
  {
    name: "the address of the calendar",
    at: "/admin/calendrier",
    button: /^(Créer|Remplacer) le lien$/,
    says: "Votre lien, affiché cette seule fois.",
  },
  {
    name: "a rule with its value from a day on",
    at: linkOn("/admin/settings/regles", /Ajouter une valeur\s*, Droit de timbre sur les espèces/),
    wrong: { "Premier jour": day, "Taux (%)": "beaucoup", "Texte qui le prévoit": "CGI, exemple" },
    sentence: "Un taux de 0 à 100",
    right: { "Taux (%)": "0,37" },
    button: "Enregistrer",
    says: "Règle enregistrée",
    leave: async (page) => {
      await page
        .getByRole("link", { name: /Supprimer Droit de timbre sur les espèces, 0,37/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
      await expect(page.locator(".flash")).toContainText("Règle supprimée");
    },
  },
  {
    name: "the source of a rule",
    at: linkOn("/admin/settings/regles", /^Corriger.*, 20\s/),
    wrong: { "Texte qui le prévoit": " " },
    sentence: /./,
    right: { "Texte qui le prévoit": "usage de l’agence (exemple)" },
    button: "Enregistrer",
    says: "Règle enregistrée",
  },
];

/** What the site shows. */
export const SITE_FORMS = ({ word }: Mark): PlainForm[] => [
  {
    name: "an old address",
    at: "/admin/blog/redirections/new",
    wrong: { "Ancienne adresse": `/ancien/${word}`, Destination: "https://ailleurs.example" },
    sentence: "La destination est une page de ce site",
    right: { Destination: "/about" },
    button: "Sauvegarder",
    says: "Redirection enregistrée",
  },
  {
    name: "another place for an old address",
    at: foundIn("/admin/blog/redirections", word, {
      make: ["/admin/blog/redirections/new", { intent: "redirect", from_path: `/ancien/${word}`, to_path: "/about" }],
      below: "/edit",
    }),
    wrong: { Destination: "https://ailleurs.example" },
    sentence: "La destination est une page de ce site",
    right: { Destination: "/contact" },
    button: "Sauvegarder",
    says: "Redirection enregistrée",
  },
  {
    name: "the tags of an article",
    at: foundIn("/admin/seo", "Lire un devis"),
    right: { "Nouveau tag": word },
    button: "Enregistrer les modifications",
    says: "SEO mis à jour",
    leave: async (page) => {
      await page.getByRole("button", { name: `Retirer le tag ${word}` }).click();
      await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
      await expect(page.getByRole("button", { name: `Retirer le tag ${word}` })).toHaveCount(0);
    },
  },
  {
    name: "a new work",
    at: "/admin/realisations/new",
    wrong: { Titre: word, Client: "Riad", Secteur: "Commerce & boutique", Année: "jadis" },
    sentence: "Une année de quatre chiffres",
    right: { Année: "2026" },
    button: "Enregistrer",
    says: "Réalisation créée",
  },
  {
    name: "an answer to a review",
    at: foundIn("/admin/testimonials", word, {
      make: [
        "/contact",
        { intent: "review", name: "Salma Idrissi", content: `Un travail soigné, ${word}`, rating: "4" },
      ],
    }),
    right: { "Réponse de l’agence": "Merci, Salma." },
    button: "Enregistrer",
    says: "Avis enregistré",
  },
];
