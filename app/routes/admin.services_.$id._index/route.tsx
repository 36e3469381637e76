import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin, requireAdminKeepingForm } from "~/features/accounts/guards.server";
import { getLanding } from "~/features/services/landing.server";
import { DISCARD_KEPT } from "~/features/services/landing-schema";
import { serviceIdSchema } from "~/features/services/schema";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { findKeptForm } from "~/server/kept-forms.server";
import { KeptOffer } from "~/ui/kept-offer";
import { LandingForm } from "./landing-form";
import { submitLanding } from "./submit-landing.server";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = serviceIdSchema.safeParse(params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  const { id } = parsed.data;
  const kept = await findKeptForm(request);
  const isResumed = kept !== null && new URL(request.url).searchParams.has("kept");
  const text = (name: string) => String(kept?.get(name) ?? "");
  const landing = isResumed ? { content: text("content"), version: text("version") } : await getLanding(id);
  return { id, landing, isKept: kept !== null, isResumed };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminKeepingForm(args);
  const parsed = serviceIdSchema.safeParse(args.params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  return submitLanding({ actor, request: args.request, serviceId: parsed.data.id });
}

export default function Landing() {
  const { id, landing, isKept, isResumed } = useLoaderData<typeof loader>();
  return (
    <>
      {isKept && (
        <KeptOffer isResumed={isResumed} resumeTo={`/admin/services/${id}?kept=1`} discardIntent={DISCARD_KEPT} />
      )}
      <LandingForm key={`${id} ${isResumed}`} id={id} landing={landing} />
    </>
  );
}
