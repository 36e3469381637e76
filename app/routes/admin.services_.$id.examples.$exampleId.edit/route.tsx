import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findAdoptionNotice } from "~/features/media/commands/adopt-pictures.server";
import { submitExample } from "~/features/services/commands/submit-example.server";
import { ExampleDialog } from "~/features/services/components/example-dialog";
import { valuesOfExample } from "~/features/services/model/example-values";
import { getExample } from "~/features/services/queries/examples.server";
import { exampleIdSchema } from "~/features/services/schema/example";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { useSearchHref } from "~/ui/use-address";

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
