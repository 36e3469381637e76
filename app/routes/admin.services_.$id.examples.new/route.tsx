import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { submitExample } from "~/features/services/commands/submit-example.server";
import { ExampleDialog } from "~/features/services/components/example-dialog";
import { NEW_EXAMPLE } from "~/features/services/model/example-values";
import { serviceIdSchema } from "~/features/services/schema/service";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { useSearchHref } from "~/ui/use-address";

const TITLE = "Ajouter un exemple";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = serviceIdSchema.safeParse(params);
  if (!parsed.success) throw data({ reason: "no-service" }, { status: 404 });
  return submitExample({ actor, serviceId: parsed.data.id, id: null }, await request.formData());
}

export default function NewExample() {
  const { id } = useParams();
  const closeTo = useSearchHref(`/admin/services/${id}/examples`)({});
  return <ExampleDialog title={TITLE} values={NEW_EXAMPLE} closeTo={closeTo} />;
}
