import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getAdoptionNotice } from "~/features/media/queries.server";
import { ExampleDialog } from "~/features/services/components/example-dialog";
import { valuesOfExample } from "~/features/services/model/example-values";
import { getExample } from "~/features/services/queries/examples.server";
import { exampleIdSchema } from "~/features/services/schema/example";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { useSearchHref } from "~/ui/use-address";

const TITLE = "Modifier un exemple";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, exampleId } = paramsOr404(exampleIdSchema, params);
  const example = await getExample(id, exampleId);
  if (!example) throw data(null, { status: 404 });
  const pictureNotice = await getAdoptionNotice("example", example.id, example.image_url);
  return { list: `/admin/services/${example.service_id}/examples`, values: valuesOfExample(example), pictureNotice };
}

export { action } from "./action.server";

export default function EditExample() {
  const { list, ...opened } = useLoaderData<typeof loader>();
  return <ExampleDialog title={TITLE} {...opened} closeTo={useSearchHref(list)({})} />;
}
