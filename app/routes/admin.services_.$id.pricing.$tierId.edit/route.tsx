import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { submitTier } from "~/features/services/submit-tier.server";
import { TierDialog } from "~/features/services/tier-dialog";
import { getTier } from "~/features/services/tier-queries.server";
import { tierIdSchema } from "~/features/services/tier-schema";
import { valuesOfTier } from "~/features/services/tier-values";
import { seo } from "~/lib/seo";

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
