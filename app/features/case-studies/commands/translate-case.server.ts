import { CASE_PAGES, CASE_TARGET, freeSlug, lockCase } from "~/features/case-studies/commands/cases.server";
import { CASE_GONE } from "~/features/case-studies/model/messages";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { LANGUAGE_TAKEN } from "./showable.server";

const PARTS = {
  services: { select: { service_id: true } },
  figures: { omit: { id: true, case_id: true } },
  pictures: { omit: { id: true, case_id: true } },
  people: { omit: { id: true, case_id: true } },
} as const;

/**
 * Makes a draft of a case in another language, with its pictures, figures and people, whose words are still to be
 * written. A case that has one already keeps it: its id is returned.
 * @throws DomainError `not-found`; `invalid` for the language that the case itself is in.
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
