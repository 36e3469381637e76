import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceDialog } from "~/features/services/components/service-dialog";
import { valuesOfService } from "~/features/services/model/service-values";
import { getServiceRow } from "~/features/services/queries/admin-services.server";
import { serviceIdSchema } from "~/features/services/schema/service";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/services";
const TITLE = "Modifier le service";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const service = await getServiceRow(paramsOr404(serviceIdSchema, params).id);
  if (!service) throw data(null, { status: 404 });
  return { id: service.id, values: valuesOfService(service) };
}

export { action } from "./action.server";

export default function EditService() {
  const { id, values } = useLoaderData<typeof loader>();
  const closeTo = useSearchHref(LIST)({});
  const dialog = { title: TITLE, submitLabel: "Mettre à jour", theirsTo: `/admin/services/${id}/edit` };
  return <ServiceDialog values={values} closeTo={closeTo} {...dialog} />;
}
