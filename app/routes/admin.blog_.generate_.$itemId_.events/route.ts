import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { sendItemEvents } from "~/features/generation/queries/events.server";
import { eventStream } from "~/server/http/event-stream.server";
import { isStillAdmin, requireAdmin } from "~/server/sessions/guards.server";

/** The text of an article while it is being written, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const id = z.uuid().safeParse(params.itemId);
  if (!id.success) return new Response(null, { status: 404 });
  const mayRead = () => isStillAdmin(request);
  return eventStream(request, (send, signal) => sendItemEvents(id.data, { send, signal, mayRead }));
}
