import { usualStepIn } from "~/content/usual-steps";
import { TEMPLATE_FULL, TEMPLATE_STEPS_MAX } from "~/features/projects/milestones/model/milestone";
import type { TemplateStepInput } from "~/features/projects/milestones/schema";
import type { ServiceCategory } from "~/features/services/model/service";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Direction } from "~/lib/forms/move-one-place";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { swapPositions } from "~/server/db/swap-positions.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import { backInPlace } from "./lock.server";

const TEMPLATE_STEP_GONE = "Cette étape n’est plus dans le modèle.";

const TARGET = "milestone-template";

function templateCommand(actor: User, action: string): Command {
  return { actor, action, target: TARGET, notFound: TEMPLATE_STEP_GONE };
}

/** Adds a step at the end of what projects of a category begin with. @throws DomainError `conflict` for one too many */
export function createTemplateStep(
  actor: User,
  { category, ...step }: TemplateStepInput & { category: ServiceCategory },
): Promise<void> {
  return runCommand<void>(templateCommand(actor, "created"), async (tx) => {
    const steps = await lockTemplate(tx, category);
    if (steps.length >= TEMPLATE_STEPS_MAX) throw new DomainError("conflict", TEMPLATE_FULL);
    const position = (steps.at(-1)?.position ?? 0) + 1;
    const { id } = await tx.milestoneTemplate.create({ data: { ...step, category, position } });
    return changed({ result: undefined, targetId: id, details: { category, ...step }, cacheTags: [] });
  });
}

/** Changes the title and the day of a step. @throws DomainError `conflict` for one that was removed meanwhile */
export function updateTemplateStep(actor: User, id: string, step: TemplateStepInput): Promise<void> {
  return runCommand<void>(templateCommand(actor, "updated"), async (tx) => {
    const { count } = await tx.milestoneTemplate.updateMany({ where: { id }, data: step });
    if (count === 0) throw new DomainError("conflict", TEMPLATE_STEP_GONE);
    return changed({ result: undefined, targetId: id, details: { ...step }, cacheTags: [] });
  });
}

/** Moves a step one place up or down; at the end it stays. @throws DomainError `not-found` */
export function moveTemplateStep(actor: User, id: string, direction: Direction): Promise<void> {
  return runCommand<void>(templateCommand(actor, "moved"), async (tx) => {
    const { category } = await tx.milestoneTemplate.findUniqueOrThrow({ where: { id } });
    const steps = await lockTemplate(tx, category);
    const hasMoved = await swapPositions(steps, { id, direction }, (step, position) =>
      tx.milestoneTemplate.update({ where: { id: step }, data: { position } }),
    );
    if (!hasMoved) return unchanged(undefined);
    return changed({ result: undefined, targetId: id, details: { direction }, cacheTags: [] });
  });
}

export const TEMPLATE_STEP_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Étape habituelle",
  table: "milestone_templates",
  takePlace: async (tx, row) =>
    backInPlace(row, await lockTemplate(tx, String(row.category)), {
      max: TEMPLATE_STEPS_MAX,
      full: TEMPLATE_FULL,
    }),
};

/** Moves a step to the trash; projects that began with it keep theirs. @throws DomainError `not-found` */
export function deleteTemplateStep(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(templateCommand(actor, "deleted"), async (tx) => {
    const { title, category } = await tx.milestoneTemplate.findUniqueOrThrow({ where: { id } });
    const doomed = { id, title: usualStepIn(title, "fr"), cacheTags: [], actor };
    const trashId = await keepInTrash(tx, TEMPLATE_STEP_TRASH, doomed);
    await tx.milestoneTemplate.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, details: { category, title }, cacheTags: [] });
  });
}

/** The usual steps of a category in their order; until the commit no other is added to them or moved. */
async function lockTemplate(tx: Transaction, category: string): Promise<{ id: string; position: number }[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`milestone-templates ${category}`}))`;
  return tx.$queryRaw<{ id: string; position: number }[]>`
    SELECT id::text AS id, position FROM milestone_templates WHERE category = ${category}::"ServiceCategory"
    ORDER BY position`;
}
