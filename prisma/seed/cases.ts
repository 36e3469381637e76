import type { CaseStatus, Prisma } from "~/server/db/client/client";
import { cases } from "./cases/all";
import { daysBefore } from "./dates";
import type { SeedCase } from "./seed-types";

/** A case appears some days after the one before it in their list. */
const DAYS_BETWEEN = 19;

/** After the services, projects and reviews that they name. */
export async function insertCases(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const serviceIds = await listIds(tx.service.findMany({ select: { id: true, title: true } }));
  const projectIds = await listIds(tx.project.findMany({ select: { id: true, title: true } }));
  const reviews = await tx.testimonial.findMany({ select: { id: true, name: true } });
  const reviewIds = new Map(reviews.map(({ id, name }) => [name, id]));
  const caseIds = new Map<string, string>();
  for (const [position, each] of cases.entries()) {
    const published_at = daysBefore(now, 12 + position * DAYS_BETWEEN);
    const { id } = await tx.caseStudy.create({
      data: {
        ...rowOf(each),
        original_id: (each.translationOf && caseIds.get(each.translationOf)) || null,
        ...(each.status === "draft" ? {} : { published_at }),
        position,
        created_at: published_at,
        updated_at: published_at,
        testimonial_id: (each.reviewBy && reviewIds.get(each.reviewBy)) || null,
        project_id: (each.projectTitle && projectIds.get(each.projectTitle)) || null,
        services: { create: each.services.map((title) => ({ service_id: idOf(serviceIds, title) })) },
        ...(each.consent && { consents: { create: consentOf(each.consent, now) } }),
      },
    });
    caseIds.set(each.slug, id);
  }
}

/** What a case says by itself, with its figures, pictures and people in their order. */
function rowOf(each: SeedCase) {
  const {
    services,
    figures,
    people,
    pictures,
    consent,
    reviewBy,
    projectTitle,
    translationOf,
    status = "published",
    ...row
  } = each;
  return {
    ...row,
    status: status as CaseStatus,
    is_fictitious: true,
    figures: {
      create: figures.map(({ measuredOn, ...figure }, position) => ({
        ...figure,
        position,
        measured_on: new Date(measuredOn),
      })),
    },
    pictures: { create: pictures.map((picture, position) => ({ ...picture, position })) },
    people: { create: people.map((person, position) => ({ ...person, position })) },
  };
}

/** Without a link: no letter was sent. */
function consentOf({ given, askedDaysAgo, ...asked }: NonNullable<SeedCase["consent"]>, now: Date) {
  return {
    ...asked,
    asked_at: daysBefore(now, askedDaysAgo),
    ...(given && { name: given.by, given_at: daysBefore(now, given.daysAgo) }),
  };
}

async function listIds(rows: Promise<{ id: string; title: string }[]>): Promise<Map<string, string>> {
  return new Map((await rows).map(({ id, title }) => [title, id]));
}

/** @throws for a title that no seeded service has. */
function idOf(ids: Map<string, string>, title: string): string {
  const id = ids.get(title);
  if (!id) throw new Error(`no seeded service is called ${title}`);
  return id;
}
