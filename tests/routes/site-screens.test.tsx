import { beforeAll, describe, expect, it } from "vitest";
import { siteUrl } from "~/server/env.server";
import { fieldsOf, linksTo, openDemoAgency, says } from "../support/demo-agency";
import { showPage, wordsOf } from "../support/show-page";
import { messageOf } from "../support/way-out";

// What the screens of the demo agency say and show. Nothing here writes, so that one agency does for all.
let admin: string;
let client: string;
let servicePath: string;

beforeAll(async () => {
  const agency = await openDemoAgency();
  ({ admin, client } = agency);
  servicePath = `/services/programming/${agency.serviceSlug}`;
}, 180_000);

/** The address of the first link with these words. */
const hrefOf = (html: string, words: string) => {
  const link = [...html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].find(([, , inner = ""]) => wordsOf(inner) === words);
  return /href="([^"]*)"/.exec(link?.[1] ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
};
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
/** How many elements have a class. */
const countOf = (html: string, name: string) => html.match(new RegExp(`class="([^"]* )?${name}[ "]`, "g"))?.length;

/** What a page tells machines of one kind. */
const nodeOf = (html: string, kind: string) => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const nodes = blocks.flatMap(([, json = ""]) => JSON.parse(json)["@graph"]);
  return nodes.find((node) => node["@type"] === kind);
};

describe("the public site", () => {
  // @spec routes-1, product-3, home-1, home-2, home-3, home-4, home-7, home-8, roles-1
  it("has the sections of the home page in their order, with ways to the chat and to the projects", async () => {
    const { html } = await says("/", ["Solutions de Branding Premium", "500+", "300+", "50+"]);
    const headings = [...mainOf(html).matchAll(/<h[12][^>]*>([\s\S]*?)<\/h[12]>/g)].map(([heading]) =>
      wordsOf(heading),
    );
    expect(headings).toEqual([
      ...["Transformez Votre Vision En Réalité Digitale", "Quatre métiers, un seul ensemble", "Travaux récents"],
      ...["Avis de nos clients", "Prêt à Transformer Votre Vision en Réalité ?"],
      ...["Plus de 300 entreprises, et pas deux dessins pareils", "Nos outils", "Du blog", "Le mot du fondateur"],
    ]);
    expect(await messageOf(hrefOf(html, "Consultation Gratuite"))).toMatch(/^Bonjour, je souhaite une consultation/);
    expect(hrefOf(html, "Voir Nos Projets")).toBe("/services/programming#realisations");
    expect(html.match(/<figure[^>]*\btestimonial\b/g)).toHaveLength(3);
  });

  it("tells machines where the agency is at home and under 'Contact', and at home what is thought of it", async () => {
    const [home, contact] = await Promise.all(["/", "/contact"].map((path) => showPage(path)));
    const address = { addressLocality: "Casablanca", addressCountry: "Maroc" };
    expect(nodeOf(contact?.html ?? "", "ProfessionalService")).toMatchObject({ address });
    const business = nodeOf(home?.html ?? "", "ProfessionalService");
    expect(business).toMatchObject({ address, aggregateRating: { bestRating: 5, ratingValue: expect.any(Number) } });
    expect(business.review).toHaveLength(3);
  });

  // @spec categories-1
  it.each([
    ["programming", "Programmation & Technologie", "Cybersécurité"],
    ["graphics", "Design & Graphisme", "Création de logo"],
    ["content", "Contenu & Marketing", "Photographie"],
    ["business", "Business & Data", "Études de marché"],
  ])("has a hero, services, five steps and the call to action on the page of %s", async (category, name, service) => {
    const promises = ["Réponse en 24 h", "Devis gratuit", "Sans engagement"];
    const { html } = await says(`/services/${category}`, [name, "Discuter sur WhatsApp", "Nous appeler", ...promises]);
    expect(html).toMatch(new RegExp(`<a [^>]+><span[^>]*>${service}</span></a>`));
    expect(html.match(/<h3[^>]*><span[^>]*>[1-5]<\/span>/g)).toHaveLength(5);
  });

  // @spec service-2, service-3
  it("says that a service is not there, with a way home", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "1"]) {
      const gone = ["Service non trouvé", "Le service que vous recherchez n'existe pas ou a été supprimé."];
      const { status, html } = await says(`/services/programming/${id}`, [...gone, "Retour à l'accueil"]);
      expect([status, linksTo(mainOf(html), "/")]).toEqual([404, true]);
    }
  });

  // @spec blog-1, blog-8, blog-9
  it("leads from an article back to the list, to us, and to whom one hands it on, and tells machines what it is", async () => {
    const path = "/blog/whatsapp-au-comptoir-repondre-vite-dormir-la-nuit";
    const { html } = await says(path, ["WhatsApp au comptoir", "À lire ensuite", "Parlons de votre projet"]);
    expect([hrefOf(html, "Retour au blog"), hrefOf(html, "Nous contacter")]).toEqual(["/blog", "/contact"]);
    for (const [name, start] of [
      ["WhatsApp", "https://wa.me/?text="],
      ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/?url="],
      ["E-mail", "mailto:?subject="],
    ] as const) {
      const address = hrefOf(html.slice(html.indexOf('id="partager"')), name);
      expect(address.startsWith(start), name).toBe(true);
      expect(address).toContain(encodeURIComponent(siteUrl + path));
    }
    const posting = nodeOf(html, "BlogPosting");
    expect(posting).toMatchObject({
      "@id": `${siteUrl}${path}#article`,
      articleSection: "Marketing",
      datePublished: "2026-09-08T09:20:00.000Z",
      inLanguage: "fr",
    });
    expect(posting.wordCount).toBeGreaterThan(500);
  });

  it("has a way on from what is nowhere to be found in the blog", async () => {
    await says("/blog?q=introuvable", ["Aucun article ne correspond", "Voir tous les articles"]);
    for (const [path, words] of [
      ["/blog/nulle-part", "Article introuvable"],
      ["/blog/apercu/MTcwMDAwMDAwMC54.x", "Ce lien d'aperçu a expiré"],
    ] as const) {
      expect((await says(path, [words])).status, path).toBe(404);
    }
  });

  // @spec product-2, product-4
  it("claims its figures on the home page, to companies large and small, here and abroad", async () => {
    await says("/", [
      "500+",
      "300+",
      "50+",
      "Plus de 300 entreprises",
      "Réponse en 24 h",
      "Devis gratuit",
      "Sans engagement",
    ]);
    await says("/about", ["d'Espagne", "d'Arabie saoudite", "d'Afrique", "Casablanca"]);
  });

  // @spec routes-12, errors-43
  it("shows an unknown page with its sentence and a link home", async () => {
    const page = await says("/inconnu", ["Oops! Page not found", "Retour à l'accueil"]);
    expect([page.status, linksTo(page.html, "/")]).toEqual([404, true]);
  });

  // @spec routes-3, service-5, service-6, service-7, service-8, service-9, service-18
  it("shows a service with its badge, what it includes, its own section, examples and four reasons", async () => {
    const page = await says(servicePath, [
      ...["Programmation & Technologie", "Développement web", "Ce qui est inclus", "Exemples de projets"],
      ...["Atlas Plomberie, Salé", "Voir le projet", "Un bon site répond à trois questions"],
      ...["Un prix écrit", "Une seule personne", "Tout est à vous", "Des essais sur place"],
    ]);
    expect(page.html).toContain("cat-programming");
    expect(linksTo(page.html, "/services/programming")).toBe(true);
  });

  // @spec service-10, service-12, service-13, service-19
  it("offers each tier with price, delivery, revisions and details, and asks which one is meant", async () => {
    const page = await says(servicePath, [
      ...["Basique 4 500 MAD", "Une page claire pour être trouvé et appelé.", "Livraison 5 jours", "Révisions 1"],
      ...["1 page, 4 sections", "Choisir Standard sur WhatsApp", "Poser une question sur WhatsApp"],
    ]);
    expect(page.html).toMatch(/class="[^"]*btn-primary[^"]*"[^>]*>Choisir Standard/);
    expect(page.html).not.toMatch(/class="[^"]*btn-primary[^"]*"[^>]*>Choisir Basique/);
  });

  // @spec service-14, service-15, service-16, service-17
  it("offers a service without tiers from its price on, with a quote and reassurance", async () => {
    const page = await says("/services/programming/applications-de-bureau", [
      ...["À partir de 35 000 MAD", "Demander un devis", "Réponse en 24 h", "Devis gratuit", "Sans engagement"],
      ...["Besoin d'aide pour choisir ?", "Nous contacter", "Poser une question sur WhatsApp"],
    ]);
    expect(linksTo(page.html, "/contact")).toBe(true);
    expect(hrefOf(page.html, "Demander un devis")).toBe("/contact?service=applications-de-bureau#inquiry-title");
  });

  // @spec routes-6, contact-1, contact-2, contact-3, validation-7
  it("has a message form, the review form beneath it and the details of the agency on the contact page", async () => {
    const page = await says("/contact", [
      ...[
        "Casablanca, Maroc",
        "+212 5 22 00 00 00",
        "bonjour@zellige.example",
        "Nom",
        "E-mail",
        "Téléphone",
        "Service",
        "Budget (facultatif)",
      ],
      ...["Message", "Donner votre avis", "Entreprise (facultatif)", "Poste (facultatif)", "Avis", "Note"],
    ]);
    const [message, review] = page.html
      .match(/<form[^>]*>[\s\S]*?<\/form>/g)!
      .filter((form) => form.includes("form_stamp"));
    expect(fieldsOf(message!)).toEqual(expect.arrayContaining(["name", "email", "phone", "message"]));
    expect(fieldsOf(review!)).toEqual(expect.arrayContaining(["name", "company", "position", "content", "rating"]));
    expect(review!.match(/type="radio"/g)).toHaveLength(5);
    expect(review).not.toMatch(/type="radio"[^>]* checked/);
    expect(message).toMatch(/<input[^>]*type="email"[^>]*name="email"|<input[^>]*name="email"[^>]*type="email"/);
    expect(message).not.toMatch(/<input[^>]*name="phone"[^>]*required/);
    for (const words of ["Tramway", "Ouvrir dans une carte"]) expect(page.words).toContain(words);
    expect(page.html).toMatch(/aria-label="Plan dessiné de Casablanca/);
    expect(page.words.match(/aujourd'hui/g)).toHaveLength(1);
    await says("/contact?lang=ar", ["اكتب لنا بالعربية", "ثم البريد الإلكتروني"]);
    await says("/contact?lang=es", ["puedes escribirnos en español"]);
    expect(page.html).not.toContain("contact-foreign");
  });

  // @spec routes-7, about-1, about-2
  it("tells its story, mission, vision, people, values and four reasons", async () => {
    await says("/about", [
      "Notre histoire",
      "Notre mission",
      "Notre vision",
      "L'équipe",
      "Ce à quoi nous tenons",
      "Quatre raisons de nous choisir",
      "Tous les métiers au même endroit",
      "Une réponse en 24 h",
      "Discuter sur WhatsApp",
    ]);
  });

  // @spec routes-8, about-3, limits-12, limits-13, limits-14
  it("has the eleven sections of its terms in their order", async () => {
    const { words } = await says("/terms", [
      ...[
        "1. Acceptation des conditions",
        "2. Utilisation du site",
        "3. Services proposés",
        "4. Propriété intellectuelle",
      ],
      ...["5. Responsabilité", "6. Confidentialité", "7. Modalités de paiement", "8. Révisions"],
      ...["9. Annulation et remboursement", "10. Modification des conditions", "11. Contact"],
    ]);
    for (const rule of [
      "les prix sont exprimés en dirhams marocains (MAD)",
      "un acompte de 50 % est versé avant le début des travaux",
      "le solde est réglé à la livraison finale",
      "Les délais commencent à courir une fois l'acompte reçu et le besoin validé",
      "Une fois les travaux commencés, l'acompte n'est pas remboursable.",
      "Le nombre de révisions incluses dépend de la formule choisie",
      "Les révisions supplémentaires sont facturées à l'heure",
    ]) {
      expect(words).toContain(rule);
    }
  });

  // @spec routes-9, landing-1, landing-3, landing-4, landing-5
  it.each([
    ["/maroc", "fr", /^Bonjour, je suis au Maroc/, ["500+", "300+", "50+"]],
    ["/espana", "es", /^Hola, os escribo desde España/, ["+500", "+300", "+50"]],
    ["/saudi-arabia", "ar", /^السلام عليكم، أراسلكم من السعودية/, ["500+", "300+", "50+"]],
  ])(
    "greets on %s in its language, and says which language its links lead to",
    async (path, lang, greeting, figures) => {
      const { html } = await says(path, figures);
      const main = mainOf(html);
      const counts = ["country-service", "city", "country-reason"].map((name) => countOf(main, name));
      expect(counts).toEqual([6, 12, 4]);
      const chats = [...main.matchAll(/href="(\/go\/whatsapp[^"]*)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&"),
      );
      expect(chats).toHaveLength(3);
      for (const chat of chats) expect(await messageOf(chat)).toMatch(greeting);
      const phone = [...main.matchAll(/<a [^>]*\/go\/appel[\s\S]*?<\/a>/g)].map(([link]) => link).join();
      expect(/<bdi[^>]* dir="ltr"[^>]*>\+\d[\d ]+<\/bdi>/.test(phone)).toBe(true);
      const services = [...html.matchAll(/<a [^>]*href="\/services\/programming"[^>]*>/g)].map(([link]) => link);
      expect(services.length).toBeGreaterThanOrEqual(5);
      expect(services.filter((link) => /hreflang="fr"/i.test(link) !== (lang !== "fr"))).toEqual([]);
      // So that whoever writes to us from here is answered in the language of this page.
      for (const to of ["/contact", "/auth"])
        expect(linksTo(html, lang === "fr" ? to : `${to}?lang=${lang}`)).toBe(true);
    },
  );

  // @spec routes-10, account-1, account-2, roles-1
  it("signs in and up under two tabs, with a way home", async () => {
    const page = await says("/auth", ["Retour à l'accueil", "Connexion", "Inscription", "E-mail", "Mot de passe"]);
    expect(linksTo(page.html, "/")).toBe(true);
  });
});

describe("the dashboard", () => {
  // @spec routes-11, account-5, account-7, account-8
  it("shows a client his profile and projects, with the way to a new one, and no administration", async () => {
    const page = await says(
      "/dashboard",
      [
        ...["Khadija Benali", "Client, Riad Benali", "khadija@riad-benali.example", "Mes projets", "Nouveau Projet"],
        ...["Déconnexion", "38 000 MAD"],
      ],
      client,
    );
    expect(linksTo(page.html, "/contact")).toBe(true);
    expect(page.words).not.toContain("Ouvrir l'administration");
  });

  // @spec account-8, roles-5
  it("leads an admin to the administration", async () => {
    const page = await says("/dashboard", ["Administrateur", "Ouvrir l'administration"], admin);
    expect(linksTo(page.html, "/admin")).toBe(true);
  });
});
