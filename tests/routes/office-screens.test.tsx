import { beforeAll, describe, expect, it } from "vitest";
import * as elsewhere from "~/routes/admin.$/route";
import { db } from "~/server/db/db.server";
import { fieldsOf, linksTo, openDemoAgency, says } from "../support/demo-agency";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

// What the screens of the demo agency say and show. Nothing here writes, so that one agency does for all.
let admin: string;
let service: { id: string };

beforeAll(async () => {
  const agency = await openDemoAgency();
  ({ admin } = agency);
  service = { id: agency.serviceId };
}, 180_000);

const office = (path: string, words: string[]) => says(path, words, admin);

describe("the back office", () => {
  // @spec product-8, office-3
  it("has its fourteen entries in the sidebar", async () => {
    const { html } = await showPage("/admin", { cookie: admin });
    const parts = ["blog", "analytics", "seo", "projects", "clients", "services", "inquiries"];
    const others = ["testimonials", "revenue", "marketing", "email", "api-keys", "settings"];
    const entries = ["/admin", ...[...parts, ...others].map((part) => `/admin/${part}`)];
    expect(entries.filter((path) => !linksTo(html, path))).toEqual([]);
  });

  it("leads from where a dialog stood before to where it is", async () => {
    const args = getArgs("/admin/blog/redirections/1/edit?page=2", { cookie: admin });
    const answers = [elsewhere.loader(args), elsewhere.action(args)].map((answer) => answer.catch((thrown) => thrown));
    const to = "/admin/blog/redirections/1?page=2";
    expect(
      (await Promise.all(answers)).map(({ status, headers }: Response) => [status, headers.get("Location")]),
    ).toEqual([
      [301, to],
      [308, to],
    ]);
  });

  it("says that a search finds nothing", async () => {
    await office("/admin/recherche?q=introuvable", ["Rien ne correspond"]);
  });

  // @spec office-7, office-8
  it("counts the agency at home and leads to four of its parts", async () => {
    const page = await office("/admin", [
      ...["4 Clients", "7 Projets", "4 Projets actifs", "13 Demandes", "4 Nouvelles demandes", "Vues du blog"],
      "26 Services publiés",
    ]);
    const quick = page.html.slice(page.html.indexOf("<main"));
    expect(["blog", "projects", "inquiries", "analytics"].filter((part) => !linksTo(quick, `/admin/${part}`))).toEqual(
      [],
    );
  });

  // @spec office-9, office-10
  it("counts what is read and asked for in the analytics", async () => {
    await office("/admin/analytics", [
      ...["Total Vues Blog", "Sur 8 articles publiés", "Articles", "8 publiés", "Demandes Contact", "Projets"],
      ...["Utilisateurs", "Articles Les Plus Vus", "Demandes Récentes", "Non spécifié"],
    ]);
  });

  // @spec office-15, office-16, office-17
  it("lists articles with their state, and a way to write, generate, change and delete one", async () => {
    const { id } = await db.blogPost.findFirstOrThrow({ where: { is_published: true } });
    const page = await office("/admin/blog", [
      "Gestion du Blog",
      "Nouvel article",
      "Générer un article",
      "Brouillon",
      "Dépublier",
    ]);
    for (const path of ["new", "generate", id, `${id}/delete`])
      expect(linksTo(page.html, `/admin/blog/${path}`)).toBe(true);
    await office(`/admin/blog/${id}/delete`, ["Êtes-vous sûr de vouloir supprimer cet article ?"]);
  });

  // @spec validation-15
  it("has a form of an article with every field and the categories one may choose", async () => {
    const { html } = await showPage("/admin/blog/new", { cookie: admin });
    expect(fieldsOf(html)).toEqual(
      expect.arrayContaining(["title", "slug", "excerpt", "content", "category", "is_published"]),
    );
    const options = [
      ...html.match(/<select[^>]*name="category"[\s\S]*?<\/select>/)![0].matchAll(/<option value="(\w+)"/g),
    ];
    expect(options.map(([, value]) => value)).toEqual([
      ...["Design", "Marketing", "Programmation", "Business", "Branding", "Tech"],
    ]);
  });

  // @spec product-9, office-4, office-18, office-19, validation-19, validation-21, limits-3
  it("asks for the subject, length and picture of an article to be generated", async () => {
    const { html, words } = await office("/admin/blog/generate", [
      ...["Sujet", "Nombre de caractères", "Description de l'image (facultatif)", "≈ 600 mots", "API Key manquante"],
    ]);
    const length = html.match(/<input[^>]*name="character_count"[^>]*>/)![0];
    for (const part of ['min="500"', 'max="10000"', 'step="500"', 'value="3000"']) expect(length).toContain(part);
    expect(words).toContain("Cinq articles");
  });

  // @spec office-24, office-29
  it("lists articles by their tags on the SEO desk, and says what to do while none is chosen", async () => {
    await office("/admin/seo", ["Gestion SEO", "4 tags", "Sélectionnez un article pour gérer son SEO"]);
  });

  // @spec office-25, office-27, office-28
  it("edits the tags of one article beside what is shown of it", async () => {
    const { id, slug } = await db.blogPost.findFirstOrThrow({ where: { is_published: true } });
    const page = await office(`/admin/seo/${id}`, [
      ...[
        `/blog/${slug}`,
        "idéal : 150-160",
        "Ajouter",
        "Recommandations",
        "60 au plus",
        "entre 150 et 160",
        "3 au moins",
      ],
      ...["Enregistrer les modifications", "Annuler"],
    ]);
    expect(fieldsOf(page.html)).not.toEqual(expect.arrayContaining(["title"]));
  });

  // @spec office-31, office-32, office-35
  it("lists projects with category, status, budget, client and dates, and details of one", async () => {
    await office("/admin/projects", [
      "Gestion des Projets",
      "7 projets, dont 4 actifs",
      "38 000 MAD",
      "Khadija Benali",
      "Détails",
    ]);
    const { id } = await db.project.findFirstOrThrow({ where: { client: { full_name: "Khadija Benali" } } });
    await office(`/admin/projects/${id}`, ["Catégorie", "Budget", "Khadija Benali", "khadija@riad-benali.example"]);
    await office(`/admin/projects/${id}/delete`, ["Êtes-vous sûr de vouloir supprimer ce projet ?"]);
  });

  // @spec office-38
  it("lists clients with e-mail, company, projects and date", async () => {
    await office("/admin/clients", [
      "Gestion des Clients",
      "4 clients",
      "Khadija Benali",
      "khadija@riad-benali.example",
      "Riad Benali",
    ]);
  });

  // @spec office-41, office-42, office-43, office-44
  it("lists services with category, state, price and what can be done with each", async () => {
    const page = await office("/admin/services", [
      "Gestion des Services",
      "Actif",
      "À partir de 4 500 MAD",
      "Nouveau Service",
    ]);
    for (const path of ["", "/edit", "/delete"]) {
      expect(linksTo(page.html, `/admin/services/${service.id}${path}`)).toBe(true);
    }
    await office(`/admin/services/${service.id}/delete`, ["Êtes-vous sûr de vouloir supprimer ce service ?"]);
  });

  // @spec office-45, office-46
  it("has a dialog to make a service and one to change it", async () => {
    const fields = ["Titre", "Catégorie", "Description", "Icône", "Prix de départ (MAD)", "Service actif", "Annuler"];
    const page = await office("/admin/services/new", [...fields, "Créer"]);
    expect(page.html).toMatch(/<dialog[^>]*\bopen\b/);
    expect(page.html).toMatch(
      /<a[^>]* autofocus=""[^>]*aria-label="Fermer"|<a[^>]*aria-label="Fermer"[^>]* autofocus=""/,
    );
    await office(`/admin/services/${service.id}/edit`, [...fields, "Mettre à jour"]);
  });

  // @spec office-5, office-48, office-49, office-50
  it("has three tabs for a service, the first with its own section", async () => {
    const path = `/admin/services/${service.id}`;
    const page = await office(path, [
      ...[
        "Développement web",
        "Contenu Landing",
        "Exemples",
        "Tarification",
        "Section Landing Personnalisée",
        "Sauvegarder",
      ],
    ]);
    expect(linksTo(page.html, "/admin/services")).toBe(true);
    const gone = await office("/admin/services/00000000-0000-4000-8000-000000000000", ["Service non trouvé"]);
    expect(gone.status).toBe(404);
  });

  // @spec office-51, office-52, office-53, office-54, office-55
  it("has examples of a service with a dialog to add and change them, and a question before deleting", async () => {
    const { id } = await db.serviceExample.findFirstOrThrow({ where: { service_id: service.id } });
    const path = `/admin/services/${service.id}/examples`;
    await office(path, ["Ajouter un exemple", "Atlas Plomberie, Salé", "Une page, un numéro", "Modifier"]);
    const fields = ["Titre", "Description", "URL Image", "URL Projet", "Ordre d'affichage"];
    const { html } = await office(`${path}/new`, ["Ajouter un exemple", ...fields]);
    expect(html).toMatch(/<input[^>]*name="display_order"[^>]*value="0"|<input[^>]*value="0"[^>]*name="display_order"/);
    await office(`${path}/${id}`, ["Modifier un exemple", ...fields]);
    await office(`${path}/${id}/delete`, ["Supprimer cet exemple ?"]);
  });

  // @spec office-56, office-57, office-58, office-59, office-60, office-61
  it("has tiers of a service with a dialog to add and change them, and a question before deleting", async () => {
    const { id } = await db.servicePricingTier.findFirstOrThrow({ where: { service_id: service.id } });
    const path = `/admin/services/${service.id}/pricing`;
    await office(path, [
      "Ajouter un plan",
      "Basique",
      "4 500 MAD",
      "Livraison 5 jours",
      "Révisions 1",
      "Inclus :",
      "Modifier",
    ]);
    const fields = [
      "Niveau",
      "Basique",
      "Avancé",
      "Délai de livraison",
      "Nombre de révisions",
      "Prix (MAD)",
      "Détails",
    ];
    const { html } = await office(`${path}/new`, ["Ajouter un plan", ...fields, "Ajouter un détail"]);
    expect(html).toContain('placeholder="Ex\u202f: 5 jours"');
    const edit = await office(`${path}/${id}`, ["Modifier un plan", ...fields]);
    expect(edit.html).toMatch(/<select[^>]*disabled/);
    await office(`${path}/${id}/delete`, ["Supprimer ce tarif ?"]);
  });

  // @spec office-62, office-63, office-64, office-65
  it("lists inquiries with their facts, and shows one whole", async () => {
    await office("/admin/inquiries", [
      ...["Demandes de Contact", "13 demandes, dont 4 nouvelles", "khadija@riad-benali.example", "06 00 00 00 11"],
      ...[
        "Riad Benali",
        "Traduction & localisation",
        "Nouveau",
        "Contacté",
        "Qualifié",
        "Converti",
        "Rejeté",
        "Détails",
      ],
    ]);
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { name: "Khadija Benali" } });
    await office(`/admin/inquiries/${id}`, [
      ...["Détails de la demande", "Nom", "Email", "Téléphone", "Entreprise", "Service intéressé", "Message"],
      "Date de réception",
    ]);
  });

  // @spec office-67, office-68, office-69, office-70, office-71, office-72
  it("lists reviews with who wrote them, their state and what can be done with each", async () => {
    const page = await office("/admin/testimonials", [
      ...[
        "Avis Clients",
        "Présidente chez Coopérative Tifaouine",
        "Pièces auto Sefrioui",
        "Publié",
        "Non publié",
        "Vedette",
      ],
      ...["Soumis le", "Publier", "Dépublier", "Mettre en vedette", "Retirer vedette", "Supprimer"],
    ]);
    expect(page.html).toContain('aria-label="Note : 5 sur 5"');
    const { id } = await db.testimonial.findFirstOrThrow();
    await office(`/admin/testimonials/${id}/delete`, [
      ...["Confirmer la suppression", "Annuler", "Supprimer"],
      "Êtes-vous sûr de vouloir supprimer cet avis ? Cette action est irréversible.",
    ]);
  });

  // @spec office-74
  it("has six tabs of keys, each masked, with a note of where they are kept", async () => {
    const { html } = await office("/admin/api-keys?tab=ai", [
      ...["Gestion des API Keys", "Contenu", "IA", "Marketing", "Paiement", "Email", "SEO", "Sauvegarder"],
      ...["Les clés sont gardées sur le serveur, chiffrées", "Clé Google Gemini", "Clé OpenAI"],
    ]);
    expect(html.match(/<input[^>]*type="password"/g)).toHaveLength(2);
  });

  // @spec office-77, office-78, office-81, limits-22
  it("has four cards of settings, and says what the system is", async () => {
    const { html } = await office("/admin/settings", [
      ...["Paramètres", "API Keys", "Base de données", "Email et notifications", "Analytics et SEO"],
      ...["Informations système", "Version 1.0.0", "PostgreSQL", "Hébergement", "Date du jour"],
    ]);
    for (const path of ["/admin/api-keys", "/admin/email", "/admin/seo"]) expect(linksTo(html, path)).toBe(true);
  });

  // @spec office-83, office-84, office-85, office-86, office-87
  it("has figures at zero for revenue, marketing and e-mail, and the cards that go with them", async () => {
    await office("/admin/revenue", ["Total Revenue", "Monthly Revenue", "Paying Clients", "Pending Payments"]);
    await office("/admin/marketing", [
      ...["0 Portée Non relevé", "0 Abonnés Facebook", "0 Abonnés Instagram", "0 Relations LinkedIn"],
      ...["Demandes", "Par campagne", "Configurer les API Keys"],
    ]);
    await office("/admin/email", [
      ...["0 Abonnés", "0 E-mails envoyés", "Taux d'ouverture", "Taux de clic", "Fournisseur", "Campagnes", "Modèles"],
      "Automatisation",
    ]);
  });
});
