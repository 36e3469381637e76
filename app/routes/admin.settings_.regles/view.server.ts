import type { RuleName } from "~/features/billing/rules/model";
import { RULE_GROUPS, RULES, ruleText } from "~/features/billing/rules/model";
import type { DatedRule, listRuleChanges } from "~/features/billing/rules/queries.server";
import { startOfDay } from "~/site/calendar";
import { formatDateTime, formatNumericDate } from "~/site/format";

export type RuleGroup = ReturnType<typeof toGroups>[number];

export function toGroups(rules: readonly DatedRule[], today: string) {
  return RULE_GROUPS.map(({ title, names }) => ({
    title,
    rules: names.map((name) => {
      const { label, effect } = RULES[name];
      const values = rules.filter(({ kind }) => kind === name);
      const current = values.find(({ validFrom }) => validFrom <= today);
      return { name, label, effect, values: values.map((rule) => toValue(rule, { current, today })) };
    }),
  }));
}

interface Context {
  /** The one whose first day came last. */
  current: DatedRule | undefined;
  today: string;
}

function toValue(rule: DatedRule, { current, today }: Context) {
  const { id, kind, source, texts, validFrom, validUntil, isUsed } = rule;
  const isOver = validUntil !== null && validUntil < today;
  const others = texts
    ? [
        { lang: "es", text: texts.es },
        { lang: "ar", text: texts.ar },
      ]
    : [];
  return {
    id,
    source,
    others,
    isUsed,
    text: ruleText(kind, rule),
    span: spanOf(validFrom, validUntil),
    state: stateOf({ isFuture: validFrom > today, isCurrent: rule === current && !isOver }),
  };
}

function stateOf({ isFuture, isCurrent }: { isFuture: boolean; isCurrent: boolean }) {
  if (isFuture) return { label: "À venir", tone: "blue" as const };
  return isCurrent ? { label: "En vigueur", tone: "green" as const } : { label: "Passée", tone: "neutral" as const };
}

function spanOf(from: string, until: string | null): string {
  const since = `depuis le ${formatNumericDate(startOfDay(from))}`;
  return until ? `${since}, jusqu’au ${formatNumericDate(startOfDay(until))}` : since;
}

const ACTIONS: Record<string, string> = { created: "Ajoutée", corrected: "Corrigée", deleted: "Supprimée" };

export type RuleChange = ReturnType<typeof toChanges>[number];

export function toChanges(changes: Awaited<ReturnType<typeof listRuleChanges>>) {
  return changes.map(({ id, action, details, created_at, by }) => {
    const { kind, from, to } = details as { kind?: RuleName; from?: string; to?: string };
    return {
      id,
      by,
      from: from ?? null,
      to: to ?? null,
      when: formatDateTime(created_at),
      what: ACTIONS[action] ?? action,
      label: kind ? RULES[kind].label : "",
    };
  });
}
