import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceDialog } from "~/features/services/components/service-dialog";
import { newServiceValues, prepareService, serviceListSchema, serviceSchema } from "~/features/services/schema";
import { createService } from "~/features/services/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Nouveau Service";

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { category } = parseQuery(request, serviceListSchema);
  return { values: newServiceValues(category) };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    service: {
      schema: serviceSchema,
      prepare: prepareService,
      run: (service, { actor }) => createService(actor, service),
      done: ({ request }) => redirectWithSuccess(`/admin/services${new URL(request.url).search}`, "Service créé"),
    },
  },
});

export default function NewService() {
  const { values } = useLoaderData<typeof loader>();
  return <ServiceDialog title={TITLE} values={values} submitLabel="Créer" />;
}
