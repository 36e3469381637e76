import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { parseJson } from "~/lib/text/json";
import { ProviderFailure } from "~/server/ai/provider-failure.server";
import { isEqual } from "~/server/crypto/tokens.server";
import type { AnnouncedPayment, PaymentProvider, PaymentRequest } from "./payment-provider";
import { PaymentProviderError } from "./payment-provider";

const API_VERSION = "2024-06-20";

const CALL_MAX_MS = 10_000;
const ANSWER_MAX_BYTES = 256 * 1024;

/** An announcement older than this may be a copy of an old one. Source: Stripe, 'Check the webhook signatures'. */
const SIGNED_MAX_AGE_S = 300;

/** What the agency has Stripe collect: it opens no account in dirhams. */
const STRIPE_CURRENCIES = ["EUR"];

interface StripeOptions {
  secretKey: string;
  /** Signs the announcements; without it none is believed. */
  webhookSecret: string | undefined;
  /** 'https://api.stripe.com' but for tests. */
  baseUrl: string;
}

const sessionSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

const announcementSchema = z.object({
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      payment_intent: z.string().nullish(),
      payment_status: z.string().optional(),
      client_reference_id: z.string().nullish(),
      amount_total: z.number().int().nullish(),
      currency: z.string().nullish(),
    }),
  }),
});

/** Tries a key on the account's balance, which costs nothing. @throws ProviderFailure unless the key is good */
export async function tryStripeKey(key: string, baseUrl: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, "Stripe-Version": API_VERSION };
  const signal = AbortSignal.timeout(CALL_MAX_MS);
  const answer = await fetch(`${baseUrl}/v1/balance`, { headers, redirect: "error", signal }).catch(() => {
    throw new ProviderFailure("unreachable");
  });
  await answer.body?.cancel();
  // A restricted key that may not read the balance is one nevertheless.
  if (answer.ok || answer.status === 403) return;
  throw new ProviderFailure(answer.status === 401 ? "key-refused" : "unreachable", answer.status);
}

/** The events of a Checkout page that has been paid: at once, or by a slow means of payment. */
const paidEventSchema = z.object({
  type: z.enum(["checkout.session.completed", "checkout.session.async_payment_succeeded"]),
});

/** Stripe's Checkout, by its REST API. Source: docs.stripe.com/api/checkout/sessions */
export class StripeProvider implements PaymentProvider {
  readonly currencies = STRIPE_CURRENCIES;

  constructor(private readonly options: StripeOptions) {}

  async createPage(request: PaymentRequest): Promise<{ url: string }> {
    const { secretKey, baseUrl } = this.options;
    const body = new URLSearchParams(fieldsOf(request)).toString();
    // The same request opens the same page, within a day: so long does a page stay open, and so long is a key known.
    const day = new Date().toISOString().slice(0, 10);
    const answer = await fetch(`${baseUrl}/v1/checkout/sessions`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${secretKey}`,
        "Content-Type": "application/x-www-form-urlencoded",
        "Idempotency-Key": createHash("sha256").update(`${day}\n${body}`).digest("hex"),
        "Stripe-Version": API_VERSION,
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(CALL_MAX_MS),
    }).catch((cause: unknown) => {
      throw new PaymentProviderError("Stripe does not answer", { cause });
    });
    const parsed = sessionSchema.safeParse(await readJson(answer));
    if (!answer.ok || !parsed.success) throw new PaymentProviderError(`Stripe answered ${answer.status}`);
    return parsed.data;
  }

  readAnnouncement(body: string, signature: string | null): AnnouncedPayment | null {
    if (!isSigned(body, signature, this.options.webhookSecret)) throw new PaymentProviderError("not signed by Stripe");
    const sent = parseJson(body);
    if (!paidEventSchema.safeParse(sent).success) return null;
    const parsed = announcementSchema.safeParse(sent);
    // A refused announcement is sent again; one that is taken is not.
    if (!parsed.success) throw new PaymentProviderError("a payment that cannot be read");
    const { id, payment_intent, payment_status, client_reference_id, amount_total, currency } = parsed.data.data.object;
    const reference = payment_intent ?? id;
    if (payment_status !== "paid" || !reference || !client_reference_id || !amount_total || !currency) return null;
    return { reference, invoiceId: client_reference_id, amount: amount_total, currency: currency.toUpperCase() };
  }
}

function fieldsOf({ invoiceId, amount, currency, label, email, successUrl, cancelUrl }: PaymentRequest) {
  return {
    mode: "payment",
    client_reference_id: invoiceId,
    success_url: successUrl,
    cancel_url: cancelUrl,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": String(amount),
    "line_items[0][price_data][product_data][name]": label,
    "metadata[invoice_id]": invoiceId,
    ...(email && { customer_email: email }),
  };
}

/** The answer, of which no more is read than one may hold. */
async function readJson(answer: Response): Promise<unknown> {
  const declared = Number(answer.headers.get("Content-Length") ?? 0);
  if (declared > ANSWER_MAX_BYTES) return null;
  const text = await answer.text().catch(() => "");
  return text.length > ANSWER_MAX_BYTES ? null : parseJson(text);
}

/** Whether a header such as 't=1700000000,v1=5257a8…' signs the body, lately. */
function isSigned(body: string, header: string | null, secret: string | undefined): boolean {
  if (!secret || !header) return false;
  const parts = header.split(",").map((part) => part.trim().split("=") as [string, string?]);
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > SIGNED_MAX_AGE_S) return false;
  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return parts.some(([name, hex = ""]) => name === "v1" && isEqual(expected, Buffer.from(hex, "hex")));
}
