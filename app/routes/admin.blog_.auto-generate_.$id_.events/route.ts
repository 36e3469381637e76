import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendGenerationEvents } from "~/features/generation/review.server";
import { generationIdSchema } from "~/features/generation/schema/forms";
import { eventStream } from "~/server/http/event-stream.server";
import { isStillAdmin, requireAdmin } from "~/server/sessions/guards.server";

/** That a generation has come further, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const parsed = generationIdSchema.safeParse(params);
  if (!parsed.success) return new Response(null, { status: 404 });
  const mayRead = () => isStillAdmin(request);
  return eventStream(request, user.id, (send, signal) =>
    sendGenerationEvents(parsed.data.id, { send, signal, mayRead }),
  );
}
