import { expect, it } from "vitest";
import * as analytics from "~/features/analytics/model/figures";
import * as apiKeys from "~/features/api-keys/model";
import * as post from "~/features/blog/model/post";
import * as clients from "~/features/clients/model";
import * as generation from "~/features/generation/model/generation";
import * as inquiry from "~/features/inquiries/model/inquiry";
import * as project from "~/features/projects/model/project";
import * as service from "~/features/services/model/messages";
import * as services from "~/features/services/model/service";
import * as testimonials from "~/features/testimonials/model";
import { plainSpaces } from "../../support/schema-issues";

/** Sections 2 to 8 of the specification, with the typographic apostrophes that are ours. */
const WORDS: [said: string, specified: string][] = [
  [analytics.STATISTICS_LOAD_FAILURE, "Impossible de charger les statistiques"],
  [post.POSTS_LOAD_FAILURE, "Impossible de charger les articles"],
  [project.PROJECTS_LOAD_FAILURE, "Impossible de charger les projets"],
  [clients.CLIENTS_LOAD_FAILURE, "Impossible de charger les clients"],
  [service.SERVICES_LOAD_FAILURE, "Impossible de charger les services"],
  [post.POST_CREATED, "Article créé"],
  [post.POST_UPDATED, "Article mis à jour"],
  [post.POST_DELETED, "Article supprimé"],
  [post.DELETE_QUESTION, "Êtes-vous sûr de vouloir supprimer cet article ?"],
  [project.NO_PROJECT, "Aucun projet pour le moment"],
  [project.NO_DESCRIPTION, "Aucune description"],
  [project.UNKNOWN_CLIENT, "Inconnu"],
  [project.STATUS_SET, "Statut mis à jour"],
  [clients.NO_NAME, "Sans nom"],
  [clients.NO_EMAIL, "N/A"],
  [service.SERVICE_CREATED, "Service créé"],
  [service.SERVICE_UPDATED, "Service mis à jour"],
  [service.SERVICE_DELETED, "Service supprimé"],
  [service.SERVICE_NOT_FOUND, "Service non trouvé"],
  [service.SERVICE_REQUIRED, "Titre et catégorie sont requis"],
  [service.DELETE_SERVICE_QUESTION, "Êtes-vous sûr de vouloir supprimer ce service ?"],
  [service.STARTING_PRICE_LABEL, "Prix de départ (MAD)"],
  [service.LANDING_SAVED, "Contenu sauvegardé"],
  [service.EXAMPLE_SAVED, "Exemple sauvegardé"],
  [service.EXAMPLE_DELETED, "Exemple supprimé"],
  [service.DELETE_EXAMPLE_QUESTION, "Supprimer cet exemple ?"],
  [service.TIER_SAVED, "Tarif sauvegardé"],
  [service.TIER_DELETED, "Tarif supprimé"],
  [service.DELETE_TIER_QUESTION, "Supprimer ce tarif ?"],
  [inquiry.NO_INQUIRY, "Aucune demande pour le moment"],
  [testimonials.MODERATION_MESSAGES.published.on, "Avis publié"],
  [testimonials.MODERATION_MESSAGES.published.off, "Avis dépublié"],
  [testimonials.MODERATION_MESSAGES.published.failed, "Impossible de modifier le statut"],
  [testimonials.MODERATION_MESSAGES.featured.on, "Avis mis en vedette"],
  [testimonials.MODERATION_MESSAGES.featured.off, "Avis retiré de la vedette"],
  [testimonials.MODERATION_MESSAGES.featured.failed, "Impossible de modifier le statut vedette"],
  [testimonials.DELETED_MESSAGE, "Avis supprimé"],
  [testimonials.DELETE_FAILED_MESSAGE, "Impossible de supprimer l'avis"],
  [testimonials.DELETE_TITLE, "Confirmer la suppression"],
  [testimonials.DELETE_QUESTION, "Êtes-vous sûr de vouloir supprimer cet avis ? Cette action est irréversible."],
  [apiKeys.API_KEY_SAVED, "Clé API sauvegardée"],
  [apiKeys.API_KEYS_SCREEN, "Gestion des API Keys"],
  [generation.API_KEY_MISSING, "API Key manquante"],
  [generation.SUBJECT_MISSING, "Sujet requis"],
  [generation.CALL_FAILED, "Erreur lors de l'appel à la fonction"],
  [generation.GENERATION_FAILED, "Impossible de générer l'article"],
  [generation.GENERATION_ERROR, "Erreur lors de la génération"],
  [generation.NO_CONTENT, "No content generated"],
  [generation.CSV_EMPTY, "CSV vide"],
  [generation.CSV_UNREADABLE, "Erreur de chargement du CSV"],
];

it.each(WORDS)("%s is said as specified", (said, specified) => expect(plainSpaces(said)).toBe(specified));

it("lists, labels and colours are the specification's", () => {
  expect(post.POST_CATEGORIES).toEqual(["Design", "Marketing", "Programmation", "Business", "Branding"]);
  expect(services.CATEGORY_LABELS).toEqual({
    ...{ programming: "Programmation & Technologie", graphics: "Design & Graphisme" },
    ...{ content: "Contenu & Marketing", business: "Business & Data" },
  });
  expect(services.TIER_LABELS).toEqual({ basic: "Basique", standard: "Standard", advanced: "Avancé" });
  expect(services.HIGHLIGHTED_TIER).toBe("standard");
  expect(inquiry.INQUIRY_STATUS_LABELS).toEqual({
    ...{ new: "Nouveau", contacted: "Contacté", qualified: "Qualifié", converted: "Converti", rejected: "Rejeté" },
  });
  expect(inquiry.INQUIRY_STATUS_TONES).toEqual({
    ...{ new: "blue", contacted: "yellow", qualified: "purple", converted: "green", rejected: "red" },
  });
  expect(project.PROJECT_STATUS_LABELS).toEqual({
    ...{ pending: "En attente", in_progress: "En cours", completed: "Terminé", cancelled: "Annulé" },
  });
  expect(project.PROJECT_STATUS_TONES).toEqual({
    ...{ pending: "yellow", in_progress: "blue", completed: "green", cancelled: "red" },
  });
  const tabs = apiKeys.API_KEY_TABS.map(({ label }) => label);
  expect(tabs).toEqual(["Contenu", "IA", "Marketing", "Paiement", "Email", "SEO"]);
  expect(apiKeys.API_KEY_NAMES.map((name) => `${name} ${apiKeys.API_KEY_KINDS[name].tab}`)).toEqual([
    "PERPLEXITY_API_KEY content",
    "GEMINI_API_KEY ai",
    "OPENAI_API_KEY ai",
    "META_ACCESS_TOKEN marketing",
    "WHATSAPP_API_KEY marketing",
    "LINKEDIN_API_KEY marketing",
    "STRIPE_SECRET_KEY payment",
    "RESEND_API_KEY email",
    "GOOGLE_SEARCH_CONSOLE_KEY seo",
  ]);
});
