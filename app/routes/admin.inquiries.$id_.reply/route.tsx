import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ASKED_NEXT, DELAY_LABELS } from "~/features/inquiries/model/follow-up";
import { getInquiry } from "~/features/inquiries/queries.server";
import type { ReplyWay } from "~/features/inquiries/replies/model";
import { REPLY_WAY_LABELS, replyFormId, withTemplate } from "~/features/inquiries/replies/model";
import { filledFor, getReplyFacts, getTemplate } from "~/features/inquiries/replies/queries.server";
import { noteCall, noteChat, sendReply } from "~/features/inquiries/replies/reply.server";
import {
  callSchema,
  chatReplySchema,
  insertionSchema,
  letterReplySchema,
  replyQuerySchema,
} from "~/features/inquiries/replies/schema";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import type { FormReply } from "~/lib/forms/form-reply";
import { searchHref } from "~/lib/web/search-href";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import type { Delay } from "~/site/opening-hours";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { sentText, useIsSubmitting, useOwnResult, useReply } from "~/ui/form-state";
import { ScreenLinkButton } from "~/ui/screen-link";
import { Tabs } from "~/ui/tabs";
import { TextareaField } from "~/ui/textarea-field";
import { useSearchHref } from "~/ui/use-address";
import { ReplyForm } from "./reply-form";
import { getReplyScreen } from "./view.server";

/** Each insertion of a template makes the form anew. */
type ReplyAnswer = FormReply & { insertion: string | null };

interface Sent {
  request: Request;
  actor: User;
  params: { id: string };
}

const withTemplates = { form: "reply", beside: ["template"], prepare: insertTemplate };

/** The template's words below what was typed, where its button was pressed. */
async function insertTemplate(form: FormData, { params }: Sent) {
  if (!form.has("insert")) return { form };
  const parsed = insertionSchema.safeParse(Object.fromEntries(form));
  const [template, inquiry] = await Promise.all([
    parsed.success && getTemplate(parsed.data.template),
    getInquiry(params.id),
  ]);
  if (!parsed.success || !template || !inquiry)
    return { form, isStep: true, refused: { template: ["Choisissez un modèle de la liste"] } };
  const filled = filledFor(await getReplyFacts({ ...inquiry, language: template.language }), template);
  const text = isGreeting(parsed.data.text) ? "" : parsed.data.text;
  form.set("text", withTemplate({ text, template: filled.body }));
  form.set("subject", filled.subject ?? parsed.data.subject);
  form.set("insertion", randomUUID());
  return { form, isStep: true };
}

/** A text that is only the greeting gives way to the template, which has its own. */
function isGreeting(text: string): boolean {
  return !text.trim().includes("\n") && /[,:،]$/u.test(text.trim());
}

/** To the lead, with what was done, and the way to plan what follows where nothing is planned. */
function backToLead({ request, params }: Sent, isPlanned: boolean, description: string) {
  const to = `/admin/inquiries/${params.id}${searchHref(new URL(request.url).searchParams, { canal: null })}`;
  const link = isPlanned ? {} : { link: { ...ASKED_NEXT.plan, to } };
  return redirectWithFlash(to, { tone: "success", title: "Succès", description, ...link });
}

const TITLE = "Répondre";

const BUTTONS: Record<ReplyWay, string> = {
  whatsapp: "Noter et ouvrir WhatsApp",
  appel: "Noter l’appel",
  email: "Envoyer la réponse",
};

/** The answer to the form opens the chat: wa.me redirects to the other. */
export const handle: RouteHandle = { formOrigins: ["https://wa.me", "https://api.whatsapp.com"] };

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const screen = await getReplyScreen(id, parseQuery(request, replyQuerySchema).canal);
  return data({ id, ...screen }, screen.isGone ? 404 : 200);
}

export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  also: (form) => ({ insertion: form.get("insertion") }),
  intents: {
    whatsapp: {
      ...withTemplates,
      schema: chatReplySchema,
      run: async (chat, { actor, params }) => redirect(await noteChat(actor, params.id, chat), 303),
    },
    email: {
      ...withTemplates,
      schema: letterReplySchema,
      run: async (letter, sent) => {
        const { isPlanned } = await sendReply(sent.actor, sent.params.id, letter);
        return backToLead(
          sent,
          isPlanned,
          isMailSent
            ? "Réponse enregistrée\u202f: elle part par e-mail"
            : "Réponse gardée, pas encore partie\u202f: aucun serveur de messagerie n’est configuré. Elle partira dès qu’il y en aura un.",
        );
      },
    },
    appel: {
      schema: callSchema,
      form: "reply",
      run: async (call, sent) => {
        const { isPlanned } = await noteCall(sent.actor, sent.params.id, call);
        return backToLead(sent, isPlanned, "Appel noté");
      },
    },
  },
});

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

const TYPED = ["subject", "text", "next_action", "delay", "next_action_at"];

/** Why no answer can be sent here, with what was typed before that was so. */
function RefusedReply({ title, refusal, closeTo }: { title: string; refusal: string; closeTo: string }) {
  const sent = useOwnResult("reply");
  const [subject, text, action, delay, at] = TYPED.map((name) => sentText(sent, name, ""));
  const plan = [action, delay ? DELAY_LABELS[delay as Delay] : at?.replace("T", " ")].filter(Boolean).join(", ");
  const typed = [subject, text, plan && `Prochaine action\u202f: ${plan}`].filter(Boolean).join("\n\n");
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      footer={<ScreenLinkButton to="/admin/inquiries">Voir toutes les demandes</ScreenLinkButton>}
    >
      <p role="alert">{refusal}</p>
      {typed && <TextareaField label="Votre texte, à copier" defaultValue={typed} readOnly rows={8} dir="auto" />}
    </Dialog>
  );
}
