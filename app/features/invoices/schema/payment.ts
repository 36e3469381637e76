import { z } from "zod";
import type { InvoiceCopy } from "~/content/invoice-page";
import { AMOUNT_MAX } from "~/features/billing/model/content";
import { PAYMENT_MODES } from "~/features/invoices/model/payment";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { dayField } from "~/lib/forms/day-fields";
import { hiddenField } from "~/lib/forms/hidden-field";
import { optionalNumberField } from "~/lib/forms/number-fields";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { dayInCasablanca } from "~/site/calendar";

const REFERENCE_MAX = 80;
const REASON_MAX = 300;
const NOTE_MAX = 500;
/** The agency's books begin here. */
const FIRST_DAY = "2015-01-01";

const AMOUNT_SENTENCE = "Un montant, par exemple 1\u202f250,50\u202f; 20 millions au plus";

/** An amount in hundredths; 0 for an empty field. */
function amountIn(words: { sentence: string; ask?: string }) {
  return optionalNumberField({ decimals: 2, max: AMOUNT_MAX, ...words }).transform((amount) => amount ?? 0);
}

const amountField = amountIn({ sentence: AMOUNT_SENTENCE });

const moneyMoved = z.object({
  paid_on: dayField("Choisissez le jour du paiement")
    .refine((day) => day <= dayInCasablanca(new Date()), "Un paiement ne peut pas être daté d’un jour à venir")
    .refine((day) => day >= FIRST_DAY, "Choisissez un jour plus récent"),
  mode: z.enum(PAYMENT_MODES, { error: "Choisissez un mode de paiement" }),
  reference: optionalTextField(REFERENCE_MAX, `${REFERENCE_MAX} caractères au plus`, { isCode: true }),
});

export const paymentSchema = moneyMoved
  .extend({
    amount: amountField,
    vat_withheld: amountField,
    fee_withheld: amountField,
    confirm_cash: checkboxField,
    confirm_excess: checkboxField,
    /** The client's announcement that it confirms. */
    claim_id: hiddenField(z.uuid()),
  })
  .refine(({ amount, vat_withheld, fee_withheld }) => amount + vat_withheld + fee_withheld > 0, {
    path: ["amount"],
    error: "Indiquez le montant reçu",
  });

export const refundSchema = moneyMoved.extend({
  amount: amountField.refine((value) => value > 0, "Indiquez le montant rendu"),
});

export const cancelPaymentSchema = z.object({
  reason: boundedTextField({
    missing: "Dites pourquoi ce paiement est annulé",
    max: REASON_MAX,
    tooLong: `${REASON_MAX} caractères au plus`,
  }),
});

export const paymentIdSchema = z.object({ id: z.uuid(), paymentId: z.uuid() });

/** 'J’ai viré', in the language of the page; its proof comes beside it. */
export function claimSchema({ amount, whichAmount, missing, note }: InvoiceCopy["refused"]) {
  return z.object({
    amount: amountIn({ sentence: amount, ask: whichAmount }).refine((value) => value > 0, missing),
    note: optionalTextField(NOTE_MAX, note, { isMultiline: true }),
  });
}

export type ClaimInput = z.output<ReturnType<typeof claimSchema>>;

export const claimIdSchema = z.object({ claim_id: z.uuid() });
