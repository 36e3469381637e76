import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { findAdoptionNotice } from "~/features/media/adopt-pictures.server";
import { ExampleDialog } from "~/features/services/example-dialog";
import { getExample } from "~/features/services/example-queries.server";
import { exampleIdSchema } from "~/features/services/example-schema";
import { valuesOfExample } from "~/features/services/example-values";
import { submitExample } from "~/features/services/submit-example.server";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { useSearchHref } from "~/ui/use-search-href";

const TITLE = "Modifier un exemple";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = exampleIdSchema.safeParse(params);
  const example = parsed.success ? await getExample(parsed.data.id, parsed.data.exampleId) : null;
  if (!example) throw data(null, { status: 404 });
  const pictureNotice = await findAdoptionNotice("example", example.id, example.image_url);
  return { list: `/admin/services/${example.service_id}/examples`, values: valuesOfExample(example), pictureNotice };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = exampleIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const { id: serviceId, exampleId: id } = parsed.data;
  return submitExample({ actor, serviceId, id }, await request.formData());
}

export default function EditExample() {
  const { list, ...opened } = useLoaderData<typeof loader>();
  return <ExampleDialog title={TITLE} {...opened} closeTo={useSearchHref(list)({})} />;
}
