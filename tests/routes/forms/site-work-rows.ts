import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { FormRow } from "../../support/walk-forms";
import { pageOf } from "./page-of";

const post = (title: string, path = "/admin/blog/$id") =>
  pageOf(path, () => db.blogPost.findFirst({ where: { title: { startsWith: title } } }));
const service = (title: string, below = "") =>
  pageOf(`/admin/services/$id${below}`, () => db.service.findFirst({ where: { title } }));
const redirectPage = (from_path: string, below: string) =>
  pageOf(`/admin/blog/redirections/$id${below}`, () => db.redirect.findFirst({ where: { from_path } }));
const picture = () => new File([PNG], "image.png", { type: "image/png" });
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const BLOG: FormRow[] = [
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
    shows: "Nouvel article",
  },
  {
    form: "admin.blog_.$id post",
    at: post("Un été"),
    button: "Enregistrer et publier",
    wrong: { Extrait: " ", "ou adresse": "javascript:alert(1)" },
    says: { Extrait: /L'extrait est requis/, Fichier: /L'adresse de l'image/, "ou adresse": /L'adresse de l'image/ },
    right: { Extrait: "Tout change.", "ou adresse": "" },
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
    form: "admin.blog_.redirections.new redirect",
    at: "/admin/blog/redirections/new",
    button: "Sauvegarder",
    wrong: { "Ancienne adresse": "/ancien-site/page", Destination: "https://ailleurs.example" },
    says: { Destination: /La destination est une page de ce site/ },
    right: { Destination: "/about" },
    shows: "Redirection enregistrée",
  },
  {
    form: "admin.blog_.redirections.$id.edit redirect",
    at: redirectPage("/ancien-site/page", "/edit"),
    button: "Sauvegarder",
    wrong: { Destination: "" },
    says: { Destination: /La destination est requise/ },
    right: { Destination: "/contact" },
    shows: "Redirection enregistrée",
  },
  {
    form: "admin.blog_.redirections.$id.delete",
    at: redirectPage("/ancien-site/page", "/delete"),
    button: "Supprimer",
    shows: "Redirection supprimée",
  },
];

const run = (below = "") =>
  pageOf(`/admin/blog/auto-generate/$id${below}`, () => db.generation.findFirst({ where: { kind: "bulk" } }));
/** The article of a single generation, as it stands then. */
const item = (data: Prisma.GenerationItemUpdateInput) => async () => {
  const { id } = await db.generationItem.findFirstOrThrow({ where: { generation: { kind: "single" } } });
  await db.generationItem.update({ where: { id }, data });
  return `/admin/blog/generate/${id}`;
};

const ARTICLE = {
  title: "Une médina la nuit",
  excerpt: "Ce que la nuit change.",
  content: "## Un\n\nDeux.\n\n## Trois\n\nQuatre.",
  tags: ["médina"],
  metaDescription: "Ce que la nuit change à une médina.",
  seoKeywords: ["médina"],
};

const GENERATION: FormRow[] = [
  {
    form: "admin.api-keys KEY",
    at: "/admin/api-keys?tab=ai",
    button: "Sauvegarder la clé Google Gemini",
    right: { "Clé Google Gemini": "AIza0123456789abcdef9f3a" },
    shows: "Clé API sauvegardée",
  },
  {
    form: "admin.blog_.generate generate",
    at: "/admin/blog/generate",
    button: "Générer l’article",
    wrong: { Sujet: " ", "Nombre de caractères": "3000" },
    says: { Sujet: /Sujet requis/ },
    right: { Sujet: "Une médina la nuit" },
    shows: "L’article s’écrit",
  },
  { form: "admin.blog_.generate_.$itemId cancel", at: item({}), button: "Annuler", shows: "Génération annulée" },
  { form: "admin.blog_.generate_.$itemId retry", at: item({}), button: "Réessayer", shows: "L’article s’écrit" },
  {
    form: "admin.blog_.generate_.$itemId section",
    at: item({ status: "done", result: { ...ARTICLE } }),
    button: "Régénérer cette section",
    right: { Consigne: "Plus court" },
    shows: "La partie se réécrit",
  },
  {
    form: "admin.blog_.generate_.$itemId draft",
    at: item({ status: "done", result: { ...ARTICLE } }),
    button: "Enregistrer en brouillon",
    wrong: {},
    says: { Catégorie: /./ },
    right: { Catégorie: "Design" },
    shows: "Brouillon enregistré",
  },
  {
    form: "admin.blog_.quick-generate five",
    at: "/admin/blog/quick-generate",
    button: "Générer les cinq articles",
    wrong: { "Titre #1": " " },
    says: { Titre: /Le titre est requis/ },
    right: { "Titre #1": "Une médina" },
    shows: "La série est lancée",
  },
  {
    form: "admin.blog_.auto-generate check",
    at: "/admin/blog/auto-generate",
    button: "Contrôler le fichier",
    wrong: { "Fichier CSV": new File(["a"], "vide.csv", { type: "text/csv" }) },
    says: { "Fichier CSV": /CSV vide/ },
    right: { "Fichier CSV": new File([CSV()], "deux.csv", { type: "text/csv" }) },
    shows: "1 ligne prête, 1 en erreur.",
    next: [
      {
        form: "admin.blog_.auto-generate file",
        button: "Générer un article",
        wrong: {},
        says: { "Laisser de côté la ligne en erreur": /Corrigez le fichier/ },
        right: { "Laisser de côté": true },
        shows: "La série est lancée",
      },
    ],
  },
  {
    form: "admin.blog_.auto-generate shipped",
    at: "/admin/blog/auto-generate",
    button: "Générer les 100 articles",
    shows: "La série est lancée",
  },
  { form: "admin.blog_.auto-generate_.$id pause", at: run(), button: "Pause", shows: "La série attend" },
  { form: "admin.blog_.auto-generate_.$id resume", at: run(), button: "Reprendre", shows: "La série reprend" },
  ...["bulk", "five"].map((kind) => ({
    form: "admin.blog_.auto-generate_.$id retry",
    at: async () => {
      const { id } = await db.generation.findFirstOrThrow({ where: { kind: kind as "bulk" } });
      await db.generationItem.updateMany({ where: { generation_id: id }, data: { status: "failed", error: "Panne" } });
      await db.generation.update({ where: { id }, data: { status: "finished" } });
      return kind === "bulk" ? `/admin/blog/auto-generate/${id}` : "/admin/blog/quick-generate";
    },
    button: "Réessayer",
    shows: "Les échecs sont repris",
  })),
  {
    form: "admin.blog_.auto-generate_.$id.cancel",
    at: run("/cancel"),
    button: "Annuler la série",
    shows: "La série est annulée",
  },
];

function CSV(): string {
  const head =
    "title,primary_keyword,service_category,service,region,location,post_type,target_audience,word_count,content_angle";
  const row = (words: string) => `Un,mot,graphics,Création de logo,Maroc,Fès,guide,artisans,${words},Partir du dessin`;
  return [head, row("1200"), row("9")].join("\n");
}

const SERVICES: FormRow[] = [
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
    form: "admin.services_.$id._index landing",
    at: service("Vitrine"),
    button: "Ajouter l’image",
    wrong: { Fichier: new File(["un"], "un.txt", { type: "text/plain" }), "Description de l’image": "Un" },
    says: { Fichier: /n'est pas une image/ },
    right: { Fichier: picture() },
    shows: "image",
  },
  {
    form: "admin.services_.$id.examples.new example",
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
    form: "admin.services_.$id.examples.$exampleId.edit example",
    at: async () => `${await service("Vitrine", "/examples")()}/${await exampleId()}/edit`,
    button: "Sauvegarder",
    wrong: { "URL Projet": "riad" },
    says: { "URL Projet": /commence par https/ },
    right: { "URL Projet": "https://riad.example/", Fichier: picture(), "Ce que montre l’image": "Un riad" },
    shows: "Exemple sauvegardé",
  },
  {
    form: "admin.services_.$id.examples.$exampleId.delete",
    at: async () => `${await service("Vitrine", "/examples")()}/${await exampleId()}/delete`,
    button: "Supprimer",
    shows: "Exemple supprimé",
  },
  {
    form: "admin.services_.$id.pricing.new tier",
    at: service("Vitrine", "/pricing/new"),
    button: "Sauvegarder",
    wrong: { "Délai de livraison": "5 jours", "Prix (MAD)": "beaucoup", "Détail 1": "Cinq pages" },
    says: { "Prix (MAD)": /Le prix est un nombre positif/ },
    right: { "Prix (MAD)": "4 800" },
    shows: "Tarif sauvegardé",
  },
  {
    form: "admin.services_.$id.pricing.new tier",
    at: service("Vitrine", "/pricing/new"),
    button: "Ajouter un détail",
    shows: "Retirer le détail 2",
  },
  {
    form: "admin.services_.$id.pricing.$tierId.edit tier",
    at: async () => `${await service("Vitrine", "/pricing")()}/${await tierId()}/edit`,
    button: "Sauvegarder",
    wrong: { "Nombre de révisions": "deux" },
    says: { "Nombre de révisions": /Un nombre de révisions de 0 à 100/ },
    right: { "Nombre de révisions": "2" },
    shows: "Tarif sauvegardé",
  },
  {
    form: "admin.services_.$id.pricing.$tierId.delete",
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

const shownCase = (title: string, below = "") =>
  pageOf(`/admin/realisations/$id${below}`, () => db.caseStudy.findFirst({ where: { title: { startsWith: title } } }));

const CASES: FormRow[] = [
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
    at: pageOf("/admin/projects/$id", () => db.project.findFirst({ where: { status: "completed" } })),
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

const REVIEWS: FormRow[] = [
  ...[
    ["published", "Publier : avis de Meryem Ouazzani", "Avis publié"],
    ["featured", "Mettre en vedette : avis de Meryem Ouazzani", "vedette"],
    ["featured", "Retirer vedette : avis de Meryem Ouazzani", "vedette"],
    ["published", "Dépublier : avis de Meryem Ouazzani", "Avis"],
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

const member = (name: string, below = "") =>
  pageOf(`/admin/settings/equipe/$id${below}`, () => db.teamMember.findFirst({ where: { name } }));
const RULE = "stamp_duty_cash";
const rule = (below = "") =>
  pageOf(`/admin/settings/regles/$id${below}`, () => db.fiscalRule.findFirst({ where: { source: "CGI, exemple" } }));
const APPEARANCE = "/admin/settings/apparence";

const SETTINGS: FormRow[] = [
  {
    form: "admin.settings agency",
    at: "/admin/settings",
    button: "Enregistrer",
    wrong: { "E-mail": "bonjour@", Lundi: "9 h à 18 h" },
    says: { "E-mail": /n'est pas complète/ },
    right: { "E-mail": "bonjour@zellige.example" },
    shows: "Paramètres enregistrés",
  },
  {
    form: "admin.settings identity",
    at: "/admin/settings",
    button: "Sauvegarder l’identité",
    wrong: { ICE: "00000", Acompte: "tout" },
    says: { ICE: /L'ICE compte 15 chiffres/, Acompte: /Un nombre entier de 0 à 100/ },
    right: { ICE: "001234567000089", Acompte: "50" },
    shows: "Identité légale enregistrée",
  },
  {
    form: "admin.settings add-rate",
    at: "/admin/settings",
    button: "Ajouter le taux",
    wrong: { "Nouveau taux (%)": "beaucoup" },
    says: { "Nouveau taux (%)": /Un taux entre 0,01 et 100/ },
    right: { "Nouveau taux (%)": "10" },
    shows: "Taux de TVA ajouté",
  },
  {
    form: "admin.settings delete-rate",
    at: "/admin/settings",
    button: "Supprimer le taux de 10 %",
    shows: "Taux de TVA supprimé",
  },
  {
    form: "admin.settings add-rate",
    at: "/admin/settings",
    button: "Ajouter le taux",
    right: { "Nouveau taux (%)": "10" },
    shows: "Taux de TVA ajouté",
  },
  {
    form: "admin.settings end-rate",
    at: "/admin/settings",
    button: "Mettre fin au taux de 10 %",
    shows: "Fin du taux de TVA enregistrée",
  },
  {
    form: "admin.settings_.apparence announcement",
    at: APPEARANCE,
    button: "Enregistrer l’annonce",
    wrong: { "En français": "Fermé le lundi", Lien: "javascript:alert(1)" },
    says: { Lien: /Une page du site, par exemple/ },
    right: { Lien: "/contact" },
    shows: "Annonce enregistrée",
  },
  {
    form: "admin.settings_.apparence accents",
    at: APPEARANCE,
    button: "Enregistrer les couleurs",
    wrong: { "De jour #1": "rouge" },
    says: { "De jour": /Un code de couleur/ },
    right: { "De jour #1": "" },
    shows: "Couleurs enregistrées",
  },
  {
    form: "admin.settings_.apparence files",
    at: APPEARANCE,
    button: "Enregistrer les images",
    wrong: { "Image de partage": new File(["un"], "un.txt", { type: "text/plain" }) },
    says: { "Image de partage": /Une image PNG, JPEG, WebP ou AVIF/ },
    right: { "Image de partage": picture() },
    shows: "Images de marque enregistrées",
  },
  {
    form: "admin.settings_.apparence section",
    at: APPEARANCE,
    button: "Masquer : Les quatre métiers",
    shows: "Page d’accueil enregistrée",
  },
  {
    form: "admin.settings_.logo logo",
    at: "/admin/settings/logo",
    button: "Enregistrer le logo",
    wrong: { Image: new File(["un"], "un.txt", { type: "text/plain" }) },
    says: { Image: /n'est pas une image/ },
    right: { Image: picture() },
    shows: "Logo enregistré",
  },
  {
    form: "admin.settings_.logo remove-logo",
    at: "/admin/settings/logo",
    button: "Retirer le logo",
    shows: "Logo retiré",
  },
  {
    form: "admin.settings_.equipe_.new member",
    at: "/admin/settings/equipe/new",
    button: "Enregistrer",
    wrong: { Nom: "Salma", Langues: "Arabe" },
    says: { Rôle: /Le rôle est requis/ },
    right: { Rôle: "Photographe" },
    shows: "Personne ajoutée à l’équipe",
  },
  { form: "admin.settings_.equipe move", at: "/admin/settings/equipe", button: "Monter Salma", shows: "Ordre changé" },
  {
    form: "admin.settings_.equipe_.$id member",
    at: member("Salma"),
    button: "Enregistrer",
    wrong: { Rôle: " " },
    says: { Rôle: /Le rôle est requis/ },
    right: { Rôle: "Images" },
    shows: "Fiche enregistrée",
  },
  {
    form: "admin.settings_.equipe.$id.delete",
    at: member("Salma", "/delete"),
    button: "Retirer",
    shows: "Personne retirée de l’équipe",
  },
  {
    form: "admin.settings_.regles_.nouvelle fiscal-rule",
    at: `/admin/settings/regles/nouvelle?regle=${RULE}`,
    button: "Enregistrer",
    wrong: { "Taux (%)": "beaucoup", "Texte qui le prévoit": "CGI, exemple", "Premier jour": "2210-05-15" },
    says: { "Taux (%)": /Un taux de 0 à 100/ },
    right: { "Taux (%)": "0,37" },
    shows: "Règle enregistrée",
  },
  {
    form: "admin.settings_.regles_.$id fiscal-rule",
    at: rule(),
    button: "Enregistrer",
    wrong: { "Taux (%)": "beaucoup" },
    says: { "Taux (%)": /Un taux de 0 à 100/ },
    right: { "Taux (%)": "0,38" },
    shows: "Règle enregistrée",
  },
  {
    form: "admin.settings_.regles.$id.supprimer",
    at: rule("/supprimer"),
    button: "Supprimer",
    shows: "Règle supprimée",
  },
  {
    form: "admin.api-keys KEY",
    at: "/admin/api-keys?tab=payment",
    button: "Sauvegarder la clé Stripe",
    wrong: { "Clé Stripe": "clé" },
    says: { "Clé Stripe": /ni accent ni caractère invisible/ },
    right: { "Clé Stripe": "sk_test_0123456789abcdef9f3a" },
    shows: "Clé API sauvegardée",
  },
  {
    form: "admin.api-keys.$name.delete",
    at: "/admin/api-keys/STRIPE_SECRET_KEY/delete?tab=payment",
    button: "Supprimer",
    shows: "Clé API supprimée",
  },
  {
    form: "admin.calendrier create",
    at: "/admin/calendrier",
    button: "Créer le lien",
    shows: "Votre lien, affiché cette seule fois.",
  },
  {
    form: "admin.calendrier revoke",
    at: "/admin/calendrier",
    button: "Retirer le lien",
    shows: "Lien retiré, il n’ouvre plus rien",
  },
  { form: "admin.systeme examine", at: "/admin/systeme", button: "Tout examiner", shows: "Examen fait." },
  { form: "admin_.sidebar", at: "/admin/testimonials", button: "Réduire le menu", shows: "Agrandir le menu" },
];

/** The forms of the office about the site, its words and what it is set to. */
export const SITE_WORK_ROWS: FormRow[] = [...BLOG, ...GENERATION, ...SERVICES, ...CASES, ...REVIEWS, ...SETTINGS];
