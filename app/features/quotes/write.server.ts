import { randomUUID } from "node:crypto";
import { getBillingClient } from "~/features/billing/clients/queries.server";
import { isTooMuch, totalsOf } from "~/features/billing/model/totals";
import type { Beginning } from "~/features/quotes/beginnings.server";
import { withNewIds } from "~/features/quotes/beginnings.server";
import { EDITED } from "~/features/quotes/model/editor";
import { ALREADY_ACCEPTED, NEVER_SENT, NOT_A_DRAFT, QUOTE_GONE, TOTAL_TOO_DEAR } from "~/features/quotes/model/quote";
import type { Quote } from "~/features/quotes/queries.server";
import { getQuote } from "~/features/quotes/queries.server";
import type { QuoteInput } from "~/features/quotes/schema/editor.server";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

const VERSION_TAKEN = "Une autre version de ce devis a été commencée ou acceptée entre-temps.";

const QUOTE_TARGET = "quote";

export function quoteCommand(actor: User | null, action: string): Command {
  const refusals = { quotes_billing_client_id_fkey: new DomainError("invalid", "Choisissez un client de la liste") };
  return { actor, action, target: QUOTE_TARGET, notFound: QUOTE_GONE, refusals };
}

/**
 * Locks the versions of a quote in their order, by the id of one of them, so that requests that send, edit or accept it
 * wait for each other. @throws DomainError `not-found`
 */
export async function lockVersions(tx: Transaction, id: string) {
  await tx.$queryRaw`
    SELECT FROM quotes
    WHERE root_id = (SELECT root_id FROM quotes WHERE id = ${id}::uuid) ORDER BY revision FOR UPDATE`;
  const quote = await getQuote(id, tx);
  if (!quote) throw new DomainError("not-found", QUOTE_GONE);
  // A second statement: the one that waited does not see a version that another request began meanwhile.
  const versions = await tx.$queryRaw<{ id: string; revision: number; status: string; number: string | null }[]>`
    SELECT id, revision::int AS revision, status::text AS status, number FROM quotes
    WHERE root_id = ${quote.root_id}::uuid ORDER BY revision`;
  return { quote, versions };
}

const asJson = (content: Quote["content"]) => content as unknown as JsonObject;

/** Without the options. */
function sumsOf({ lines }: Quote["content"]) {
  const { net, tax, gross } = totalsOf(lines.filter(({ option }) => option === null));
  return { net, tax, gross };
}

/**
 * Begins a quote, in the language and currency of its client.
 * @param formKey of the form: its button pressed twice begins one quote
 * @throws DomainError `invalid` for lines whose total is too high, as those of a tier can be
 */
export function createQuote(actor: User, beginning: Beginning, formKey?: string): Promise<{ id: string }> {
  return runCommand(quoteCommand(actor, "created"), async (tx) => {
    if (isTooMuch(beginning.content.lines)) throw new DomainError("invalid", TOTAL_TOO_DEAR);
    const claim = formKey ? await claimOnce(tx, { kind: "new-quote", content: [actor.id, formKey] }) : null;
    // A form that comes back from the browser's history begins another quote once the first has been edited.
    if (claim?.isRepeat && (await tx.quote.count({ where: { id: claim.id, version: 1 } })) > 0) {
      return unchanged({ id: claim.id });
    }
    const id = claim && !claim.isRepeat ? claim.id : randomUUID();
    await insertDraft(tx, { ...beginning, id, root_id: id, owner_id: actor.id });
    return changed({ result: { id }, targetId: id, cacheTags: [] });
  });
}

async function insertDraft(
  tx: Transaction,
  { content, ...draft }: Beginning & { id: string; root_id: string; owner_id: string; revision?: number },
) {
  const client = draft.billing_client_id ? await getBillingClient(draft.billing_client_id, tx) : null;
  const own = client ? { language: client.language, currency: client.currency } : {};
  await tx.quote.create({ data: { ...own, ...draft, content: asJson(content), ...sumsOf(content) } });
}

/**
 * Saves a draft over the version that its form was opened with.
 * @throws DomainError `not-found`, `conflict` for a quote that was sent, `invalid` for a client that is not there;
 * EditConflictError
 */
export function updateQuote(actor: User, id: string, { quote, content, version }: QuoteInput): Promise<void> {
  return runCommand<void>(quoteCommand(actor, "updated"), async (tx) => {
    const { quote: stored } = await lockVersions(tx, id);
    if (stored.status !== "draft") throw new DomainError("conflict", NOT_A_DRAFT);
    if (version !== undefined && version !== stored.version) {
      throw await editConflict(tx, EDITED.quote, { targetKind: QUOTE_TARGET, targetId: id, version: stored.version });
    }
    const data = { ...quote, content: asJson(content), ...sumsOf(content), version: { increment: 1 } };
    await tx.quote.update({ where: { id }, data });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

/** Makes a draft out to a client, in the client's language and currency. @throws DomainError `not-found`, `conflict` */
export function setQuoteClient(actor: User, id: string, clientId: string): Promise<void> {
  return runCommand<void>(quoteCommand(actor, "updated"), async (tx) => {
    const { quote } = await lockVersions(tx, id);
    if (quote.status !== "draft") throw new DomainError("conflict", NOT_A_DRAFT);
    const client = await getBillingClient(clientId, tx);
    const own = client ? { language: client.language, currency: client.currency } : {};
    await tx.quote.update({ where: { id }, data: { billing_client_id: clientId, ...own, version: { increment: 1 } } });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

export const QUOTE_TRASH: TrashedKind = {
  kind: QUOTE_TARGET,
  label: "Brouillon de devis",
  table: "quotes",
  taken: VERSION_TAKEN,
  /** A quote has one draft, and none once it is accepted. */
  takePlace: async (tx, row) => {
    const rootId = String(row.root_id);
    await tx.$queryRaw`SELECT FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision FOR UPDATE`;
    const found = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM quotes WHERE root_id = ${rootId}::uuid AND status IN ('draft', 'accepted') LIMIT 1`;
    if (found.length > 0) throw new DomainError("conflict", VERSION_TAKEN);
    return row;
  },
};

/** Moves a draft to the trash. @throws DomainError `not-found`, `conflict` for a quote that was sent */
export function deleteQuote(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(quoteCommand(actor, "deleted"), async (tx) => {
    const { quote } = await lockVersions(tx, id);
    if (quote.status !== "draft") throw new DomainError("conflict", NOT_A_DRAFT);
    const { title, billing_client_id } = quote;
    const client = billing_client_id ? await getBillingClient(billing_client_id, tx) : null;
    const doomed = { id, title, personId: client?.profile_id ?? null, cacheTags: [], actor };
    const trashId = await keepInTrash(tx, QUOTE_TRASH, doomed);
    await tx.quote.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, details: { title }, cacheTags: [] });
  });
}

/** A new quote with what another one says, for the same client. @throws DomainError `not-found` */
export function duplicateQuote(actor: User, id: string): Promise<{ id: string }> {
  return runCommand(quoteCommand(actor, "duplicated"), async (tx) => {
    const { quote } = await lockVersions(tx, id);
    const copy = randomUUID();
    const { title, billing_client_id, inquiry_id, project_id, language, currency } = quote;
    const own = { id: copy, root_id: copy, owner_id: actor.id, content: withNewIds(quote.content) };
    await insertDraft(tx, { title, billing_client_id, inquiry_id, project_id, ...own });
    await tx.quote.update({ where: { id: copy }, data: { language, currency } });
    return changed({ result: { id: copy }, targetId: copy, details: { of: id }, cacheTags: [] });
  });
}

/**
 * Begins a later version of a quote that was sent, or finds the one that is begun: the client cannot accept meanwhile.
 * @throws DomainError `not-found`, `conflict` for a quote that was never sent or is accepted
 */
export function createVersion(actor: User, id: string): Promise<{ id: string }> {
  return runCommand(quoteCommand(actor, "version-started"), async (tx) => {
    const { quote, versions } = await lockVersions(tx, id);
    const begun = versions.find(({ status }) => status === "draft");
    if (begun && begun.id === id) throw new DomainError("conflict", NEVER_SENT);
    if (begun) return unchanged({ id: begun.id });
    if (versions.some(({ status }) => status === "accepted")) throw new DomainError("conflict", ALREADY_ACCEPTED);
    const later = randomUUID();
    const { title, billing_client_id, inquiry_id, project_id, root_id, content, language, currency } = quote;
    const revision = Math.max(...versions.map((version) => version.revision)) + 1;
    const own = { id: later, root_id, revision, owner_id: actor.id, content };
    await insertDraft(tx, { title, billing_client_id, inquiry_id, project_id, ...own });
    await tx.quote.update({ where: { id: later }, data: { language, currency } });
    return changed({ result: { id: later }, targetId: later, details: { revision }, cacheTags: [] });
  });
}
