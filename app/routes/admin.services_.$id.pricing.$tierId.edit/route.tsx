import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TierDialog } from "~/features/services/components/tier-dialog";
import { valuesOfTier } from "~/features/services/model/tier-values";
import { getTier } from "~/features/services/queries/tiers.server";
import { tierIdSchema } from "~/features/services/schema/tier";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Modifier un plan";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, tierId } = paramsOr404(tierIdSchema, params);
  const tier = await getTier(id, tierId);
  if (!tier) throw data(null, { status: 404 });
  return { closeTo: `/admin/services/${tier.service_id}/pricing`, values: valuesOfTier(tier) };
}

export { action } from "./action.server";

export default function EditTier() {
  const { closeTo, values } = useLoaderData<typeof loader>();
  return <TierDialog title={TITLE} values={values} isNew={false} closeTo={closeTo} />;
}
