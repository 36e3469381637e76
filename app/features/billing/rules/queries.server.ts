import type { Exemption, ExemptionTexts } from "~/features/billing/model/exemptions";
import type { RuleName, RuleTexts } from "~/features/billing/rules/model";
import { mentionKind, RULE_NAMES, RULES } from "~/features/billing/rules/model";
import type { Prisma, DatedRule as Row } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";

/** Basis points, centimes, days, or the texts of an exemption, with the legal source. */
export interface RuleOfDay {
  id: string;
  value: number;
  source: string;
  texts: RuleTexts | null;
  /** A value that a document or payment has used never changes. */
  isUsed: boolean;
}

/** Rules without a value on the day are left out. */
export type RulesOfDay = Partial<Record<RuleName, RuleOfDay>>;

/** Rows of a later release may have other kinds. */
const KNOWN = { kind: { in: RULE_NAMES } };

export async function getRulesOfDay(day: string, tx: Prisma.TransactionClient = db): Promise<RulesOfDay> {
  const date = new Date(day);
  const where = { ...KNOWN, valid_from: { lte: date } };
  const rows = await tx.datedRule.findMany({ where, orderBy: { valid_from: "asc" } });
  const latest = new Map(rows.map((row) => [row.kind, row]));
  const held = [...latest.values()].filter(({ valid_until }) => !valid_until || valid_until >= date);
  return Object.fromEntries(held.map((row) => [row.kind, toRule(row)]));
}

function toRule(row: Row): RuleOfDay {
  const { id, value, source, used_at, text_fr: fr, text_es: es, text_ar: ar } = row;
  return { id, value, source, texts: fr && es && ar ? { fr, es, ar } : null, isUsed: used_at !== null };
}

/**
 * The words of exemptions in the language of a document, as the rules of its day have them.
 * @throws DomainError `conflict` of the field `settings` naming the exemption that has no words on that day
 */
export function exemptionTextsOf(
  rules: RulesOfDay,
  exemptions: readonly Exemption[],
  language: Language,
): ExemptionTexts {
  const missing = exemptions.find((name) => !rules[mentionKind(name)]?.texts);
  if (missing) {
    const { label } = RULES[mentionKind(missing)];
    const sentence = `La mention «\u202f${label}\u202f» n’a pas de texte ce jour-là\u202f: ajoutez-le dans les règles fiscales des Paramètres`;
    throw new DomainError("conflict", sentence, { field: "settings" });
  }
  return Object.fromEntries(exemptions.map((name) => [name, rules[mentionKind(name)]?.texts?.[language]]));
}

/** A rule with its days, as its owner sees it. */
export interface DatedRule extends RuleOfDay {
  kind: RuleName;
  validFrom: string;
  validUntil: string | null;
}

export async function listDatedRules(): Promise<DatedRule[]> {
  const orderBy = [{ kind: "asc" as const }, { valid_from: "desc" as const }];
  return (await db.datedRule.findMany({ where: KNOWN, orderBy })).map(toDated);
}

export async function getDatedRule(id: string): Promise<DatedRule | null> {
  const row = await db.datedRule.findUnique({ where: { ...KNOWN, id } });
  return row && toDated(row);
}

function toDated(row: Row): DatedRule {
  const { kind, valid_from, valid_until } = row;
  return {
    ...toRule(row),
    kind,
    validFrom: dayInCasablanca(valid_from),
    validUntil: valid_until && dayInCasablanca(valid_until),
  };
}

const HISTORY_SHOWN = 50;

export async function listRuleChanges() {
  const entries = await db.auditEntry.findMany({
    where: { target_kind: "fiscal-rule" },
    orderBy: { created_at: "desc" },
    take: HISTORY_SHOWN,
  });
  const actorIds = entries.flatMap(({ actor_id }) => actor_id ?? []);
  const actors = await db.profile.findMany({ where: { id: { in: actorIds } }, select: { id: true, full_name: true } });
  const nameById = new Map(actors.map(({ id, full_name }) => [id, full_name]));
  return entries.map((entry) => ({ ...entry, by: entry.actor_id ? (nameById.get(entry.actor_id) ?? null) : null }));
}
