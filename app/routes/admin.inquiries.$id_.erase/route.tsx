import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { hasDocuments } from "~/features/billing/clients/queries.server";
import { getInquiry } from "~/features/inquiries/queries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { eraseInquiry } from "~/features/personal-data/held-inquiries.server";
import { erasureQuestion } from "~/features/personal-data/model";
import { getInquiryState } from "~/features/personal-data/queries.server";
import { erasures } from "~/personal-data-registrations.server";
import { formAction } from "~/server/forms/form-action.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const TITLE = "Effacer la demande";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const inquiry = foundOr404(await getInquiry(id));
  const origin = { hasProject: inquiry.project !== null, hasClient: inquiry.client !== null };
  const question = erasureQuestion({ ...origin, hasDocuments: await hasDocuments(id) });
  return { id, name: inquiry.name, question, seen: await getInquiryState(id) };
}

/** Erases, and goes to the list; an inquiry that was answered meanwhile is shown instead, as it is now. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  buttons: {
    erase: {
      schema: z.object({ seen: z.string().catch("") }),
      to: ({ request }) => `/admin/inquiries${new URL(request.url).search}`,
      refused: ({ code }, { params, request }) =>
        code === "conflict" ? { to: `/admin/inquiries/${params.id}${new URL(request.url).search}` } : {},
      run: ({ seen }, { actor, params }) => eraseInquiry(erasures, actor, { id: params.id, seen }),
      done: "Demande effacée",
    },
  },
});

export default function EraseInquiry() {
  const { id, name, question, seen } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={question}
      confirmLabel="Effacer pour toujours"
      pendingText="Effacement..."
      cancelTo={useSearchHref(`/admin/inquiries/${id}`)({})}
    >
      <input type="hidden" name="seen" value={seen} />
      <p className="note mb-3">
        Demande de <bdi>{name}</bdi>
      </p>
    </ConfirmDialog>
  );
}
