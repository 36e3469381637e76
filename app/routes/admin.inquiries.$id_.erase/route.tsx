import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasDocuments } from "~/features/billing-clients/queries/held.server";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { eraseInquiry } from "~/features/personal-data/commands/inquiry.server";
import { erasureQuestion, INQUIRY_ERASED } from "~/features/personal-data/model";
import { getInquiryState } from "~/features/personal-data/queries.server";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const TITLE = "Effacer la demande";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const inquiry = await getInquiry(id);
  if (!inquiry) throw data(null, { status: 404 });
  const origin = { hasProject: inquiry.project !== null, hasClient: inquiry.client !== null };
  const question = erasureQuestion({ ...origin, hasDocuments: await hasDocuments(id) });
  return { id, name: inquiry.name, question, seen: await getInquiryState(id) };
}

/** Erases, and goes to the list; an inquiry that was answered meanwhile is shown instead, as it is now. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const seen = (await request.formData()).get("seen");
  const { search } = new URL(request.url);
  try {
    await eraseInquiry(actor, id, String(seen));
    return await redirectWithSuccess(`/admin/inquiries${search}`, INQUIRY_ERASED);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const to = error.code === "conflict" ? `/admin/inquiries/${id}${search}` : `/admin/inquiries${search}`;
    return redirectWithFlash(to, { tone: "error", title: "Erreur", description: error.userMessage });
  }
}

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
