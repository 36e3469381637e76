import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const STRIPE_KEY = "sk_test_atelier";
const WEBHOOK_SECRET = "whsec_atelier";

/** A page that Stripe was asked to open. */
interface Session {
  id: string;
  url: string;
  fields: Record<string, string>;
}

interface Answer {
  status: number;
  body: object;
}

const refusal = (status: number, type: string): Answer => ({ status, body: { error: { type, message: type } } });

/**
 * Starts a server that speaks Stripe's protocol of Checkout on a real socket: form-encoded requests under a secret key,
 * pages that an Idempotency-Key gives once, signed announcements. The environment is read once: to be called by
 * `vi.hoisted`.
 */
export async function startAsStripe() {
  const sessions: Session[] = [];
  const byKey = new Map<string, { body: string; session: Session }>();
  const state = { isDown: false, baseUrl: "" };

  function open(request: IncomingMessage, body: string): Answer {
    if (request.headers["content-type"] !== "application/x-www-form-urlencoded") return refusal(400, "api_error");
    const fields = Object.fromEntries(new URLSearchParams(body));
    const isWhole =
      fields.mode === "payment" &&
      /^[a-z]{3}$/.test(fields["line_items[0][price_data][currency]"] ?? "") &&
      /^[1-9]\d*$/.test(fields["line_items[0][price_data][unit_amount]"] ?? "") &&
      fields["line_items[0][price_data][product_data][name]"] &&
      URL.canParse(fields.success_url ?? "");
    if (!isWhole) return refusal(400, "invalid_request_error");
    const key = String(request.headers["idempotency-key"] ?? randomUUID());
    const known = byKey.get(key);
    if (known && known.body !== body) return refusal(400, "idempotency_error");
    const id = `cs_test_${randomUUID()}`;
    const session = known?.session ?? { id, url: `https://checkout.stripe.com/c/pay/${id}`, fields };
    if (!known) sessions.push(session);
    byKey.set(key, { body, session });
    return { status: 200, body: { id: session.id, object: "checkout.session", url: session.url } };
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, body } = answerTo(request, Buffer.concat(parts).toString("utf8"));
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });

  function answerTo(request: IncomingMessage, body: string): Answer {
    if (state.isDown) return refusal(500, "api_error");
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return refusal(401, "invalid_request_error");
    if (request.url === "/v1/balance") return { status: 200, body: { object: "balance" } };
    return request.url === "/v1/checkout/sessions" && request.method === "POST"
      ? open(request, body)
      : refusal(404, "invalid_request_error");
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  state.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.STRIPE_BASE_URL = state.baseUrl;
  process.env.STRIPE_WEBHOOK_SECRET = WEBHOOK_SECRET;
  return {
    sessions,
    /** Whether every request is answered by an error. */
    setDown: (isDown: boolean) => {
      state.isDown = isDown;
    },
    reset: () => {
      sessions.length = 0;
      state.isDown = false;
    },
  };
}

/** What Stripe announces once a page has been paid, as a body and its header. */
export function announce({ id, fields }: Session, changes: Record<string, unknown> = {}, at = Date.now()) {
  const object = {
    ...{ id, object: "checkout.session", payment_intent: `pi_${id.slice(8)}`, payment_status: "paid" },
    client_reference_id: fields.client_reference_id,
    amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
    currency: fields["line_items[0][price_data][currency]"],
    ...changes,
  };
  const event = { id: `evt_${randomUUID()}`, object: "event", type: "checkout.session.completed", data: { object } };
  const body = JSON.stringify(event);
  const time = Math.floor(at / 1000);
  const digest = createHmac("sha256", WEBHOOK_SECRET).update(`${time}.${body}`).digest("hex");
  return { body, signature: `t=${time},v1=${digest}` };
}
