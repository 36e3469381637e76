import type { ActionFunctionArgs } from "@remix-run/node";
import { recordCardPayment } from "~/features/invoices/commands/card-payments.server";
import { getPaymentProvider } from "~/features/invoices/queries/payment-provider.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { PaymentProviderError } from "~/server/payments/payment-provider";

/**
 * Takes what Stripe announces. A payment that fits no invoice is refused: Stripe tells it again for days, and its
 * dashboard shows it to the agency.
 */
export async function action({ request }: ActionFunctionArgs) {
  const provider = await getPaymentProvider();
  if (!provider) return answer(404);
  try {
    const announced = provider.readAnnouncement(await request.text(), request.headers.get("Stripe-Signature"));
    if (announced) await recordCardPayment(announced);
    return answer(204);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) && !(error instanceof DomainError)) throw error;
    logger.warn({ event: "payment-announcement-refused", err: error });
    return answer(error instanceof DomainError ? 422 : 400);
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
