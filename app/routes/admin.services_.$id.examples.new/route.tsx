import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { ExampleDialog } from "~/features/services/example-dialog";
import { NEW_EXAMPLE } from "~/features/services/example-values";
import { serviceIdSchema } from "~/features/services/schema";
import { submitExample } from "~/features/services/submit-example.server";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { useSearchHref } from "~/ui/use-search-href";

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
