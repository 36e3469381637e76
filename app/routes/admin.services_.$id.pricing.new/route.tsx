import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { submitNewTier } from "~/features/services/commands/submit-tier.server";
import { TierDialog } from "~/features/services/components/tier-dialog";
import { NEW_TIER } from "~/features/services/model/tier-values";
import { serviceIdSchema } from "~/features/services/schema/service";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Ajouter un plan";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = serviceIdSchema.safeParse(params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  return submitNewTier({ actor, serviceId: parsed.data.id }, await request.formData());
}

export default function NewTier() {
  const { id } = useParams();
  return <TierDialog title={TITLE} values={NEW_TIER} isNew closeTo={`/admin/services/${id}/pricing`} />;
}
