import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import type { ReplyWay } from "~/features/replies/model/reply";
import { REPLY_WAY_LABELS, replyFormId } from "~/features/replies/model/reply";
import { replyQuerySchema } from "~/features/replies/schema/reply";
import { parseQuery } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { useIsSubmitting, useReply } from "~/ui/form-state";
import { Tabs } from "~/ui/tabs";
import { useSearchHref } from "~/ui/use-address";
import type { ReplyAnswer } from "./action.server";
import { RefusedReply } from "./refused-reply";
import { ReplyForm } from "./reply-form";
import { getReplyScreen } from "./view.server";

const TITLE = "Répondre";

const BUTTONS: Record<ReplyWay, string> = {
  whatsapp: "Noter et ouvrir WhatsApp",
  appel: "Noter l’appel",
  email: "Envoyer la réponse",
};

/** A chat is opened by the answer to its form: wa.me leads on to the other. */
export const handle: RouteHandle = { formOrigins: ["https://wa.me", "https://api.whatsapp.com"] };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const screen = await getReplyScreen(id, parseQuery(request, replyQuerySchema).canal);
  return data({ id, ...screen }, screen.isGone ? 404 : 200);
}

export { action } from "./action.server";

export default function ReplyToInquiry() {
  const { id, refusal, form } = useLoaderData<typeof loader>();
  const answer = useReply<ReplyAnswer>();
  const isSending = useIsSubmitting(form?.way ?? "");
  const closeTo = useSearchHref(`/admin/inquiries/${id}`)({ canal: null });
  const wayHref = useSearchHref(`/admin/inquiries/${id}/reply`);
  if (!form) return <RefusedReply title={TITLE} refusal={refusal ?? ""} closeTo={closeTo} />;
  return (
    <Dialog
      title={`${TITLE} à ${form.name}`}
      closeTo={closeTo}
      footer={
        <DialogActions
          formId={replyFormId(form.way)}
          submitLabel={form.way === "email" && !form.isMailSent ? "Garder la réponse" : BUTTONS[form.way]}
          pendingText="Enregistrement…"
          isPending={isSending}
          cancelTo={closeTo}
        />
      }
    >
      {form.ways.length > 1 && (
        <Tabs
          label="Par quelle voie"
          items={form.ways.map((way) => ({
            to: wayHref({ canal: way }),
            label: REPLY_WAY_LABELS[way],
            isCurrent: way === form.way,
          }))}
        />
      )}
      <ReplyForm key={`${form.way} ${answer?.insertion ?? ""}`} id={id} {...form} />
    </Dialog>
  );
}
