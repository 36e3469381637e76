import { TEMPLATE_GONE, TEMPLATES_MAX, TOO_MANY_TEMPLATES } from "~/features/inquiries/replies/model";
import type { ReplyTemplateInput } from "~/features/inquiries/replies/schema";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

const TARGET = "reply-template";

function templateCommand(actor: User, action: string): Command {
  return { actor, action, target: TARGET, notFound: TEMPLATE_GONE };
}

/** Adds a template, once. @throws DomainError `conflict` where there are too many */
export function createTemplate(actor: User, input: ReplyTemplateInput): Promise<void> {
  return runCommand(templateCommand(actor, "created"), async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('reply-templates'))`;
    if ((await tx.replyTemplate.count({ where: input })) > 0) return unchanged(undefined);
    if ((await tx.replyTemplate.count()) >= TEMPLATES_MAX) throw new DomainError("conflict", TOO_MANY_TEMPLATES);
    const { id } = await tx.replyTemplate.create({ data: input });
    return changed({ result: undefined, targetId: id, details: { name: input.name }, cacheTags: [] });
  });
}

/** Saves a template. @throws DomainError `not-found`. */
export function updateTemplate(actor: User, id: string, input: ReplyTemplateInput): Promise<void> {
  return runCommand(templateCommand(actor, "updated"), async (tx) => {
    await tx.replyTemplate.update({ where: { id }, data: input });
    return changed({ result: undefined, targetId: id, details: { name: input.name }, cacheTags: [] });
  });
}

export const REPLY_TEMPLATE_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Modèle de réponse",
  table: "reply_templates",
};

/** Moves a template to the trash; what was written by it stays. @throws DomainError `not-found`. */
export function deleteTemplate(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(templateCommand(actor, "deleted"), async (tx) => {
    const { name } = await tx.replyTemplate.findUniqueOrThrow({ where: { id }, select: { name: true } });
    const trashId = await keepInTrash(tx, REPLY_TEMPLATE_TRASH, { id, title: name, cacheTags: [], actor });
    await tx.replyTemplate.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, details: { name }, cacheTags: [] });
  });
}
