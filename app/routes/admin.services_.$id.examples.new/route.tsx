import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { ExampleDialog } from "~/features/services/components/example-dialog";
import { NEW_EXAMPLE } from "~/features/services/model/example-values";
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

export { action } from "./action.server";

export default function NewExample() {
  const { id } = useParams();
  const closeTo = useSearchHref(`/admin/services/${id}/examples`)({});
  return <ExampleDialog title={TITLE} values={NEW_EXAMPLE} closeTo={closeTo} />;
}
