import { CASE_GONE, casePath, INCOMPLETE, isConsented } from "~/features/case-studies/model/case-study";
import type { CaseInput } from "~/features/case-studies/schema";
import { forgetFormerAddress, keepFormerAddress } from "~/features/redirects/former-addresses.server";
import { formerAddress } from "~/features/redirects/model";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Direction } from "~/lib/forms/move-one-place";
import { moveOnePlace } from "~/lib/forms/move-one-place";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { slugify } from "~/lib/text/slugify";
import type { CaseStudy, Prisma } from "~/server/db/client/client";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

export const CASE_TARGET = "case";

/** Of every kept page that shows a case. */
export const CASE_PAGES = ["cases"];

const SLUG_MAX = 100;

function caseCommand(actor: User, action: string): Command {
  const refusals = {
    case_studies_slug_key: new DomainError("invalid", "Cette adresse est déjà celle d’une autre réalisation", {
      field: "slug",
    }),
    case_studies_original_id_language_key: new DomainError("invalid", LANGUAGE_TAKEN),
    case_study_services_service_id_fkey: new DomainError("invalid", "Un des services n’existe plus"),
    case_studies_testimonial_id_fkey: new DomainError("invalid", "Cet avis n’existe plus"),
  };
  return { actor, action, target: CASE_TARGET, notFound: CASE_GONE, refusals };
}

/** Creates a draft, first in the list; sent twice, it is stored once. @throws DomainError `invalid` for a taken address */
export function createCase(actor: User, { version: _, ...input }: CaseInput): Promise<{ id: string }> {
  return runCommand(caseCommand(actor, "created"), async (tx) => {
    const { id, isRepeat } = await claimOnce(tx, { kind: CASE_TARGET, content: [actor.id, JSON.stringify(input)] });
    if (isRepeat) return unchanged({ id });
    const slug = input.slug || (await freeSlug(tx, input.title));
    const parts = { services: { create: serviceRows(input) }, ...partsOf(input) };
    await tx.caseStudy.create({ data: { id, ...columnsOf(input), slug, position: await firstPosition(tx), ...parts } });
    return changed({ result: { id }, targetId: id, details: { title: input.title }, cacheTags: CASE_PAGES });
  });
}

export async function firstPosition(tx: Transaction): Promise<number> {
  const { _min } = await tx.caseStudy.aggregate({ _min: { position: true } });
  return (_min.position ?? 1) - 1;
}

/** An address made of a title, numbered where that is taken. */
export async function freeSlug(tx: Transaction, title: string): Promise<string> {
  const base = slugify(title).slice(0, SLUG_MAX) || "realisation";
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const from_path = formerAddress(casePath({ slug }));
    const taken = (await tx.caseStudy.count({ where: { slug } })) + (await tx.redirect.count({ where: { from_path } }));
    if (taken === 0) return slug;
  }
}

/**
 * Saves a case over the version that was seen. A known address keeps leading to it.
 * @throws DomainError `not-found`; `invalid` for a taken address, or a published case that could no longer be shown
 */
export function updateCase(actor: User, id: string, { version, ...input }: CaseInput): Promise<void> {
  return runCommand<void>(caseCommand(actor, "updated"), async (tx) => {
    const stored = await lockCase(tx, id);
    if (version !== undefined && version !== stored.version) {
      throw await editConflict(tx, "Cette réalisation", {
        targetKind: CASE_TARGET,
        targetId: id,
        version: stored.version,
      });
    }
    const slug = input.slug || stored.slug;
    if (stored.status === "published") await expectShowable(tx, { ...stored, ...columnsOf(input) });
    const where = { case_id: id };
    await tx.caseStudyService.deleteMany({ where });
    await tx.caseStudyFigure.deleteMany({ where });
    await tx.caseStudyPerson.deleteMany({ where });
    const parts = { services: { create: serviceRows(input) }, ...partsOf(input) };
    const data = { ...columnsOf(input), slug, version: { increment: 1 }, ...parts };
    await tx.caseStudy.update({ where: { id }, data });
    await keepVersionsShowable(tx, { ...stored, ...columnsOf(input) });
    await releaseIdempotencyKey(tx, id);
    await forgetFormerAddress(tx, casePath({ slug }));
    if (stored.slug !== slug && stored.published_at) await keepFormerAddress(tx, casePath(stored), { case_id: id });
    return changed({ result: undefined, targetId: id, cacheTags: CASE_PAGES });
  });
}

function columnsOf(input: Omit<CaseInput, "version">) {
  const { services: _services, figures: _figures, people: _people, slug: _slug, work_done, ...columns } = input;
  const clean = sanitizeHtml(work_done);
  return { ...columns, work_done: hasVisibleContent(clean) ? clean : "" };
}

function serviceRows({ services }: Pick<CaseInput, "services">) {
  return [...new Set(services)].map((service_id) => ({ service_id }));
}

function partsOf({ figures, people }: Pick<CaseInput, "figures" | "people">) {
  return {
    figures: {
      create: figures.map(({ label, before_text, after_text, source, measured_on }, position) => ({
        position,
        label: label ?? "",
        before_text,
        after_text: after_text ?? "",
        source: source ?? "",
        measured_on: new Date(measured_on ?? ""),
      })),
    },
    people: { create: people.map(({ name, role }, position) => ({ position, name: name ?? "", role: role ?? "" })) },
  } satisfies Partial<Prisma.CaseStudyUncheckedCreateInput>;
}

/** Publishes a case, or unpublishes it with its translations. @throws DomainError `not-found`; `invalid` without consent */
export function setCasePublished(actor: User, id: string, isPublished: boolean): Promise<void> {
  return runCommand(caseCommand(actor, isPublished ? "published" : "unpublished"), async (tx) => {
    const stored = await lockCase(tx, id);
    if ((stored.status === "published") === isPublished) return unchanged(undefined);
    if (isPublished) await expectShowable(tx, stored);
    const published_at = stored.published_at ?? new Date();
    const data = isPublished ? ({ status: "published", published_at } as const) : ({ status: "draft" } as const);
    await tx.caseStudy.update({ where: { id }, data });
    if (!isPublished) await tx.caseStudy.updateMany({ where: { original_id: id }, data: { status: "draft" } });
    return changed({ result: undefined, targetId: id, cacheTags: CASE_PAGES });
  });
}

/** Moves a case one place up or down in the list. @throws DomainError `not-found`. */
export function moveCase(actor: User, id: string, direction: Direction): Promise<void> {
  return runCommand(caseCommand(actor, "moved"), async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM case_studies ORDER BY position, id FOR UPDATE`;
    const ids = rows.map((row) => row.id);
    if (!ids.includes(id)) throw new DomainError("not-found", CASE_GONE);
    const order = moveOnePlace(ids, id, direction);
    if (!order) return unchanged(undefined);
    await tx.$executeRaw`
      UPDATE case_studies c SET position = o.place
      FROM unnest(${order}::uuid[]) WITH ORDINALITY AS o (id, place) WHERE c.id = o.id AND c.position <> o.place`;
    return changed({ result: undefined, targetId: id, details: { direction }, cacheTags: CASE_PAGES });
  });
}

export const CASE_TRASH: TrashedKind = {
  kind: CASE_TARGET,
  label: "Réalisation",
  table: "case_studies",
};

/** Moves a case to the trash with its translations, its former addresses and the consents for it. @throws DomainError `not-found`. */
export function deleteCase(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(caseCommand(actor, "deleted"), async (tx) => {
    const { title } = await tx.caseStudy.findUniqueOrThrow({ where: { id }, select: { title: true } });
    const trashId = await keepInTrash(tx, CASE_TRASH, { id, title, cacheTags: CASE_PAGES, actor });
    await tx.caseStudy.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: { trashId }, targetId: id, details: { title }, cacheTags: CASE_PAGES });
  });
}

/** Locks a case after its original, in the same order as a consent that is withdrawn meanwhile. */
export async function lockCase(tx: Transaction, id: string): Promise<CaseStudy> {
  await tx.$queryRaw`
    SELECT id FROM case_studies
    WHERE id = ${id}::uuid OR id = (SELECT original_id FROM case_studies WHERE id = ${id}::uuid)
    ORDER BY original_id NULLS FIRST FOR UPDATE`;
  return tx.caseStudy.findUniqueOrThrow({ where: { id } });
}

export const LANGUAGE_TAKEN = "Cette réalisation existe déjà dans cette langue";

/** @throws DomainError `invalid` for a case without what its page needs, or without its (original's) consent */
async function expectShowable(tx: Transaction, study: CaseStudy): Promise<void> {
  if (!study.summary || !study.image_url || !study.image_alt) throw new DomainError("invalid", INCOMPLETE);
  if (!(await hasLeave(tx, study)))
    throw new DomainError("invalid", "L’accord du client manque\u202f: demandez-le avant de publier cette réalisation");
}

async function hasLeave(tx: Transaction, study: CaseStudy): Promise<boolean> {
  const original = study.original_id
    ? await tx.caseStudy.findUniqueOrThrow({ where: { id: study.original_id } })
    : study;
  if (original.is_fictitious) return true;
  return isConsented(await tx.caseStudyConsent.findMany({ where: { case_id: original.id } }));
}

/** Keeps translations as fictitious and as showable as their original. @throws DomainError `invalid` for a taken language */
async function keepVersionsShowable(tx: Transaction, saved: CaseStudy): Promise<void> {
  const group = saved.original_id ?? saved.id;
  const others = { id: { not: saved.id }, OR: [{ id: group }, { original_id: group }] };
  const same = await tx.caseStudy.count({ where: { ...others, language: saved.language } });
  if (same > 0) throw new DomainError("invalid", LANGUAGE_TAKEN);
  if (saved.original_id) return;
  const status = (await hasLeave(tx, saved)) ? {} : ({ status: "draft" } as const);
  await tx.caseStudy.updateMany({
    where: { original_id: saved.id },
    data: { is_fictitious: saved.is_fictitious, ...status },
  });
}
