import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, linksTo, openDemoAgency, says } from "../support/demo-agency";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

// What the screens of the demo agency say and show. Nothing here writes, so that one agency does for all.
let admin: string;
let client: string;
let servicePath: string;

beforeAll(async () => {
  const agency = await openDemoAgency();
  ({ admin, client } = agency);
  servicePath = `/services/programming/${agency.serviceSlug}`;
}, 180_000);

describe("the public site", () => {
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

  // @spec routes-3, service-5, service-6, service-7, service-8, service-9
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

  // @spec service-14, service-16, service-17
  it("offers a service without tiers from its price on, with a quote and reassurance", async () => {
    const page = await says("/services/programming/applications-de-bureau", [
      ...["À partir de 35 000 MAD", "Demander un devis", "Réponse en 24 h", "Devis gratuit", "Sans engagement"],
      ...["Besoin d'aide pour choisir ?", "Nous contacter", "Poser une question sur WhatsApp"],
    ]);
    expect(linksTo(page.html, "/contact")).toBe(true);
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

  // @spec landing-5
  it("leads from each country page to the programming services and to a conversation", async () => {
    for (const path of ["/maroc", "/espana", "/saudi-arabia"]) {
      const { html } = await showPage(path);
      expect(linksTo(html, "/services/programming")).toBe(true);
      expect(html).toContain(`href="/go/whatsapp?de=${path}`);
    }
  });

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

it("one kind of space, apostrophe and dots is compared", () => {
  expect(plain("L’avis :\n attend…")).toBe("L'avis : attend...");
});
