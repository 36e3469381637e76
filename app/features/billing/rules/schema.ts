import { z } from "zod";
import { RULE_NAMES, RULES } from "~/features/billing/rules/model";
import { dayField as dayFieldSaying, optionalDayField } from "~/lib/forms/day-fields";
import { idOrNew } from "~/lib/forms/id-or-new";
import { numberRefusal } from "~/lib/forms/number-fields";
import { optionalTextField } from "~/lib/forms/text-fields";
import { parseDecimal } from "~/lib/money/parse-decimal";

const TEXT_MAX = 240;
const SOURCE_MAX = 160;
const BASIS_POINTS_MAX = 10_000;
const AMOUNT_MAX = 2_000_000_000;
const DAYS_MAX = 365;

/** The format, the maximum and the sentence of each unit. */
const UNITS = {
  rate: { decimals: 2, max: BASIS_POINTS_MAX, sentence: "Un taux de 0 à 100, par exemple 0,25" },
  amount: { decimals: 2, max: AMOUNT_MAX, sentence: "Un montant en dirhams, par exemple 20\u202f000" },
  days: { decimals: 0, max: DAYS_MAX, sentence: daysSentence(0) },
};

function daysSentence(least: number): string {
  return `Un nombre de jours de ${least} à ${DAYS_MAX}`;
}

const text = optionalTextField(TEXT_MAX, `${TEXT_MAX} caractères au plus`);
const dayField = dayFieldSaying("Choisissez un jour");
const lastDayField = optionalDayField("Choisissez un jour");

export const ruleIdSchema = z.object({ id: z.uuid() });
export const ruleScreenSchema = z.object({ id: idOrNew(ruleIdSchema.shape.id, "nouvelle") });
export const newRuleQuerySchema = z.object({ regle: z.enum(RULE_NAMES).optional().catch(undefined) });

/** The kind decides which fields count. */
export const ruleSchema = z
  .object({
    kind: z.enum(RULE_NAMES, { error: "Choisissez une règle" }),
    value: z.string().optional(),
    text_fr: text,
    text_es: text,
    text_ar: text,
    source: z
      .string({ error: "Dites quel texte le prévoit" })
      .trim()
      .min(1, "Dites quel texte le prévoit")
      .max(SOURCE_MAX, `${SOURCE_MAX} caractères au plus`),
    valid_from: dayField,
    valid_until: lastDayField,
  })
  .transform(({ value: typed, text_fr, text_es, text_ar, ...rule }, context) => {
    const { unit, least = 0 } = RULES[rule.kind];
    if (unit === "texts") {
      const texts = { text_fr, text_es, text_ar };
      for (const [path, written] of Object.entries(texts)) {
        if (!written) context.addIssue({ code: "custom", path: [path], message: "Écrivez la mention" });
      }
      return { ...rule, value: 0, ...texts };
    }
    const { decimals, max, sentence } = UNITS[unit];
    const number = (typed ?? "").trim().replace(/%$/, "");
    const value = parseDecimal(number, decimals);
    const message = numberRefusal(number, { decimals, sentence: least > 0 ? daysSentence(least) : sentence });
    if (value === null || value > max || value < least) context.addIssue({ code: "custom", path: ["value"], message });
    return { ...rule, value: value ?? 0, text_fr: null, text_es: null, text_ar: null };
  });

export type RuleInput = z.output<typeof ruleSchema>;
