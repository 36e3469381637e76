import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const FIRST_PUBLISHED = Date.UTC(2020, 0, 1);
const HOUR_MS = 3_600_000;

/** A built-in picture, as the demo's are named. */
export const CASE_PICTURE = "/demo/cases/exemple/cover-1600x1000/1600.webp";

let count = 0;

/** A work of a client made up for the demo, published unless said otherwise; each stands after the one before. */
export function makeCase(fields: Partial<Prisma.CaseStudyUncheckedCreateInput> = {}) {
  count += 1;
  const status = fields.status ?? "published";
  return db.caseStudy.create({
    data: {
      title: `Réalisation ${count}`,
      slug: `realisation-${count}`,
      client_name: `Client ${count}`,
      sector: "commerce",
      country: "MA",
      year: 2026,
      summary: "Une boutique qui vend la nuit.",
      problem: "Rien en ligne.\n\nDes appels toute la journée.",
      work_done: "<p>Un catalogue et un paiement à la livraison.</p>",
      image_url: CASE_PICTURE,
      image_alt: "La boutique sur un ordinateur",
      is_fictitious: true,
      status,
      position: count,
      published_at: status === "published" ? new Date(FIRST_PUBLISHED + count * HOUR_MS) : null,
      ...fields,
    },
  });
}

/** An active service. */
export function makeService(title: string, fields: Partial<Prisma.ServiceCreateInput> = {}) {
  return db.service.create({ data: { category: "programming", title, ...fields } });
}

/** A published review. */
export function makeReview(fields: Partial<Prisma.TestimonialUncheckedCreateInput> = {}) {
  const said = { name: "Khadija Benali", content: "Quatre réservations directes.", rating: 5 };
  return db.testimonial.create({ data: { ...said, is_published: true, decided_at: new Date(), ...fields } });
}
