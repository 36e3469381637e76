import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submitTier } from "~/features/services/commands/submit-tier.server";
import { TierDialog } from "~/features/services/components/tier-dialog";
import { valuesOfTier } from "~/features/services/model/tier-values";
import { getTier } from "~/features/services/queries/tiers.server";
import { tierIdSchema } from "~/features/services/schema/tier";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Modifier un plan";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = tierIdSchema.safeParse(params);
  const tier = parsed.success ? await getTier(parsed.data.id, parsed.data.tierId) : null;
  if (!tier) throw data(null, { status: 404 });
  return { closeTo: `/admin/services/${tier.service_id}/pricing`, values: valuesOfTier(tier) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = tierIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const { id: serviceId, tierId: id } = parsed.data;
  return submitTier({ actor, serviceId, id }, await request.formData());
}

export default function EditTier() {
  const { closeTo, values } = useLoaderData<typeof loader>();
  return <TierDialog title={TITLE} values={values} isNew={false} closeTo={closeTo} />;
}
