import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendRunEvents } from "~/features/generation/run-events.server";
import { runIdSchema } from "~/features/generation/run-schema";
import { eventStream } from "~/server/http/event-stream.server";
import { isStillAdmin, requireAdmin } from "~/server/sessions/guards.server";

/** That a run has come further, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = runIdSchema.safeParse(params);
  if (!parsed.success) return new Response(null, { status: 404 });
  const mayRead = () => isStillAdmin(request);
  return eventStream(request, (send, signal) => sendRunEvents(parsed.data.id, { send, signal, mayRead }));
}
