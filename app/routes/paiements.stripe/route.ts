import type { ActionFunctionArgs } from "@remix-run/node";
import { getPaymentProvider, receiveAnnouncement } from "~/features/invoices/pay-by-card.server";

const STATUSES = { received: 204, unsigned: 400, unmatched: 422 } as const;

/**
 * Takes what Stripe announces. A payment that fits no invoice is refused: Stripe tells it again for days, and its
 * dashboard shows it to the agency.
 */
export async function action({ request }: ActionFunctionArgs) {
  const provider = await getPaymentProvider();
  if (!provider) return answer(404);
  const signature = request.headers.get("Stripe-Signature");
  return answer(STATUSES[await receiveAnnouncement(provider, { body: await request.text(), signature })]);
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
