import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";
import { picture } from "./picture";

const service = (title: string, below = "") =>
  pageOf(`/admin/services/$id${below}`, () => db.service.findFirst({ where: { title } }));

/** Services with their page, examples and tiers. */
export const SERVICES_ROWS: FormRow[] = [
  {
    form: "admin.services.new service",
    at: "/admin/services/new",
    button: "Créer",
    wrong: { Titre: " ", Catégorie: "Design & Graphisme", "Prix de départ (MAD)": "beaucoup" },
    says: { Titre: /Le titre est requis/, "Prix de départ (MAD)": /Le prix est un nombre positif/ },
    right: { Titre: "Vitrine", Calques: true, "Prix de départ (MAD)": "1 250,50" },
    shows: "Service créé",
  },
  {
    form: "admin.services.new service",
    at: "/admin/services/new",
    button: "Ajouter un point",
    right: { Titre: "Vitrine", Catégorie: "Design & Graphisme" },
    shows: "Retirer le point inclus 1",
  },
  {
    form: "admin.services activation",
    at: "/admin/services?q=Vitrine",
    button: "Désactiver : Vitrine",
    shows: "Service désactivé",
  },
  {
    form: "admin.services activation",
    at: "/admin/services?q=Vitrine",
    button: "Activer : Vitrine",
    shows: "Service activé",
  },
  {
    form: "admin.services.$id.edit service",
    at: service("Vitrine", "/edit"),
    button: "Mettre à jour",
    wrong: { Titre: " ", Description: "Une enseigne" },
    says: { Titre: /Le titre est requis/ },
    right: { Titre: "Vitrine" },
    shows: "Service mis à jour",
  },
  {
    form: "admin.services_.$id._index landing",
    at: service("Vitrine"),
    button: "Sauvegarder",
    right: { "Section Landing Personnalisée": "<p>Trois pages</p>" },
    shows: "Contenu sauvegardé",
  },
  {
    form: "admin.services_.$id._index discard-kept",
    who: "returning",
    at: service("Développement web"),
    button: "Abandonner",
    hides: "Votre saisie du",
  },
  {
    form: "admin.services_.$id._index landing",
    at: service("Vitrine"),
    button: "Ajouter l’image",
    wrong: { Fichier: new File(["un"], "un.txt", { type: "text/plain" }), "Description de l’image": "Un" },
    says: { Fichier: /n'est pas une image/ },
    right: { Fichier: picture() },
    shows: "/media/",
  },
  {
    form: "admin.services_.$id.examples.$exampleId example",
    at: service("Vitrine", "/examples/new"),
    button: "Sauvegarder",
    wrong: {
      Titre: "Riad Benali",
      Description: "Réservation",
      "URL Image": "javascript:alert(1)",
      "Ordre d’affichage": "premier",
    },
    says: { Fichier: /commence par https/, "URL Image": /commence par https/ },
    forgets: ["Ordre d’affichage"],
    right: { "URL Image": "", "Ordre d’affichage": "0" },
    shows: "Exemple sauvegardé",
  },
  {
    form: "admin.services_.$id.examples.$exampleId example",
    at: async () => `${await service("Vitrine", "/examples")()}/${await exampleId()}`,
    button: "Sauvegarder",
    wrong: { "URL Projet": "riad", Fichier: new File(["un"], "un.txt", { type: "text/plain" }) },
    says: { "URL Projet": /commence par https/, Fichier: /n'est pas une image/, "URL Image": /n'est pas une image/ },
    right: { "URL Projet": "https://riad.example/", Fichier: picture(), "Ce que montre l’image": "Un riad" },
    shows: "Exemple sauvegardé",
  },
  {
    form: "admin.services_.$id.examples.$exampleId_.delete",
    at: async () => `${await service("Vitrine", "/examples")()}/${await exampleId()}/delete`,
    button: "Supprimer",
    shows: "Exemple supprimé",
  },
  {
    form: "admin.services_.$id.pricing.$tierId tier",
    at: service("Vitrine", "/pricing/new"),
    button: "Sauvegarder",
    wrong: { "Délai de livraison": "5 jours", "Prix (MAD)": "beaucoup", "Détail 1": "Cinq pages" },
    says: { "Prix (MAD)": /Le prix est un nombre positif/ },
    right: { "Prix (MAD)": "4 800" },
    shows: "Tarif sauvegardé",
  },
  {
    form: "admin.services_.$id.pricing.$tierId tier",
    at: service("Vitrine", "/pricing/new"),
    button: "Ajouter un détail",
    shows: "Retirer le détail 2",
  },
  {
    form: "admin.services_.$id.pricing.$tierId tier",
    at: async () => `${await service("Vitrine", "/pricing")()}/${await tierId()}`,
    button: "Sauvegarder",
    wrong: { "Nombre de révisions": "deux" },
    says: { "Nombre de révisions": /Un nombre de révisions de 0 à 100/ },
    right: { "Nombre de révisions": "2" },
    shows: "Tarif sauvegardé",
  },
  {
    form: "admin.services_.$id.pricing.$tierId_.delete",
    at: async () => `${await service("Vitrine", "/pricing")()}/${await tierId()}/delete`,
    button: "Supprimer",
    shows: "Tarif supprimé",
  },
  {
    form: "admin.services.$id.delete",
    at: service("Vitrine", "/delete"),
    button: "Supprimer",
    shows: "Service supprimé",
  },
];

async function exampleId() {
  return (await db.serviceExample.findFirstOrThrow({ where: { service: { title: "Vitrine" } } })).id;
}
async function tierId() {
  return (await db.servicePricingTier.findFirstOrThrow({ where: { service: { title: "Vitrine" } } })).id;
}
