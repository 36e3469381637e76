import { z } from "zod";
import { parseDocument } from "~/features/billing/schema";
import { CARD_PARAM } from "~/features/invoices/model/client-payment";
import { toDocumentView } from "~/features/invoices/model/document-view";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { InvoiceDetails } from "~/features/invoices/queries.server";
import { readApiKey } from "~/features/settings/api-keys/queries.server";
import { db } from "~/server/db/db.server";
import { env, siteUrl } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import type { AnnouncedPayment, PaymentProvider } from "~/server/payments/payment-provider";
import { PaymentProviderError } from "~/server/payments/payment-provider";
import { StripeProvider } from "~/server/payments/stripe.server";
import { dayInCasablanca } from "~/site/calendar";
import { recordPayment } from "./record-payment.server";

/** Null without the secret that proves the provider's announcements: a payment would be taken and never recorded. */
export async function getPaymentProvider(): Promise<PaymentProvider | null> {
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = env;
  if (!webhookSecret) return null;
  const secretKey = await readApiKey("STRIPE_SECRET_KEY").catch((error: unknown) => {
    // A stored key that can no longer be read has been logged.
    if (error instanceof DomainError) return null;
    throw error;
  });
  return secretKey ? new StripeProvider({ secretKey, webhookSecret, baseUrl }) : null;
}

type Payable = { currency: string; balance: { remaining: number } | null };

async function getCardProvider({ currency, balance }: Payable): Promise<PaymentProvider | null> {
  // Most invoices are in dirhams: the provider is not asked about them.
  if (currency === "MAD" || !balance || balance.remaining <= 0) return null;
  const provider = await getPaymentProvider();
  return provider?.currencies.includes(currency) ? provider : null;
}

/** Whether a card can pay, and whether the provider has just failed: then the address has `?carte=indisponible`. */
export async function getCardOffer(invoice: Payable, request: Request) {
  const isRefused = new URL(request.url).searchParams.has(CARD_PARAM);
  return { isOffered: (await getCardProvider(invoice)) !== null, isRefused };
}

const perInvoice = rateLimit({ name: "card-pages", points: 20, seconds: 900 });

/**
 * Opens the provider's page on which the rest of an invoice is paid by card; the caller has checked the access.
 * @param path of the invoice's page, to which the payer comes back
 * @returns where to send the payer: back to the invoice's page where no card can be taken now
 */
export async function createCardPage(invoice: InvoiceDetails, path: string): Promise<string> {
  const { id, currency, balance, billing_client } = invoice;
  const refused = `${path}?${CARD_PARAM}=indisponible`;
  const provider = await getCardProvider(invoice);
  if (!provider || !balance || (await perInvoice.consume(id)) !== null) return refused;
  const back = siteUrl + path;
  const { heading } = toDocumentView(parseDocument(invoice.document ?? ""));
  const label = `${heading} ${invoice.number ?? ""}`;
  const addresses = { successUrl: back, cancelUrl: back, email: billing_client.email };
  try {
    return (await provider.createPage({ invoiceId: id, amount: balance.remaining, currency, label, ...addresses })).url;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logger.error({ event: "card-page-refused", invoiceId: id, err: error });
    return refused;
  }
}

/**
 * Records a payment that the provider announces.
 * @returns "unsigned" for an announcement that is not the provider's, "unmatched" for a payment that fits no invoice
 */
export async function receiveAnnouncement(
  provider: PaymentProvider,
  { body, signature }: { body: string; signature: string | null },
): Promise<"received" | "unsigned" | "unmatched"> {
  try {
    const announced = provider.readAnnouncement(body, signature);
    if (announced) await recordCardPayment(announced);
    return "received";
  } catch (error) {
    if (!(error instanceof PaymentProviderError) && !(error instanceof DomainError)) throw error;
    logger.warn({ event: "payment-announcement-refused", err: error });
    return error instanceof DomainError ? "unmatched" : "unsigned";
  }
}

/**
 * The same announcement again changes nothing.
 * @throws DomainError `not-found` for an invoice that is none, `invalid` for money of another currency, or no money
 */
async function recordCardPayment(announced: AnnouncedPayment): Promise<void> {
  const { reference, invoiceId, amount, currency } = announced;
  if (amount <= 0) throw new DomainError("invalid", "Un paiement est au-dessus de zéro");
  const id = z.uuid().safeParse(invoiceId);
  const invoice = id.success && (await db.invoice.findUnique({ where: { id: id.data }, select: { currency: true } }));
  if (!invoice) throw new DomainError("not-found", INVOICE_GONE);
  if (invoice.currency !== currency) throw new DomainError("invalid", "Ce paiement est dans une autre monnaie");
  await recordPayment(null, {
    invoiceId,
    paidOn: dayInCasablanca(new Date()),
    mode: "card",
    reference,
    received: amount,
    vatWithheld: 0,
    feeWithheld: 0,
    isCashConfirmed: false,
    providerReference: reference,
  });
}
