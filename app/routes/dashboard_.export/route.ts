import type { LoaderFunctionArgs } from "@remix-run/node";
import { getOwnData } from "~/features/personal-data/own-data.server";
import { ownDataParts } from "~/personal-data-registrations.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const body = JSON.stringify(await getOwnData(ownDataParts, user.id), null, 2);
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mes-donnees.json"',
      "Cache-Control": "no-store",
    },
  });
}
