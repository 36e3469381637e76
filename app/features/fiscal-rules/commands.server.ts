import type { RuleName } from "~/features/fiscal-rules/model";
import { RULE_GONE, RULE_KNOWN, RULE_OTHER, RULE_SPAN, RULE_USED, ruleText } from "~/features/fiscal-rules/model";
import type { FiscalRules } from "~/features/fiscal-rules/queries.server";
import type { RuleInput } from "~/features/fiscal-rules/schema";
import type { FiscalRule, Prisma } from "~/server/db/client/client";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { isoDay } from "~/site/format";

const TARGET = "fiscal-rule";

const refusals = {
  dated_rules_kind_valid_from_key: new DomainError("conflict", RULE_KNOWN),
  dated_rules_span: new DomainError("conflict", RULE_SPAN),
};

/** Adds a value of a rule from a day on. @throws DomainError `conflict` where the rule has one since that day already */
export function createRule(actor: User, input: RuleInput): Promise<void> {
  return runCommand<void>({ actor, action: "created", target: TARGET, refusals }, async (tx) => {
    const row = await tx.fiscalRule.create({ data: rowOf(input) });
    return changed({
      result: undefined,
      targetId: row.id,
      details: { to: saidOf(row), kind: row.kind },
      cacheTags: [],
    });
  });
}

/**
 * Corrects a value that nothing has gone by yet; its kind stays.
 * @throws DomainError `not-found`, `conflict` for one that a document or a payment has gone by
 */
export function updateRule(actor: User, id: string, input: RuleInput): Promise<void> {
  return runCommand<void>({ actor, action: "corrected", target: TARGET, notFound: RULE_GONE, refusals }, async (tx) => {
    const before = await lockUnused(tx, id);
    if (before.kind !== input.kind) throw new DomainError("invalid", RULE_OTHER);
    const { kind: _, ...data } = rowOf(input);
    const row = await tx.fiscalRule.update({ where: { id }, data });
    const details = { from: saidOf(before), to: saidOf(row), kind: row.kind };
    return changed({ result: undefined, targetId: id, details, cacheTags: [] });
  });
}

/** Deletes a value that nothing has gone by yet. @throws DomainError `not-found`, `conflict` for one that was */
export function deleteRule(actor: User, id: string): Promise<void> {
  return runCommand<void>({ actor, action: "deleted", target: TARGET, notFound: RULE_GONE }, async (tx) => {
    const before = await lockUnused(tx, id);
    await tx.fiscalRule.delete({ where: { id } });
    const details = { from: saidOf(before), kind: before.kind };
    return changed({ result: undefined, targetId: id, details, cacheTags: [] });
  });
}

/** Marks the rules that a document or a payment goes by, in the transaction that writes it. */
export async function markRulesUsed(
  tx: Prisma.TransactionClient,
  rules: FiscalRules,
  names: readonly RuleName[],
): Promise<void> {
  const ids = names.flatMap((name) => rules[name]?.id ?? []);
  if (ids.length === 0) return;
  await tx.fiscalRule.updateMany({ where: { id: { in: ids }, used_at: null }, data: { used_at: new Date() } });
}

async function lockUnused(tx: Transaction, id: string): Promise<FiscalRule> {
  await tx.$queryRaw`SELECT id FROM dated_rules WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.fiscalRule.findUniqueOrThrow({ where: { id } });
  if (row.used_at) throw new DomainError("conflict", RULE_USED);
  return row;
}

function rowOf({ valid_from, valid_until, ...rule }: RuleInput) {
  return { ...rule, valid_from: new Date(valid_from), valid_until: valid_until ? new Date(valid_until) : null };
}

/** What a row says, for the history. */
function saidOf({ kind, value, text_fr, text_es, text_ar, source, valid_from, valid_until }: FiscalRule): string {
  const texts = text_fr ? { fr: text_fr, es: text_es ?? "", ar: text_ar ?? "" } : null;
  const until = valid_until ? ` au ${isoDay(valid_until)}` : "";
  const others = texts ? ` / ${texts.es} / ${texts.ar}` : "";
  return `${ruleText(kind, { value, texts })}${others} (${source}), du ${isoDay(valid_from)}${until}`;
}
