import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { mergeInquiry } from "~/features/inquiries/merge.server";
import { MERGE_GONE, mergeRefusal } from "~/features/inquiries/model/merging";
import { getInquiry } from "~/features/inquiries/queries.server";
import { inquiryIdSchema, mergeFormSchema, mergeQuerySchema } from "~/features/inquiries/schema/inquiry";
import { formAction } from "~/server/forms/form-action.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDateTime } from "~/site/format";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Fusionner les demandes";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const { avec } = parseQuery(request, mergeQuerySchema);
  const [kept, merged] = await Promise.all([getInquiry(id).then(foundOr404), avec ? getInquiry(avec) : null]);
  if (!merged) return { refusal: MERGE_GONE, merged: null };
  const { name, created_at, message } = merged;
  return {
    refusal: mergeRefusal(kept, merged),
    merged: { id: merged.id, name, message, received: formatDateTime(created_at) },
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  buttons: {
    merge: {
      schema: mergeFormSchema,
      to: ({ params }) => `/admin/inquiries/${params.id}`,
      run: ({ merged_id }, { actor, params }) => mergeInquiry(actor, params.id, merged_id),
      done: "Demandes fusionnées",
    },
  },
});

export default function MergeInquiries() {
  const { refusal, merged } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <ConfirmDialog
      title={TITLE}
      question="Fusionner ces deux demandes&#8239;? Cela ne s’annule pas."
      refusal={refusal}
      confirmLabel="Fusionner"
      cancelTo={`/admin/inquiries/${id}`}
    >
      {merged && (
        <div className="stack-fields mb-4">
          <input type="hidden" name="merged_id" value={merged.id} />
          <p>
            Le message de <bdi>{merged.name}</bdi> du {merged.received}, ses notes, son historique et ses devis passent
            à la demande que vous gardez. L’autre quitte la liste&#8239;; son adresse mène à celle-ci.
          </p>
          <blockquote className="note line-clamp-4 wrap-anywhere" dir="auto">
            {merged.message}
          </blockquote>
        </div>
      )}
    </ConfirmDialog>
  );
}
