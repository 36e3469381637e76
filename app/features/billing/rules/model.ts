import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES, EXEMPTIONS } from "~/features/billing/model/exemptions";
import { formatBasisPoints, formatMoney, plainDecimal } from "~/lib/money/format-money";

/** Basis points, hundredths of a dirham, days, or texts in three languages. */
type RuleUnit = "rate" | "amount" | "days" | "texts";

interface RuleKind {
  label: string;
  unit: RuleUnit;
  /** What it decides. */
  effect: string;
  /** The minimum, where it is not 0. */
  least?: number;
}

const NUMBER_RULES = {
  vat_withheld_public_body: {
    label: "TVA retenue par un organisme public",
    unit: "rate",
    effect: "Part de la TVA qu’un client public garde au plus sur ce qu’il règle.",
  },
  vat_withheld_sole_trader: {
    label: "TVA retenue à une entreprise individuelle",
    unit: "rate",
    effect: "Part de la TVA qu’un client garde au plus quand l’agence est une personne physique.",
  },
  vat_withheld_company: {
    label: "TVA retenue entre sociétés",
    unit: "rate",
    effect: "Part de la TVA qu’une entreprise cliente garde au plus sur ce qu’elle règle à une société.",
  },
  stamp_duty_cash: {
    label: "Droit de timbre sur les espèces",
    unit: "rate",
    effect: "S’ajoute à ce qui est reçu en espèces.",
  },
  cash_warning_amount: {
    label: "Plafond des espèces",
    unit: "amount",
    effect: "À partir de cette somme, un paiement en espèces demande une confirmation.",
  },
  cash_fine: {
    label: "Amende sur les espèces",
    unit: "rate",
    effect: "Ce que l’avertissement annonce au-dessus du plafond.",
  },
  payment_days_max: {
    label: "Délai de paiement le plus long",
    unit: "days",
    effect: "Aucune facture ne s’émet avec une échéance plus lointaine.",
  },
  late_letter_first: {
    label: "Première lettre de retard",
    unit: "days",
    effect: "Jours après l’échéance d’une facture impayée.",
    least: 1,
  },
  late_letter_second: {
    label: "Seconde lettre de retard",
    unit: "days",
    effect: "Jours après l’échéance d’une facture toujours impayée.",
    least: 1,
  },
  quote_reminder: {
    label: "Rappel avant la fin d’un devis",
    unit: "days",
    effect: "Jours avant le dernier jour de validité d’un devis sans réponse.",
  },
} as const satisfies Record<string, RuleKind>;

type MentionKind = `mention_${Exemption}`;

export type RuleName = keyof typeof NUMBER_RULES | MentionKind;

/** The rule that holds the words of an exemption. */
export function mentionKind(exemption: Exemption): MentionKind {
  return `mention_${exemption}`;
}

const mentions = EXEMPTION_NAMES.map((name): [MentionKind, RuleKind] => [
  mentionKind(name),
  {
    label: EXEMPTIONS[name].label,
    unit: "texts",
    effect: "Mention imprimée sous les totaux, dans la langue du document.",
  },
]);

export const RULES = { ...NUMBER_RULES, ...Object.fromEntries(mentions) } as Record<RuleName, RuleKind>;
export const RULE_NAMES = Object.keys(RULES) as [RuleName, ...RuleName[]];

export const RULE_GROUPS: readonly { title: string; names: readonly RuleName[] }[] = [
  {
    title: "Retenue à la source",
    names: ["vat_withheld_public_body", "vat_withheld_sole_trader", "vat_withheld_company"],
  },
  { title: "Espèces", names: ["stamp_duty_cash", "cash_warning_amount", "cash_fine"] },
  {
    title: "Délais et lettres",
    names: ["payment_days_max", "late_letter_first", "late_letter_second", "quote_reminder"],
  },
  { title: "Mentions d’exonération", names: EXEMPTION_NAMES.map(mentionKind) },
];

export interface RuleTexts {
  fr: string;
  es: string;
  ar: string;
}

export function ruleText(name: RuleName, { value, texts }: { value: number; texts: RuleTexts | null }): string {
  switch (RULES[name].unit) {
    case "rate":
      return formatBasisPoints(value);
    case "amount":
      return formatMoney(value, "MAD");
    case "days":
      return value === 1 ? "1 jour" : `${value} jours`;
    default:
      return texts?.fr ?? "";
  }
}

export type RuleValues = Record<
  "value" | "text_fr" | "text_es" | "text_ar" | "source" | "valid_from" | "valid_until",
  string
>;

/** The empty form of a value from a day on. */
export function newRuleValues(valid_from: string): RuleValues {
  return { value: "", text_fr: "", text_es: "", text_ar: "", source: "", valid_from, valid_until: "" };
}

export function ruleValues({
  kind,
  value,
  source,
  texts,
  validFrom,
  validUntil,
}: {
  kind: RuleName;
  value: number;
  source: string;
  texts: RuleTexts | null;
  validFrom: string;
  validUntil: string | null;
}): RuleValues {
  const { fr: text_fr = "", es: text_es = "", ar: text_ar = "" } = texts ?? {};
  const typed = RULES[kind].unit === "days" ? String(value) : plainDecimal(value, 2);
  return {
    value: typed,
    text_fr,
    text_es,
    text_ar,
    source,
    valid_from: validFrom,
    valid_until: validUntil ?? "",
  };
}

export const RULE_INTENT = "fiscal-rule";
export const RULES_PATH = "/admin/settings/regles";
export const RULE_USED =
  "Un document ou un paiement a déjà suivi cette valeur\u202f: elle reste telle quelle, ajoutez-en une nouvelle à partir d’un autre jour";
