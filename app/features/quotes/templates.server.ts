import { totalsOf } from "~/features/billing/model/totals";
import type { QuoteContent } from "~/features/billing/schema";
import { EMPTY_CONTENT, quoteContentSchema } from "~/features/billing/schema";
import { withNewIds } from "~/features/quotes/beginnings.server";
import { EDITED } from "~/features/quotes/model/editor";
import { TEMPLATE_GONE } from "~/features/quotes/model/quote";
import type { QuoteInput } from "~/features/quotes/schema/editor.server";
import { keepInTrash } from "~/features/trash/keep.server";
import { db } from "~/server/db/db.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { JsonObject } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

const LISTED_MAX = 200;

export async function listQuoteTemplates() {
  const rows = await db.quoteTemplate.findMany({ orderBy: { name: "asc" }, take: LISTED_MAX });
  return rows.map(({ id, name, content }) => {
    const { lines } = quoteContentSchema.parse(content);
    const { net } = totalsOf(lines.filter(({ option }) => option === null));
    return { id, name, lineCount: lines.length, net };
  });
}

export async function getQuoteTemplate(id: string) {
  const template = await db.quoteTemplate.findUnique({ where: { id } });
  return template && { ...template, content: quoteContentSchema.parse(template.content) };
}

const TARGET = "quote-template";

function templateCommand(actor: User, action: string): Command {
  const refusals = { quote_templates_name_key: new DomainError("invalid", "Un modèle porte déjà ce nom") };
  return { actor, action, target: TARGET, notFound: TEMPLATE_GONE, refusals };
}

/** Begins a template, empty or with what a quote says. @throws DomainError `invalid` for a name that another has */
export function createQuoteTemplate(actor: User, name: string, content?: QuoteContent): Promise<{ id: string }> {
  return runCommand(templateCommand(actor, "created"), async (tx) => {
    // The team's notes about one client stay out of a template.
    const general = withNewIds({ ...(content ?? EMPTY_CONTENT), notes: "" });
    const data = { name, content: general as unknown as JsonObject };
    const { id } = await tx.quoteTemplate.create({ data, select: { id: true } });
    return changed({ result: { id }, targetId: id, details: { name }, cacheTags: [] });
  });
}

/**
 * Saves a template over the version that its form was opened with.
 * @throws DomainError `not-found`, `invalid` for a name that another has; EditConflictError
 */
export function updateQuoteTemplate(actor: User, id: string, { quote, content, version }: QuoteInput): Promise<void> {
  return runCommand<void>(templateCommand(actor, "updated"), async (tx) => {
    const [stored] = await tx.$queryRaw<{ version: number }[]>`
      SELECT version FROM quote_templates WHERE id = ${id}::uuid FOR UPDATE`;
    if (!stored) throw new DomainError("not-found", TEMPLATE_GONE);
    if (version !== undefined && version !== stored.version) {
      throw await editConflict(tx, EDITED.template, { targetKind: TARGET, targetId: id, version: stored.version });
    }
    const data = { name: quote.title, content: content as unknown as JsonObject, version: { increment: 1 } };
    await tx.quoteTemplate.update({ where: { id }, data });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

export const QUOTE_TEMPLATE_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Modèle de devis",
  table: "quote_templates",
  taken: "Son nom a été pris entre-temps. Changez celui qui le porte, puis recommencez.",
};

/** Moves a template to the trash; the quotes made from it stay. @throws DomainError `not-found` */
export function deleteQuoteTemplate(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(templateCommand(actor, "deleted"), async (tx) => {
    const { name } = await tx.quoteTemplate.findUniqueOrThrow({ where: { id }, select: { name: true } });
    const trashId = await keepInTrash(tx, QUOTE_TEMPLATE_TRASH, { id, title: name, cacheTags: [], actor });
    await tx.quoteTemplate.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, details: { name }, cacheTags: [] });
  });
}
