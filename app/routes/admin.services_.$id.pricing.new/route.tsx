import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { TierDialog } from "~/features/services/components/tier-dialog";
import { NEW_TIER } from "~/features/services/model/tier-values";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Ajouter un plan";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export { action } from "./action.server";

export default function NewTier() {
  const { id } = useParams();
  return <TierDialog title={TITLE} values={NEW_TIER} isNew closeTo={`/admin/services/${id}/pricing`} />;
}
