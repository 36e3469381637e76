/** What a hosted page is asked to collect. */
export interface PaymentRequest {
  /** By which the payment is known again; the same request twice opens the same page. */
  invoiceId: string;
  /** In hundredths. */
  amount: number;
  /** ISO 4217, such as 'EUR'. */
  currency: string;
  label: string;
  email: string | null;
  /** Full addresses to which the payer comes back. */
  successUrl: string;
  cancelUrl: string;
}

/** A payment as a provider has announced it. */
export interface AnnouncedPayment {
  /** The provider's own name for it: the same announcement twice is one payment. */
  reference: string;
  invoiceId: string;
  amount: number;
  currency: string;
}

/** Pages of another company where cards are charged. Morocco's CMI and Payzone work in the same way. */
export interface PaymentProvider {
  /** ISO 4217 codes of what it collects for the agency. */
  currencies: readonly string[];
  /** Opens a page for one payment. @throws PaymentProviderError */
  createPage(request: PaymentRequest): Promise<{ url: string }>;
  /** Reads an announcement; null unless of a payment. @throws PaymentProviderError if the provider has not signed it */
  readAnnouncement(body: string, signature: string | null): AnnouncedPayment | null;
}

/** The provider does not answer, refuses us, or an announcement is not its own. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}
