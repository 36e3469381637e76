import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin, requireAdminKeepingForm } from "~/features/accounts/guards.server";
import { getLanding } from "~/features/services/landing.server";
import { serviceIdSchema } from "~/features/services/schema";
import { DISCARD_KEPT, KEPT } from "~/lib/kept-text";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { openKeptForms } from "~/server/kept-forms.server";
import { KeptOffer } from "~/ui/kept-offer";
import { LandingForm } from "./landing-form";
import { submitLanding } from "./submit-landing.server";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = serviceIdSchema.safeParse(params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  const { id } = parsed.data;
  const { resumed, offers } = await openKeptForms(request);
  const text = (name: string) => String(resumed?.form.get(name) ?? "");
  const landing = resumed ? { content: text("content"), version: text("version") } : await getLanding(id);
  return { id, landing, resumed: resumed?.key ?? null, offers };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminKeepingForm(args);
  const parsed = serviceIdSchema.safeParse(args.params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  return submitLanding({ actor, request: args.request, serviceId: parsed.data.id });
}

export default function Landing() {
  const { id, landing, resumed, offers } = useLoaderData<typeof loader>();
  return (
    <>
      <KeptOffer
        resumed={resumed}
        offers={offers}
        resumeTo={(key) => `/admin/services/${id}?${KEPT}=${key}`}
        intent={DISCARD_KEPT}
      />
      <LandingForm key={`${id} ${resumed}`} id={id} landing={landing} kept={resumed} />
    </>
  );
}
