import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getLandingContent } from "~/features/services/queries/admin-services.server";
import { serviceIdSchema } from "~/features/services/schema/service";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { openFormDrafts } from "~/server/forms/form-drafts.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { toFormDrafts } from "~/site/draft-offers";
import type { RouteHandle } from "~/site/route-handle";
import { DraftOffers } from "~/ui/draft-offers";
import { LandingForm } from "./landing-form";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params, "no-service");
  const { resumed, offers } = await openFormDrafts(request);
  const text = (name: string) => String(resumed?.form.get(name) ?? "");
  const landing = resumed ? { content: text("content"), version: text("version") } : await getLandingContent(id);
  return { id, landing, resumed: resumed?.key ?? null, offers: toFormDrafts(offers) };
}

export { action } from "./action.server";

export default function Landing() {
  const { id, landing, resumed, offers } = useLoaderData<typeof loader>();
  return (
    <>
      <DraftOffers
        resumed={resumed}
        offers={offers}
        resumeTo={(key) => `/admin/services/${id}?${DRAFT_FIELD}=${key}`}
        intent={DISCARD_DRAFT}
      />
      <LandingForm key={`${id} ${resumed}`} id={id} landing={landing} kept={resumed} />
    </>
  );
}
