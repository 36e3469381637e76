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

/** Whether what is left of an invoice can be paid by card. */
export async function isPaidByCard({ currency, balance }: Payable): Promise<boolean> {
  // Dirhams are most of what is invoiced: nothing is asked for them.
  if (currency === "MAD" || !balance || balance.remaining <= 0) return false;
  return (await getPaymentProvider())?.currencies.includes(currency) ?? false;
}

/** How a card stands on an invoice's page: `?carte=indisponible` comes back from a provider that did not answer. */
export async function getCardOffer(invoice: Payable, request: Request) {
  const isRefused = new URL(request.url).searchParams.has(CARD_PARAM);
  return { isOffered: await isPaidByCard(invoice), isRefused };
}
