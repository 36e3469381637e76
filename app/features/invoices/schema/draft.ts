import { z } from "zod";
import { AMOUNT_MAX, LINES_MAX, QUANTITY_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES } from "~/features/billing/model/exemptions";
import { isTooMuch, lineAmount } from "~/features/billing/model/totals";
import type { DocumentLine } from "~/features/billing/schema";
import { documentLineSchema } from "~/features/billing/schema";
import { INVOICE_TOO_MUCH } from "~/features/invoices/model/invoice";
import { optionalDayField } from "~/lib/forms/day-fields";
import { numberField, optionalNumberField } from "~/lib/forms/number-fields";
import { boundedTextField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";

/** A draft as the database stores it. */
export const invoiceContentSchema = z.object({
  // Empty for a balance: its lines are those of the quote, read when it is issued.
  lines: z.array(documentLineSchema).max(LINES_MAX),
  // The share of the quote, of a deposit or a step.
  shareBp: z.number().int().min(0).max(SHARE_WHOLE).nullable(),
});

const TITLE_MAX = 160;
const DESIGNATION_MAX = 300;
const DESCRIPTION_MAX = 2000;
const UNIT_MAX = 30;

const LINE_TOO_MUCH = "La quantité par le prix dépasse 20\u202f000\u202f000,00";

/** A quote may have more. */
const FORM_LINES_MAX = 60;

/** 'rate:2000' for a VAT rate, 'none:export' for an exemption. */
const VAT_CHOICE = /^(?:rate:(\d{1,5})|none:([a-z_0-9]{1,40}))$/;
const VAT_SENTENCE = "Choisissez un taux de TVA, ou le motif de l’exonération";

const vatField = sentText(UNIT_MAX, { tooLong: VAT_SENTENCE })
  .transform((typed) => {
    const [, rate, reason] = VAT_CHOICE.exec(typed) ?? [];
    if (rate) return { vatRateBp: Number(rate), exemption: null };
    return { vatRateBp: 0, exemption: EXEMPTION_NAMES.find((name) => name === reason) ?? null };
  })
  .refine(
    ({ vatRateBp, exemption }) => exemption !== null || (vatRateBp > 0 && vatRateBp <= SHARE_WHOLE),
    VAT_SENTENCE,
  );

/** The value of a line's VAT in its form. */
export function vatChoice({ vatRateBp, exemption }: { vatRateBp: number; exemption: Exemption | null }): string {
  return exemption ? `none:${exemption}` : `rate:${vatRateBp}`;
}

const lineSchema = z.object({
  designation: boundedTextField({
    missing: "Dites ce qui est facturé",
    max: DESIGNATION_MAX,
    tooLong: `${DESIGNATION_MAX} caractères au plus`,
  }),
  description: optionalTextField(DESCRIPTION_MAX, `${DESCRIPTION_MAX} caractères au plus`, { isMultiline: true }),
  quantity: numberField({
    decimals: 3,
    min: 1,
    max: QUANTITY_MAX,
    sentence: "Une quantité au-dessus de zéro, par exemple 1,5\u202f; un million au plus",
  }),
  unit: optionalTextField(UNIT_MAX, `${UNIT_MAX} caractères au plus`),
  unit_price: numberField({
    decimals: 2,
    max: AMOUNT_MAX,
    sentence: "Un prix hors taxes, par exemple 1\u202f250,50\u202f; 20 millions au plus",
  }),
  discount: optionalNumberField({
    decimals: 2,
    max: SHARE_WHOLE,
    sign: "%",
    sentence: "Une remise de 0 à 100\u00a0%",
  }).transform((bp) => bp ?? 0),
  vat: vatField,
});

const dayField = optionalDayField("Choisissez un jour");

const head = {
  title: boundedTextField({
    missing: "L’objet est requis",
    max: TITLE_MAX,
    tooLong: `L’objet ne peut pas dépasser ${TITLE_MAX} caractères`,
  }),
  operation_on: dayField,
  due_on: dayField,
  version: versionField,
};

/** A draft whose lines come from a quote. */
export const draftHeadSchema = z.object(head);

/** A draft whose lines are written by hand. */
export const draftLinesSchema = z.object({
  ...head,
  lines: z
    .array(lineSchema, { error: "Ajoutez au moins une ligne" })
    .min(1, "Ajoutez au moins une ligne")
    .max(FORM_LINES_MAX, `Une facture écrite à la main a ${FORM_LINES_MAX} lignes au plus`)
    .transform((lines, context) => {
      const dear = linesOf(lines).findIndex((line) => lineAmount(line) > AMOUNT_MAX);
      if (dear >= 0)
        context.issues.push({ code: "custom", message: LINE_TOO_MUCH, input: lines, path: [dear, "unit_price"] });
      else if (isTooMuch(linesOf(lines)))
        context.issues.push({ code: "custom", message: INVOICE_TOO_MUCH, input: lines });
      return lines;
    }),
});

export type DraftHeadInput = z.output<typeof draftHeadSchema>;
export type DraftLinesInput = z.output<typeof draftLinesSchema>;

export function linesOf(lines: DraftLinesInput["lines"]): DocumentLine[] {
  return lines.map(({ unit, unit_price, discount, vat, ...line }) => ({
    id: crypto.randomUUID(),
    section: null,
    ...line,
    unit: unit ?? "",
    unitPrice: unit_price,
    discountBp: discount,
    ...vat,
  }));
}

const quote_id = z.uuid({ error: "Choisissez un devis" });

/** The forms by which an invoice begins: of a step, a share or the balance of a quote, or free, for a client. */
export const newInvoiceSchemas = {
  step: z.object({ intent: z.literal("step"), quote_id, step: z.coerce.number().int().min(0).max(50) }),
  share: z.object({
    intent: z.literal("share"),
    quote_id,
    title: head.title,
    share: numberField({ decimals: 2, min: 1, max: SHARE_WHOLE, sign: "%", sentence: "Une part de 0,01 à 100\u00a0%" }),
  }),
  balance: z.object({ intent: z.literal("balance"), quote_id }),
  free: z.object({
    intent: z.literal("free"),
    title: head.title,
    billing_client_id: z.uuid({ error: "Choisissez un client" }),
  }),
};

export type NewInvoiceInput = {
  [Name in keyof typeof newInvoiceSchemas]: z.output<(typeof newInvoiceSchemas)[Name]>;
}[keyof typeof newInvoiceSchemas];
