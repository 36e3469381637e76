import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { ASKED_NEXT } from "~/features/inquiries/model/follow-up";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { noteCall, noteChat, sendReply } from "~/features/replies/commands/reply.server";
import { CALL_NOTED, LETTER_KEPT, LETTER_QUEUED, NO_TEMPLATE, withTemplate } from "~/features/replies/model/reply";
import { filledFor, getReplyFacts, getTemplate } from "~/features/replies/queries.server";
import { callSchema, chatReplySchema, insertionSchema, letterReplySchema } from "~/features/replies/schema/reply";
import type { FormReply } from "~/lib/forms/form-reply";
import { searchHref } from "~/lib/web/search-href";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Each insertion of a template makes the form anew. */
export type ReplyAnswer = FormReply & { insertion: string | null };

interface Sent {
  request: Request;
  actor: User;
  params: { id: string };
}

const withTemplates = { form: "reply", beside: ["template"], prepare: insertTemplate };

/** Puts a template into the text, or notes and sends the reply. */
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
        return backToLead(sent, isPlanned, isMailSent ? LETTER_QUEUED : LETTER_KEPT);
      },
    },
    appel: {
      schema: callSchema,
      form: "reply",
      run: async (call, sent) => {
        const { isPlanned } = await noteCall(sent.actor, sent.params.id, call);
        return backToLead(sent, isPlanned, CALL_NOTED);
      },
    },
  },
});

/** The template's words below what was typed, where its button was pressed. */
async function insertTemplate(form: FormData, { params }: Sent) {
  if (!form.has("insert")) return { form };
  const parsed = insertionSchema.safeParse(Object.fromEntries(form));
  const [template, inquiry] = await Promise.all([
    parsed.success && getTemplate(parsed.data.template),
    getInquiry(params.id),
  ]);
  if (!parsed.success || !template || !inquiry) return { form, isStep: true, refused: { template: [NO_TEMPLATE] } };
  const filled = filledFor(await getReplyFacts({ ...inquiry, language: template.language }), template);
  const text = isGreeting(parsed.data.text) ? "" : parsed.data.text;
  form.set("text", withTemplate({ text, template: filled.body }));
  form.set("subject", filled.subject ?? parsed.data.subject);
  form.set("insertion", randomUUID());
  return { form, isStep: true };
}

/** Whether a text is the greeting alone with which the form begins: a template has its own. */
function isGreeting(text: string): boolean {
  return !text.trim().includes("\n") && /[,:،]$/u.test(text.trim());
}

/** To the lead, with what was done, and the way to plan what follows where nothing is planned. */
function backToLead({ request, params }: Sent, isPlanned: boolean, description: string) {
  const to = `/admin/inquiries/${params.id}${searchHref(new URL(request.url).searchParams, { canal: null })}`;
  const link = isPlanned ? {} : { link: { ...ASKED_NEXT.plan, to } };
  return redirectWithFlash(to, { tone: "success", title: "Succès", description, ...link });
}
