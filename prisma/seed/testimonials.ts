import type { Prisma } from "~/server/db/client/client";
import { daysBefore } from "./dates";
import type { SeedTestimonial } from "./seed-types";

export const testimonials: SeedTestimonial[] = [
  {
    name: "Rachid Amrani",
    company: "Atlas Plomberie",
    position: "Plombier",
    content:
      "On m’appelait parce qu’un voisin avait mon numéro. Maintenant on m’appelle parce que mon site s’ouvre en premier quand une fuite coule à Salé. Il tient en une page et c’est très bien ainsi.",
    rating: 5,
    is_published: true,
    is_featured: true,
    is_spam: false,
    createdDaysAgo: 46,
    serviceTitle: "Référencement naturel",
  },
  {
    name: "Salma Berrada",
    company: "Banque régionale, Casablanca",
    position: "Directrice digitale",
    content:
      "Douze agences bancaires, un seul portail, livré à la date signée. Les équipes sécurité n’ont rien eu à redire, ce qui ne leur ressemble pas.",
    rating: 5,
    is_published: true,
    is_featured: true,
    is_spam: false,
    createdDaysAgo: 71,
    serviceTitle: "Développement web",
  },
  {
    name: "Inès Ferrer",
    company: "Casa Ferrer, Málaga",
    position: "Gérante",
    content:
      "La charte tient sur trois pages. Tout le monde l’applique, même l’imprimeur. J’aurais aimé avoir la version anglaise plus tôt, elle est arrivée deux semaines après.",
    rating: 4,
    is_published: true,
    is_featured: false,
    is_spam: false,
    createdDaysAgo: 93,
    serviceTitle: "Identité de marque",
  },
  {
    name: "Khadija Benali",
    company: "Riad Benali",
    position: "Propriétaire",
    content:
      "Six chambres, donc pas un gros budget. On m’a répondu comme si j’en avais soixante. Quatre réservations directes la première semaine, sans commission.",
    rating: 5,
    is_published: true,
    is_featured: true,
    is_spam: false,
    createdDaysAgo: 34,
    projectTitle: "Site du riad et réservation directe",
    serviceTitle: "Développement web",
    reply:
      "Merci Khadija. Les photographies de la terrasse sont en ligne depuis mardi, et le calendrier suit les six chambres.",
  },
  {
    name: "Omar Tazi",
    company: "Tazi Frères",
    position: "Ébéniste",
    content:
      "Ils ont passé une matinée à l’atelier avant de dessiner quoi que ce soit. Trois pistes, et dans les trois on reconnaît le signe de mon père.",
    rating: 5,
    is_published: true,
    is_featured: false,
    is_spam: false,
    createdDaysAgo: 5,
    projectTitle: "Identité de l’atelier et enseigne",
    serviceTitle: "Identité de marque",
  },
  {
    name: "Yassine Kabbaj",
    company: "Riad Benali",
    position: "Réception",
    content:
      "Travail sérieux et prix tenu. Trois étoiles parce que la photo du mardi a été repoussée deux fois ; la deuxième, on m’a prévenu le matin même.",
    rating: 3,
    is_published: true,
    is_featured: false,
    is_spam: false,
    createdDaysAgo: 37,
    projectTitle: "Photographies des chambres et de la terrasse",
    serviceTitle: "Photographie",
  },
  {
    name: "Meryem Ouazzani",
    company: "Coopérative Tifaouine",
    position: "Présidente",
    content:
      "La formation s’est faite en trois matinées, avec nos propres produits sur la table. Chacune est repartie avec sa fiche en ligne. On attend la suite pour les emballages !",
    rating: 5,
    is_published: false,
    is_featured: false,
    is_spam: false,
    createdDaysAgo: 2,
  },
  {
    name: "Hicham Sefrioui",
    company: "Pièces auto Sefrioui",
    position: null,
    content:
      "Boutique en ligne livrée dans les temps. Il manque encore la recherche par modèle de voiture, promise pour décembre.",
    rating: 4,
    is_published: false,
    is_featured: false,
    is_spam: false,
    createdDaysAgo: 5,
  },
  {
    name: "Best Rank Team",
    company: null,
    position: null,
    content:
      "Super site ! Visitez le nôtre pour gagner 10 000 abonnés en une nuit : example.com/abonnes example.com/promo example.com/offre",
    rating: 5,
    is_published: false,
    is_featured: false,
    is_spam: true,
    createdDaysAgo: 3,
  },
];

/** After the services and projects that they name. */
export async function insertTestimonials(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const serviceIds = await idsByTitle(tx.service.findMany({ select: { id: true, title: true } }));
  const projectIds = await idsByTitle(tx.project.findMany({ select: { id: true, title: true } }));
  await tx.testimonial.createMany({
    data: testimonials.map(({ createdDaysAgo, serviceTitle, projectTitle, ...review }) => {
      const created_at = daysBefore(now, createdDaysAgo);
      return {
        ...review,
        created_at,
        decided_at: review.is_published ? created_at : null,
        service_id: serviceTitle ? (serviceIds.get(serviceTitle) ?? null) : null,
        project_id: projectTitle ? (projectIds.get(projectTitle) ?? null) : null,
        replied_at: review.reply ? daysBefore(now, createdDaysAgo - 1) : null,
      };
    }),
  });
}

async function idsByTitle(rows: Promise<{ id: string; title: string }[]>): Promise<Map<string, string>> {
  return new Map((await rows).map(({ id, title }) => [title, id]));
}
