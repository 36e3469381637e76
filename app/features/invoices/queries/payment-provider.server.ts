import { readApiKey } from "~/features/api-keys/queries.server";
import { CARD_PARAM } from "~/features/invoices/model/card";
import { env } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import type { PaymentProvider } from "~/server/payments/payment-provider";
import { StripeProvider } from "~/server/payments/stripe.server";

/**
 * Who charges cards for the agency, or null: without the secret by which it signs its announcements a payment would be
 * taken and never recorded.
 */
export async function getPaymentProvider(): Promise<PaymentProvider | null> {
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = env;
  if (!webhookSecret) return null;
  const secretKey = await readApiKey("STRIPE_SECRET_KEY").catch(asAbsent);
  return secretKey ? new StripeProvider({ secretKey, webhookSecret, baseUrl }) : null;
}

/** A stored key that can no longer be read has been logged. */
function asAbsent(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

interface Payable {
  currency: string;
  balance: { remaining: number } | null;
}

/** Who charges a card for what is left of an invoice, or null where none can be taken. */
export async function getCardProvider({ currency, balance }: Payable): Promise<PaymentProvider | null> {
  // Dirhams are most of what is invoiced: nothing is asked for them.
  if (currency === "MAD" || !balance || balance.remaining <= 0) return null;
  const provider = await getPaymentProvider();
  return provider?.currencies.includes(currency) ? provider : null;
}

/** How a card stands on an invoice's page: `?carte=indisponible` comes back from a provider that did not answer. */
export async function getCardOffer(invoice: Payable, request: Request) {
  const isRefused = new URL(request.url).searchParams.has(CARD_PARAM);
  return { isOffered: (await getCardProvider(invoice)) !== null, isRefused };
}
