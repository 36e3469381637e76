import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { rejectClaim } from "~/features/invoices/commands/claims.server";
import { createCreditDraft, updateInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { PaymentRefusedError } from "~/features/invoices/commands/payment-limits.server";
import { recordPayment } from "~/features/invoices/commands/payments.server";
import { recordRefund } from "~/features/invoices/commands/refunds.server";
import { DRAFT_SAVED } from "~/features/invoices/model/invoice";
import { PAYMENT_RECORDED } from "~/features/invoices/model/payment";
import { REFUND_RECORDED } from "~/features/invoices/model/refund";
import { draftHeadSchema, draftLinesSchema } from "~/features/invoices/schema/draft";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { claimIdSchema, paymentSchema, refundSchema } from "~/features/invoices/schema/payment";
import { formatMoney } from "~/lib/money/format-money";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { answerForm, listIntentOutcome, saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { answerWithFlash, runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { CREDIT_INTENT, DRAFT_INTENT, LINES_INTENT, PAYMENT_INTENT, REFUND_INTENT, REJECT_INTENT } from "./intents";

/** Saves the draft, prepares a credit note, records a payment or a refund, or sets an announcement aside. @throws a 400 for any other form */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const form = await request.formData();
  const here = `/admin/factures/${id}`;
  const intent = String(form.get("intent"));
  switch (intent) {
    case DRAFT_INTENT:
    case LINES_INTENT:
      return answerForm(submitDraft(actor, id, form), {
        intent,
        onSaved: () => redirectWithSuccess(here, DRAFT_SAVED),
      });
    case CREDIT_INTENT:
      return prepareCredit(actor, id);
    case PAYMENT_INTENT:
      return answerForm(submitPayment(actor, id, form), {
        intent,
        onSaved: (said) => redirectWithSuccess(`${here}#paiements`, said),
      });
    case REFUND_INTENT:
      return answerForm(submitRefund(actor, id, form), {
        intent,
        onSaved: (said) => redirectWithSuccess(`${here}#paiements`, said),
      });
    case REJECT_INTENT: {
      const claim = claimIdSchema.safeParse(Object.fromEntries(form));
      if (!claim.success) throw data(null, { status: 400 });
      return runWithFlash(here, "Annonce écartée", () => rejectClaim(actor, id, claim.data.claim_id));
    }
    default:
      throw data(null, { status: 400 });
  }
}

async function submitDraft(actor: User, id: string, form: FormData): Promise<FormOutcome> {
  const submission =
    form.get("intent") === LINES_INTENT ? parseForm(form, draftLinesSchema) : parseForm(form, draftHeadSchema);
  const resized = listIntentOutcome(submission);
  if (resized) return resized;
  if (submission.status !== "success") return shownAgain(submission.reply());
  try {
    const version = overwrittenVersion(form) ?? submission.value.version;
    const outcome = await updateInvoiceDraft(actor, id, { ...submission.value, version });
    if (outcome.kind === "saved") return saved(undefined);
    const formErrors = [...editConflictWarning("Ce brouillon", outcome)];
    return shownAgain(submission.reply({ formErrors }), { status: 409, newerVersion: outcome.version });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return shownAgain(submission.reply({ formErrors: [error.userMessage] }), { status: 409 });
  }
}

function prepareCredit(actor: User, id: string) {
  return createCreditDraft(actor, id).then(
    (credit) => redirectWithSuccess(`/admin/factures/${credit.id}`, "Avoir préparé\u202f: réduisez-le ou émettez-le"),
    (error: unknown) => answerWithFlash(`/admin/factures/${id}`, () => Promise.reject(error)),
  );
}

async function submitPayment(actor: User, invoiceId: string, form: FormData): Promise<FormOutcome<string>> {
  const submission = parseForm(form, paymentSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const { paid_on, amount, vat_withheld, fee_withheld, claim_id, ...value } = submission.value;
  const { confirm_cash: isCashConfirmed, confirm_excess: isExcessConfirmed, mode, reference } = value;
  try {
    const outcome = await recordPayment(actor, {
      ...{ invoiceId, paidOn: paid_on, received: amount, vatWithheld: vat_withheld, feeWithheld: fee_withheld },
      ...{ isCashConfirmed, isExcessConfirmed, claimId: claim_id, mode, reference },
    });
    if (outcome.kind === "repeated") return saved(PAYMENT_RECORDED);
    const { receiptNumber, remaining, currency } = outcome;
    const more = remaining < 0 ? `. Trop-perçu de ${formatMoney(-remaining, currency)}, gardé au crédit du client` : "";
    return saved(`${PAYMENT_RECORDED}, reçu ${receiptNumber}${more}`);
  } catch (error) {
    return refusedPayment(submission, error);
  }
}

async function submitRefund(actor: User, invoiceId: string, form: FormData): Promise<FormOutcome<string>> {
  const submission = parseForm(form, refundSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const { paid_on, ...rest } = submission.value;
  try {
    const { number } = await recordRefund(actor, { invoiceId, paidOn: paid_on, ...rest });
    return saved(number ? `${REFUND_RECORDED}, reçu ${number}` : REFUND_RECORDED);
  } catch (error) {
    return refusedPayment(submission, error);
  }
}

/** Shows a form again with what the law or its invoice does not allow, or with what a colleague has done meanwhile. */
function refusedPayment(submission: ReturnType<typeof parseForm>, error: unknown): FormOutcome<string> {
  if (error instanceof DomainError && error.code === "conflict")
    return shownAgain(submission.reply({ formErrors: [error.userMessage] }), { status: 409 });
  if (!(error instanceof PaymentRefusedError)) throw error;
  return shownAgain(submission.reply({ fieldErrors: { [error.field]: [error.userMessage] } }));
}
