import { CASE_GONE, PROJECT_UNFINISHED } from "~/features/case-studies/model/case-study";
import { PROJECT_GONE } from "~/features/projects/model/project";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { CASE_PAGES, CASE_TARGET, firstPosition, freeSlug, LANGUAGE_TAKEN, lockCase } from "./cases.server";

/** Makes a draft of a finished project; one that exists is returned instead. @throws DomainError `not-found`, `invalid` */
export function createCaseFromProject(actor: User, projectId: string): Promise<{ id: string }> {
  return runCommand({ actor, action: "created", target: CASE_TARGET }, async (tx) => {
    const project = await readProject(tx, projectId);
    const [known] = project.case_studies;
    if (known) return unchanged({ id: known.id });
    if (project.status !== "completed") throw new DomainError("invalid", PROJECT_UNFINISHED);
    const { title, description, client, events, testimonials } = project;
    const { id } = await tx.caseStudy.create({
      data: {
        title,
        slug: await freeSlug(tx, title),
        position: await firstPosition(tx),
        project_id: projectId,
        client_name: client?.company ?? client?.full_name ?? "",
        sector: "services",
        country: "MA",
        language: client?.language ?? "fr",
        year: yearInCasablanca(events[0]?.created_at ?? new Date()),
        problem: description ?? "",
        testimonial_id: testimonials[0]?.id ?? null,
      },
    });
    return changed({ result: { id }, targetId: id, details: { title, project_id: projectId }, cacheTags: CASE_PAGES });
  });
}

/** Locked, so that two requests at once make one draft. */
async function readProject(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT id FROM projects WHERE id = ${id}::uuid FOR UPDATE`;
  const project = await tx.project.findUnique({
    where: { id },
    include: {
      client: { select: { full_name: true, company: true, language: true } },
      events: { where: { status: "completed" }, orderBy: { created_at: "desc" }, take: 1 },
      testimonials: { where: { is_published: true, is_spam: false }, orderBy: { created_at: "desc" }, take: 1 },
      case_studies: { select: { id: true }, take: 1 },
    },
  });
  if (!project) throw new DomainError("not-found", PROJECT_GONE);
  return project;
}

const PARTS = {
  services: { select: { service_id: true } },
  figures: { omit: { id: true, case_id: true } },
  pictures: { omit: { id: true, case_id: true } },
  people: { omit: { id: true, case_id: true } },
} as const;

/**
 * Makes a draft of a case in another language, texts still to be translated; one that exists is returned instead.
 * @throws DomainError `not-found`; `invalid` for the case's own language
 */
export function translateCase(actor: User, caseId: string, language: Language): Promise<{ id: string }> {
  return runCommand({ actor, action: "created", target: CASE_TARGET, notFound: CASE_GONE }, async (tx) => {
    const { original_id } = await lockCase(tx, caseId);
    const stored = await tx.caseStudy.findUniqueOrThrow({ where: { id: original_id ?? caseId }, include: PARTS });
    if (stored.language === language) throw new DomainError("invalid", LANGUAGE_TAKEN);
    const known = await tx.caseStudy.findFirst({ where: { original_id: stored.id, language } });
    if (known) return unchanged({ id: known.id });
    const { services, figures, pictures, people, slug, title, ...columns } = stored;
    const { id: _id, version: _version, created_at: _at, updated_at: _on, published_at: _since, ...kept } = columns;
    const { id } = await tx.caseStudy.create({
      data: {
        ...kept,
        title,
        language,
        status: "draft",
        original_id: stored.id,
        project_id: null,
        slug: await freeSlug(tx, `${slug}-${language}`),
        services: { create: services },
        figures: { create: figures },
        pictures: { create: pictures },
        people: { create: people },
      },
    });
    return changed({ result: { id }, targetId: id, details: { title, language }, cacheTags: CASE_PAGES });
  });
}
