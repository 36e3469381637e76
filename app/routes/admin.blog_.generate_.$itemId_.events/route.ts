import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendItemEvents } from "~/features/generation/review.server";
import { itemIdSchema } from "~/features/generation/schema/forms";
import { eventStream } from "~/server/http/event-stream.server";
import { isStillAdmin, requireAdmin } from "~/server/sessions/guards.server";

/** The text of an article while it is being written, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const parsed = itemIdSchema.safeParse(params);
  if (!parsed.success) return new Response(null, { status: 404 });
  const mayRead = () => isStillAdmin(request);
  return eventStream(request, user.id, (send, signal) => sendItemEvents(parsed.data.itemId, { send, signal, mayRead }));
}
