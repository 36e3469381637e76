import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const post = (title: string, path = "/admin/blog/$id") =>
  pageOf(path, () => db.blogPost.findFirst({ where: { title: { startsWith: title } } }));
const redirectPage = (from_path: string, below: string) =>
  pageOf(`/admin/blog/redirections/$id${below}`, () => db.redirect.findFirst({ where: { from_path } }));

/** Articles and redirects. */
export const BLOG_ROWS: FormRow[] = [
  {
    form: "admin.blog_.new post",
    at: "/admin/blog/new",
    button: "Enregistrer",
    wrong: { Titre: " ", Extrait: "Ce qui change.", Contenu: "## Un\n\nDeux **trois**.", Catégorie: "Design" },
    says: { Titre: /Le titre est requis/, Slug: /Le slug est requis/ },
    right: { Titre: "Un été à Casablanca" },
    shows: "Article créé",
  },
  {
    form: "admin.blog_.new post",
    at: "/admin/blog/new",
    button: "Ajouter",
    right: { "Nouveau tag": "médina" },
    shows: "médina",
  },
  {
    form: "admin.blog_.new discard-kept",
    who: "returning",
    at: "/admin/blog/new",
    button: "Abandonner",
    hides: "Votre saisie du",
  },
  {
    form: "admin.blog_.$id discard-kept",
    who: "returning",
    at: post("Lire un devis"),
    button: "Abandonner",
    hides: "Votre saisie du",
  },
  {
    form: "admin.blog_.$id post",
    at: post("Un été"),
    button: "Enregistrer et publier",
    wrong: { Extrait: " ", "ou adresse": "javascript:alert(1)", "Nouveau tag": "médina ".repeat(20) },
    says: {
      "Nouveau tag": /caractères/,
      Extrait: /L'extrait est requis/,
      Fichier: /L'adresse de l'image/,
      "ou adresse": /L'adresse de l'image/,
    },
    right: { Extrait: "Tout change.", "ou adresse": "", "Nouveau tag": "" },
    shows: "Article mis à jour",
  },
  {
    form: "admin.blog_.$id post",
    at: post("Un été"),
    button: "Actualiser l’aperçu",
    right: { Contenu: "Cinq mots dans un aperçu." },
    shows: "5 mots, 1 min de lecture",
  },
  { form: "admin.blog publish", at: "/admin/blog", button: "Dépublier : Un été", shows: "Article dépublié" },
  { form: "admin.blog publish", at: "/admin/blog", button: "Publier : Un été", shows: "Article publié" },
  {
    form: "admin.seo.$id seo",
    at: post("Un été", "/admin/seo/$id"),
    button: "Ajouter",
    right: { "Nouveau tag": "prix" },
    shows: "Retirer le tag prix",
  },
  {
    form: "admin.seo.$id seo",
    at: post("Un été", "/admin/seo/$id"),
    button: "Enregistrer les modifications",
    wrong: { "Nouveau tag": "médina ".repeat(20) },
    says: { "Nouveau tag": /caractères/ },
    right: { "Nouveau tag": "médina" },
    shows: "SEO mis à jour",
  },
  {
    form: "admin.blog.$id.delete",
    at: post("Un été", "/admin/blog/$id/delete"),
    button: "Supprimer",
    shows: "Article supprimé",
  },
  {
    form: "admin.corbeille restore",
    at: "/admin/corbeille",
    button: "Restaurer : Un été",
    shows: "Restauration faite",
  },
  {
    form: "admin.blog_.redirections.$id redirect",
    at: "/admin/blog/redirections/new",
    button: "Sauvegarder",
    wrong: { "Ancienne adresse": "/ancien-site/page", Destination: "https://ailleurs.example" },
    says: { Destination: /La destination est une page de ce site/ },
    right: { Destination: "/about" },
    shows: "Redirection enregistrée",
  },
  {
    form: "admin.blog_.redirections.$id redirect",
    at: redirectPage("/ancien-site/page", "/edit"),
    button: "Sauvegarder",
    wrong: { Destination: "" },
    says: { Destination: /La destination est requise/ },
    right: { Destination: "/contact" },
    shows: "Redirection enregistrée",
  },
  {
    form: "admin.blog_.redirections.$id_.delete",
    at: redirectPage("/ancien-site/page", "/delete"),
    button: "Supprimer",
    shows: "Redirection supprimée",
  },
];
