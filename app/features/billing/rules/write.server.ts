import type { RuleName } from "~/features/billing/rules/model";
import { RULE_USED, ruleText } from "~/features/billing/rules/model";
import type { RulesOfDay } from "~/features/billing/rules/queries.server";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import type { RuleInput } from "~/features/billing/rules/schema";
import type { DatedRule } from "~/server/db/client/client";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { addDays, dayInCasablanca, startOfDay } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";

const RULE_GONE = "Cette règle n’existe plus";

const TARGET = "fiscal-rule";

const refusals = {
  dated_rules_kind_valid_from_key: new DomainError(
    "invalid",
    "Cette règle a déjà une valeur depuis ce jour\u202f: choisissez un autre premier jour",
  ),
  dated_rules_span: new DomainError("invalid", "Le dernier jour ne peut pas précéder le premier"),
};

/** Adds a value of a rule from a day on. @throws DomainError `invalid` where the rule has one from that day already */
export function createRule(actor: User, input: RuleInput): Promise<void> {
  return runCommand<void>({ actor, action: "created", target: TARGET, refusals }, async (tx) => {
    const row = await tx.datedRule.create({ data: rowOf(input) });
    await expectLettersInOrder(tx, row.kind);
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
 * @throws DomainError `not-found`, `invalid` for one that a document or a payment has gone by
 */
export function updateRule(actor: User, id: string, input: RuleInput): Promise<void> {
  return runCommand<void>({ actor, action: "corrected", target: TARGET, notFound: RULE_GONE, refusals }, async (tx) => {
    const before = await lockUnused(tx, id);
    if (before.kind !== input.kind)
      throw new DomainError("invalid", "Cette valeur est celle d’une autre règle\u202f: rouvrez-la depuis la liste");
    const { kind: _, ...data } = rowOf(input);
    const row = await tx.datedRule.update({ where: { id }, data });
    await expectLettersInOrder(tx, row.kind);
    const details = { from: saidOf(before), to: saidOf(row), kind: row.kind };
    return changed({ result: undefined, targetId: id, details, cacheTags: [] });
  });
}

/** Deletes an unused value. @throws DomainError `not-found`, `invalid` for a used one */
export function deleteRule(actor: User, id: string): Promise<void> {
  return runCommand<void>({ actor, action: "deleted", target: TARGET, notFound: RULE_GONE }, async (tx) => {
    const before = await lockUnused(tx, id);
    await tx.datedRule.delete({ where: { id } });
    await expectLettersInOrder(tx, before.kind);
    const details = { from: saidOf(before), kind: before.kind };
    return changed({ result: undefined, targetId: id, details, cacheTags: [] });
  });
}

const LETTERS: readonly RuleName[] = ["late_letter_first", "late_letter_second"];

/** From today on, the second letter may on no day be due before the first or with it. */
async function expectLettersInOrder(tx: Transaction, kind: RuleName): Promise<void> {
  if (!LETTERS.includes(kind)) return;
  await tx.$queryRaw`SELECT id FROM dated_rules WHERE kind::text = ANY(${LETTERS}) ORDER BY id FOR UPDATE`;
  const today = dayInCasablanca(new Date());
  const spans = await tx.datedRule.findMany({ where: { kind: { in: [...LETTERS] } } });
  // Only these days change the rules.
  const changes = spans.flatMap(({ valid_from, valid_until }) => [
    dayInCasablanca(valid_from),
    ...(valid_until ? [addDays(dayInCasablanca(valid_until), 1)] : []),
  ]);
  for (const day of [today, ...changes.filter((each) => each > today)]) {
    const { late_letter_first: first, late_letter_second: second } = await getRulesOfDay(day, tx);
    if (first && second && second.value <= first.value)
      throw new DomainError(
        "invalid",
        "La seconde lettre de retard part après la première\u202f: choisissez plus de jours pour elle, ou moins pour la première",
      );
  }
}

/**
 * Reads the rules of a day for a document or a payment and marks those that it depends on, in the transaction that writes
 * it: a marked rule never changes. An unmarked one is locked first and read again, since it may have been edited.
 * @param choose the rules that the document or payment depends on
 */
export async function takeRulesOfDay(
  tx: Transaction,
  day: string,
  choose: (rules: RulesOfDay) => readonly RuleName[],
): Promise<RulesOfDay> {
  for (;;) {
    const rules = await getRulesOfDay(day, tx);
    const ids = choose(rules).flatMap((name) => (rules[name]?.isUsed === false ? rules[name].id : []));
    if (ids.length === 0) return rules;
    await tx.$queryRaw`SELECT id FROM dated_rules WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
    await tx.datedRule.updateMany({ where: { id: { in: ids } }, data: { used_at: new Date() } });
  }
}

async function lockUnused(tx: Transaction, id: string): Promise<DatedRule> {
  await tx.$queryRaw`SELECT id FROM dated_rules WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.datedRule.findUniqueOrThrow({ where: { id } });
  if (row.used_at) throw new DomainError("invalid", RULE_USED);
  return row;
}

function rowOf({ valid_from, valid_until, ...rule }: RuleInput) {
  return { ...rule, valid_from: new Date(valid_from), valid_until: valid_until ? new Date(valid_until) : null };
}

function saidOf({ kind, value, text_fr, text_es, text_ar, source, valid_from, valid_until }: DatedRule): string {
  const texts = text_fr ? { fr: text_fr, es: text_es ?? "", ar: text_ar ?? "" } : null;
  const until = valid_until ? ` au ${dayText(valid_until)}` : "";
  const others = texts ? ` / ${texts.es} / ${texts.ar}` : "";
  return `${ruleText(kind, { value, texts })}${others} (${source}), du ${dayText(valid_from)}${until}`;
}

/** '01/07/2024' */
function dayText(day: Date): string {
  return formatNumericDate(startOfDay(dayInCasablanca(day)));
}
