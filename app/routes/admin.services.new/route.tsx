import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceDialog } from "~/features/services/components/service-dialog";
import { newServiceValues } from "~/features/services/model/service-values";
import { serviceListSchema } from "~/features/services/schema/service";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/services";
const TITLE = "Nouveau Service";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { category } = parseQuery(request, serviceListSchema);
  return { values: newServiceValues(category) };
}

export { action } from "./action.server";

export default function NewService() {
  const { values } = useLoaderData<typeof loader>();
  const closeTo = useSearchHref(LIST)({});
  return <ServiceDialog title={TITLE} values={values} submitLabel="Créer" closeTo={closeTo} />;
}
