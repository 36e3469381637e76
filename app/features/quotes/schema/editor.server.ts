import { z } from "zod";
import {
  AMOUNT_MAX,
  CURRENCIES,
  DAYS_MAX,
  LINES_MAX,
  QUANTITY_MAX,
  SHARE_WHOLE,
} from "~/features/billing/model/content";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import { isTooMuch } from "~/features/billing/model/totals";
import type { LineOption, QuoteContent, QuoteLine, ScheduleStep } from "~/features/billing/schema";
import type { Edited, EditorValues } from "~/features/quotes/model/editor";
import { readPrice, readPriced, readQuantity, readVat } from "~/features/quotes/model/editor";
import { TOTAL_TOO_DEAR } from "~/features/quotes/model/quote";
import { optionalDayField } from "~/lib/forms/day-fields";
import { numberField, optionalNumberField } from "~/lib/forms/number-fields";
import { boundedTextField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { escapeXml } from "~/lib/html/xml";
import { formatBasisPoints } from "~/lib/money/format-money";
import { cleanText } from "~/lib/text/clean-text";
import { LANGUAGES } from "~/site/language";
import { templateNameSchema } from "./quote";

/** A rich text, sanitised. Typed without markup, as without scripts, its lines become paragraphs. */
const richTextField = z
  .string({ error: "Texte illisible" })
  .max(20_000, "20 000 caractères au plus")
  .transform((typed) => {
    const text = cleanText(typed).trim();
    const paragraphs = text.split(/\n{2,}/).filter(Boolean);
    const markup = paragraphs.map((part) => `<p>${escapeXml(part).replaceAll("\n", "<br>")}</p>`).join("");
    const html = sanitizeHtml(/<[a-z]/i.test(text) ? text : markup);
    return hasVisibleContent(html) ? html : "";
  });

const STEPS_MAX = 12;
/** As of a milestone: each step of a schedule becomes one. */
const STEP_DAYS_MAX = 730;
const NOTES_MAX = 5000;
const VAT_MAX = 100;

const QUANTITY_SENTENCE = "La quantité est un nombre plus grand que 0, par exemple 1 ou 2,5, de 1 000 000 au plus";
const PRICE_SENTENCE = "Le prix est un nombre positif, par exemple 1 250,50, de 20 000 000 au plus";
const DISCOUNT_SENTENCE = "La remise est un pourcentage de 0 à 100, par exemple 10";
const SHARE_SENTENCE = "La part est un pourcentage plus grand que 0, par exemple 50";
const LINE_TOO_DEAR = "Cette ligne dépasse 20 000 000\u202f: partagez-la";
const tooLong = (max: number) => `${max} caractères au plus`;

const daysField = (max: number) =>
  optionalNumberField({ decimals: 0, max, sentence: `Un nombre de jours de 0 à ${max}` });

const VAT_SENTENCE = "Choisissez un taux de TVA ou une exonération de la liste";
const vatField = sentText(VAT_MAX, { tooLong: VAT_SENTENCE }).transform((typed, context) => {
  const rate = readVat(typed);
  if (rate === null) context.issues.push({ code: "custom", message: VAT_SENTENCE, input: typed });
  return rate ?? z.NEVER;
});

const percent = { decimals: 2, max: SHARE_WHOLE, sign: "%" } as const;

const lineSchema = z
  .object({
    id: z.uuid("Ligne inconnue"),
    section: optionalTextField(120, tooLong(120)),
    designation: boundedTextField({ missing: "La désignation est requise", max: 300, tooLong: tooLong(300) }),
    description: optionalTextField(2000, tooLong(2000), { isMultiline: true }),
    quantity: numberField({ decimals: 3, min: 1, max: QUANTITY_MAX, sentence: QUANTITY_SENTENCE }),
    unit: optionalTextField(30, tooLong(30)).transform((unit) => unit ?? ""),
    price: numberField({ decimals: 2, max: AMOUNT_MAX, sentence: PRICE_SENTENCE }),
    discount: optionalNumberField({ ...percent, sentence: DISCOUNT_SENTENCE }).transform(
      (discountBp) => discountBp ?? 0,
    ),
    vat: vatField,
    option: z.enum(["", "one_of", "any_of"], { error: "Choisissez une valeur de la liste" }),
    group: optionalTextField(120, tooLong(120)),
  })
  .transform(({ price, discount, vat, option, group, ...line }, context): QuoteLine => {
    const kind = option || null;
    if (kind === "one_of" && !group) {
      const message = "Nommez le groupe dont une option est choisie, par exemple Hébergement";
      context.issues.push({ code: "custom", message, input: group, path: ["group"] });
    }
    const chosen: LineOption | null = kind && { kind, group: group ?? "" };
    return { ...line, ...vat, unitPrice: price, discountBp: discount, option: chosen };
  });

const stepSchema = z
  .object({
    title: boundedTextField({ missing: "Le titre de l’étape est requis", max: 120, tooLong: tooLong(120) }),
    share: numberField({ ...percent, min: 1, sentence: SHARE_SENTENCE }),
    kind: z.enum(["deposit", "progress", "balance"], { error: "Choisissez une nature de la liste" }),
    days: daysField(STEP_DAYS_MAX),
  })
  .transform(({ share, ...step }): ScheduleStep => ({ ...step, shareBp: share }));

const headSchema = z.object({
  language: z.enum(LANGUAGES, { error: "Choisissez une langue de la liste" }),
  currency: z.enum(CURRENCIES, { error: "Choisissez une monnaie de la liste" }),
  valid_until: optionalDayField("Choisissez un jour"),
  billing_client_id: z.union([z.literal("").transform(() => null), z.uuid("Choisissez un client de la liste")], {
    error: "Choisissez un client de la liste",
  }),
  scope: richTextField,
  exclusions: richTextField,
  delays: richTextField,
  delivery_days: daysField(DAYS_MAX),
  revisions: optionalNumberField({ decimals: 0, max: 100, sentence: "Un nombre de révisions de 0 à 100" }),
  hourly_price: optionalNumberField({ decimals: 2, max: AMOUNT_MAX, sentence: PRICE_SENTENCE }),
  notes: optionalTextField(NOTES_MAX, tooLong(NOTES_MAX), { isMultiline: true }),
  version: versionField,
});

const editorSchema = (title: z.ZodType<string>) =>
  z
    .object({
      head: headSchema.extend({ title }),
      lines: z.array(lineSchema).max(LINES_MAX, `Un devis a ${LINES_MAX} lignes au plus`),
      steps: z.array(stepSchema).max(STEPS_MAX, `Un échéancier a ${STEPS_MAX} étapes au plus`),
    })
    .transform(({ head, lines, steps }, context) => {
      const refusal = scheduleRefusal(steps);
      if (refusal) context.issues.push({ code: "custom", message: refusal, input: steps, path: ["steps"] });
      if (isTooMuch(lines)) {
        context.issues.push({ code: "custom", message: TOTAL_TOO_DEAR, input: lines, path: ["lines"] });
      }
      return toInput(head, lines, steps);
    });

const EDITORS = {
  quote: editorSchema(boundedTextField({ missing: "L’objet du devis est requis", max: 200, tooLong: tooLong(200) })),
  template: editorSchema(templateNameSchema.shape.name),
} satisfies Record<Edited, unknown>;

/**
 * Why a schedule asks for more or less than the whole, or does not end with the balance; null for a sound one. A deposit of
 * everything leaves no balance.
 */
function scheduleRefusal(steps: readonly ScheduleStep[]): string | null {
  if (steps.length === 0) return null;
  const sum = steps.reduce((total, { shareBp }) => total + shareBp, 0);
  if (sum !== SHARE_WHOLE) return `L’échéancier doit faire 100 %\u202f: il fait ${formatBasisPoints(sum)}`;
  const hasLoneBalance = steps.every(({ kind }, at) => (kind === "balance") === (at === steps.length - 1));
  const isPaidAhead = steps.length === 1 && steps[0]?.kind === "deposit";
  return hasLoneBalance || isPaidAhead ? null : "La dernière étape de l’échéancier, et elle seule, est le solde";
}

function toInput(head: z.output<typeof headSchema> & { title: string }, lines: QuoteLine[], schedule: ScheduleStep[]) {
  const { scope, exclusions, delays, delivery_days, revisions, hourly_price, notes, version, valid_until, ...own } =
    head;
  const content: QuoteContent = {
    lines,
    schedule,
    scope,
    exclusions,
    delays,
    revisions,
    notes: notes ?? "",
    deliveryDays: delivery_days,
    hourlyPrice: hourly_price,
  };
  return { quote: { ...own, valid_until: valid_until ? new Date(valid_until) : null }, content, version };
}

export type QuoteInput = ReturnType<typeof toInput>;

/** The form's content, or the errors by the id of their field, such as 'line-…-quantity'. */
export function judgeEditor(edited: Edited, values: EditorValues) {
  const judged = EDITORS[edited].safeParse(values);
  // Lines whose quantity and price can each be read, and whose amount before tax is too high.
  const isDear = (line: EditorValues["lines"][number]) =>
    readQuantity(line.quantity) !== null &&
    readPrice(line.price) !== null &&
    readPriced({ ...line, discount: "", vat: EXEMPTION_NAMES[0] }) === null;
  const dear = Object.fromEntries(
    values.lines.filter(isDear).map(({ id }) => [`line-${id}-price`, LINE_TOO_DEAR] as const),
  );
  if (judged.success && Object.keys(dear).length === 0) return { input: judged.data };
  const issues = judged.error?.issues ?? [];
  const errors = Object.fromEntries(issues.map(({ path, message }) => [fieldId(path, values), message]).reverse());
  return { errors: { ...errors, ...dear } };
}

function fieldId([part, place, name]: PropertyKey[], { lines }: EditorValues): string {
  if (part === "head") return `quote-${String(place)}`;
  if (place === undefined) return `quote-${String(part)}`;
  if (part === "lines") return `line-${lines[Number(place)]?.id ?? ""}-${String(name)}`;
  return `step-${String(place)}-${String(name)}`;
}
