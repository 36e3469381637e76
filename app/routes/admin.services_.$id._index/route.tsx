import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin, requireAdminKeepingForm } from "~/features/accounts/guards.server";
import { getLandingHtml } from "~/features/services/landing.server";
import { DISCARD_KEPT, LANDING_BODY_MAX_BYTES } from "~/features/services/landing-schema";
import { serviceIdSchema } from "~/features/services/schema";
import type { RouteHandle } from "~/lib/route-handle";
import { findKeptForm } from "~/server/kept-forms.server";
import { KeptOffer } from "~/ui/kept-offer";
import { LandingForm } from "./landing-form";
import { submitLanding } from "./submit-landing.server";

export const handle: RouteHandle = { maxBodyBytes: LANDING_BODY_MAX_BYTES };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = serviceIdSchema.safeParse(params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  const { id } = parsed.data;
  const kept = await findKeptForm(request);
  const isResumed = kept !== null && new URL(request.url).searchParams.has("kept");
  const content = isResumed ? String(kept.get("content") ?? "") : await getLandingHtml(id);
  return { id, content, isKept: kept !== null, isResumed };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminKeepingForm(args);
  const parsed = serviceIdSchema.safeParse(args.params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  return submitLanding({ actor, request: args.request, serviceId: parsed.data.id });
}

export default function Landing() {
  const { id, content, isKept, isResumed } = useLoaderData<typeof loader>();
  return (
    <>
      {isKept && (
        <KeptOffer isResumed={isResumed} resumeTo={`/admin/services/${id}?kept=1`} discardIntent={DISCARD_KEPT} />
      )}
      <LandingForm key={`${id} ${isResumed}`} content={content} />
    </>
  );
}
