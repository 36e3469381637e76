import { CASE_PAGES, CASE_TARGET, firstPosition, freeSlug } from "~/features/case-studies/write.server";
import { PROJECT_GONE } from "~/features/projects/model/project";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

/** Makes a draft of a finished project; one that exists is returned instead. @throws DomainError `not-found`, `invalid` */
export function createCaseFromProject(actor: User, projectId: string): Promise<{ id: string }> {
  return runCommand({ actor, action: "created", target: CASE_TARGET }, async (tx) => {
    const project = await readProject(tx, projectId);
    const [known] = project.case_studies;
    if (known) return unchanged({ id: known.id });
    if (project.status !== "completed")
      throw new DomainError("invalid", "Seul un projet terminé peut devenir une réalisation");
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
