import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceDialog } from "~/features/services/components/service-dialog";
import { getServiceRow } from "~/features/services/queries.server";
import { prepareService, serviceIdSchema, serviceSchema, valuesOfService } from "~/features/services/schema";
import { updateService } from "~/features/services/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Modifier le service";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const service = await findOr404(serviceIdSchema, params, ({ id }) => getServiceRow(id));
  return { id: service.id, values: valuesOfService(service) };
}

export const action = formAction({
  guard: requireAdmin,
  params: serviceIdSchema,
  intents: {
    service: {
      schema: serviceSchema,
      prepare: prepareService,
      run: (service, { actor, params }) => updateService(actor, params.id, service),
      done: ({ request }) => redirectWithSuccess(`/admin/services${new URL(request.url).search}`, "Service mis à jour"),
    },
  },
});

export default function EditService() {
  const { id, values } = useLoaderData<typeof loader>();
  const dialog = { title: TITLE, submitLabel: "Mettre à jour", theirsTo: `/admin/services/${id}/edit` };
  return <ServiceDialog values={values} {...dialog} />;
}
