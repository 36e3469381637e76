import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteTestimonial } from "~/features/testimonials/commands.server";
import { DELETE_FAILED_MESSAGE, DELETE_QUESTION, DELETE_TITLE, DELETED_MESSAGE } from "~/features/testimonials/model";
import { getTestimonial } from "~/features/testimonials/queries.server";
import { deleteTestimonialSchema } from "~/features/testimonials/schema";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/testimonials";

export const handle: RouteHandle = { storeFailure: () => DELETE_FAILED_MESSAGE };

export const meta: MetaFunction = () => seo({ title: DELETE_TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const testimonial = await getTestimonial(paramsOr404(deleteTestimonialSchema, params).id);
  if (!testimonial) throw data(null, { status: 404 });
  return { name: testimonial.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(deleteTestimonialSchema, params);
  const back = LIST + new URL(request.url).search;
  return runWithFlash(back, DELETED_MESSAGE, () => deleteTestimonial(actor, id));
}

export default function DeleteTestimonial() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={DELETE_TITLE}
      question={DELETE_QUESTION}
      confirmLabel="Supprimer"
      cancelTo={useSearchHref(LIST)({})}
    >
      <p className="note">Avis de {name}</p>
    </ConfirmDialog>
  );
}
