import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createLead } from "~/features/inquiries/commands/leads.server";
import { delayOptions } from "~/features/inquiries/model/follow-up";
import { leadSchema } from "~/features/inquiries/schema/inquiry";
import { listServiceChoices } from "~/features/services/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { LeadDialog } from "./lead-dialog";

/** Writes a lead down and opens it. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    lead: {
      schema: leadSchema,
      run: async (lead, { actor }) => {
        const { id } = await createLead(actor, lead);
        return redirectWithSuccess(`/admin/inquiries/${id}`, "Piste enregistrée");
      },
    },
  },
});

export const meta: MetaFunction = () => seo({ title: "Nouvelle piste" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ openingHours }, services] = await Promise.all([getSite(), listServiceChoices()]);
  return { delays: delayOptions(new Date(), openingHours), services };
}

export default function NewLead() {
  return <LeadDialog {...useLoaderData<typeof loader>()} />;
}
