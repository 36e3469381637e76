import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const run = (below = "") =>
  pageOf(`/admin/blog/auto-generate/$id${below}`, () =>
    db.generation.findFirst({ where: { kind: "bulk" }, orderBy: { created_at: "asc" } }),
  );
/** The article of a single generation, as it stands then. */
const item = (data: Prisma.GenerationItemUpdateInput) => async () => {
  const { id } = await db.generationItem.findFirstOrThrow({
    where: { generation: { kind: "single" } },
    orderBy: { id: "asc" },
  });
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

const HEAD =
  "title,primary_keyword,service_category,service,region,location,post_type,target_audience,word_count,content_angle";
const lineOf = (words: number) => `Un,mot,graphics,Création de logo,Maroc,Fès,guide,artisans,${words},Partir du dessin`;
/** The second asks for too few words. */
const TWO_LINES = [HEAD, lineOf(1200), lineOf(9)].join("\n");

/** Articles that a model writes. */
export const GENERATION_ROWS: FormRow[] = [
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
    wrong: { Consigne: "court ".repeat(100) },
    says: { Consigne: /ne peut pas dépasser 500 caractères/ },
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
    right: { "Fichier CSV": new File([TWO_LINES], "deux.csv", { type: "text/csv" }) },
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
      const { id } = await db.generation.findFirstOrThrow({
        where: { kind: kind as "bulk" },
        orderBy: { created_at: "asc" },
      });
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
