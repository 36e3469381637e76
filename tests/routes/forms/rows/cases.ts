import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";
import { picture } from "./picture";

const shownCase = (title: string, below = "") =>
  pageOf(`/admin/realisations/$id${below}`, () => db.caseStudy.findFirst({ where: { title: { startsWith: title } } }));

/** Works that the site shows. */
export const CASES_ROWS: FormRow[] = [
  {
    form: "admin.realisations_.new case",
    at: "/admin/realisations/new",
    button: "Enregistrer",
    wrong: { Titre: " ", Client: "Riad Benali", Secteur: "Commerce & boutique", Année: "jadis" },
    says: { Titre: /Le titre est requis/, Année: /Une année de quatre chiffres/ },
    right: { Titre: "Neuf chambres", Année: "2026", "Ce que nous avons fait": "Un site" },
    shows: "Réalisation créée",
  },
  {
    form: "admin.realisations_.$id case",
    at: shownCase("Neuf chambres"),
    button: "Enregistrer",
    wrong: { Client: " ", Résumé: "Court" },
    says: { Client: /Le nom du client est requis/ },
    right: { Client: "Riad Benali" },
    shows: "Réalisation enregistrée",
  },
  {
    form: "admin.realisations_.$id picture",
    at: shownCase("Posez votre vis"),
    button: "Ajouter l’image",
    wrong: { "Ce que montre l’image": "Une vis", Légende: "Une vis" },
    says: { Fichier: /Choisissez une image/, "ou adresse": /Choisissez une image/ },
    right: { Fichier: picture() },
    shows: "Image ajoutée",
  },
  {
    form: "admin.realisations_.$id move-picture",
    at: shownCase("Posez votre vis"),
    button: "Monter l’image #1",
    shows: "Ordre changé",
  },
  {
    form: "admin.realisations_.$id remove-picture",
    at: shownCase("Posez votre vis"),
    button: "Retirer l’image #1",
    shows: "Image retirée",
  },
  {
    form: "admin.realisations_.$id publish",
    at: shownCase("Posez votre vis"),
    button: "Retirer du site",
    shows: "Réalisation retirée du site",
  },
  {
    form: "admin.realisations_.$id translate",
    at: shownCase("Neuf chambres"),
    button: "Traduire en espagnol",
    shows: "Traduction créée",
  },
  {
    form: "admin.realisations_.$id consent",
    at: shownCase("Neuf chambres"),
    button: "Demander l’accord",
    wrong: { "E-mail du client": "salma@" },
    says: { "E-mail du client": /n'est pas complète/ },
    right: { "E-mail du client": "salma@toubkal.example" },
    shows: "Demande d’accord envoyée",
  },
  {
    form: "admin.realisations from-project",
    at: pageOf("/admin/projects/$id", () =>
      db.project.findFirst({ where: { status: "completed" }, orderBy: { created_at: "asc" } }),
    ),
    button: "Faire une réalisation",
    shows: "Réalisation créée",
  },
  {
    form: "admin.realisations move",
    at: "/admin/realisations",
    button: "Monter Une fenêtre allumée",
    shows: "Ordre changé",
  },
  {
    form: "admin.realisations publish",
    at: "/admin/realisations",
    button: "Retirer du site : Une fenêtre",
    shows: "Réalisation retirée du site",
  },
  {
    form: "admin.realisations.$id.delete",
    at: shownCase("Neuf chambres", "/delete"),
    button: "Supprimer",
    shows: "Réalisation supprimée",
  },
];

const review = (name: string, below = "") =>
  pageOf(`/admin/testimonials/$id${below}`, () => db.testimonial.findFirst({ where: { name } }));

/** What clients say of the work, on the site. */
export const REVIEW_ROWS: FormRow[] = [
  ...[
    ["published", "Publier : avis de Meryem Ouazzani", "Avis publié"],
    ["featured", "Mettre en vedette : avis de Meryem Ouazzani", "Avis mis en vedette"],
    ["featured", "Retirer vedette : avis de Meryem Ouazzani", "Avis retiré de la vedette"],
    ["published", "Dépublier : avis de Meryem Ouazzani", "Avis dépublié"],
    ["declined", "Ne pas publier : avis de Hicham Sefrioui", "L’avis ne sera pas publié"],
  ].map(([intent, button = "", shows = ""]) => ({
    form: `admin.testimonials ${intent}`,
    at: "/admin/testimonials",
    button,
    shows,
  })),
  {
    form: "admin.testimonials spam",
    at: async () => {
      await db.testimonial.updateMany({ where: { name: "Meryem Ouazzani" }, data: { is_spam: true } });
      return "/admin/testimonials?q=Meryem&state=spam";
    },
    button: "Pas un indésirable",
    shows: "Avis repris des indésirables",
  },
  {
    form: "admin.testimonials.$id reply",
    at: review("Khadija Benali"),
    button: "Enregistrer",
    wrong: { "Réponse de l’agence": "merci ".repeat(200) },
    says: { "Réponse de l’agence": /ne peut pas dépasser 1 000 caractères/ },
    right: { "Réponse de l’agence": "Merci, Khadija." },
    shows: "Avis enregistré",
  },
  {
    form: "admin.testimonials.$id settle",
    at: async () => {
      const { id } = await db.testimonial.findFirstOrThrow({ where: { name: "Khadija Benali" } });
      await db.testimonialReport.create({ data: { testimonial_id: id, reason: "Ce n’est pas une cliente." } });
      return `/admin/testimonials/${id}`;
    },
    button: "Classer",
    shows: "Signalement classé",
  },
  {
    form: "admin.testimonials.$id_.delete",
    at: review("Khadija Benali", "/delete"),
    button: "Supprimer",
    shows: "Avis supprimé",
  },
];
