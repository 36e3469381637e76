import { CASE_GONE } from "~/features/case-studies/model/case-study";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { CASE_PAGES, CASE_TARGET, freeSlug, LANGUAGE_TAKEN, lockCase } from "./write.server";

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
