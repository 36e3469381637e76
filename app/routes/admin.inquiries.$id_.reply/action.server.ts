import { randomUUID } from "node:crypto";
import type { Submission } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { ASKED_NEXT, overtakenWords } from "~/features/inquiries/model/follow-up";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import type { Replied } from "~/features/replies/commands/reply.server";
import { noteCall, noteChat, sendReply } from "~/features/replies/commands/reply.server";
import type { ReplyWay } from "~/features/replies/model/reply";
import {
  CALL_NOTED,
  LETTER_KEPT,
  LETTER_QUEUED,
  NO_TEMPLATE,
  REPLY_NOT_SENT,
  withTemplate,
} from "~/features/replies/model/reply";
import { filledFor, getReplyFacts, getTemplate } from "~/features/replies/queries.server";
import { callSchema, chatReplySchema, insertionSchema, letterReplySchema } from "~/features/replies/schema/reply";
import type { FormReply } from "~/lib/forms/form-reply";
import { searchHref } from "~/lib/web/search-href";
import { isMailSent } from "~/server/env.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand, refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** What the action answers; each insertion of a template makes the form anew. */
export interface ReplyAnswer extends FormReply {
  insertion?: string;
}

const INTENT = "reply";

/** Fields that a form has and its schema does not judge. */
const BESIDE = ["template"];

interface Posted {
  request: Request;
  actor: User;
  id: string;
  form: FormData;
}

/** Puts a template into the text, or notes and sends the reply. @throws a 400 for a form that is not this screen's. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const form = await request.formData();
  const way = form.get("intent") as ReplyWay;
  const posted = { request, actor, id, form };
  if (form.has("insert") && (way === "whatsapp" || way === "email"))
    return insertTemplate(posted, way === "email" ? letterReplySchema : chatReplySchema);
  if (way === "whatsapp") return openChat(posted);
  if (way === "email") return writeLetter(posted);
  if (way === "appel") return storeCall(posted);
  throw data(null, { status: 400 });
}

/** The form again, with the template's words below what was typed; nothing is judged yet. */
async function insertTemplate({ id, form }: Posted, schema: z.ZodType) {
  const lastResult = parseForm(form, schema, BESIDE).reply();
  const parsed = insertionSchema.safeParse(Object.fromEntries(form));
  const [template, inquiry] = await Promise.all([parsed.success && getTemplate(parsed.data.template), getInquiry(id)]);
  if (!parsed.success || !template || !inquiry)
    return refuse(INTENT, { ...lastResult, error: { template: [NO_TEMPLATE] } });
  const filled = filledFor(await getReplyFacts({ ...inquiry, language: template.language }), template);
  const text = withTemplate({ text: untouched(parsed.data.text) ? "" : parsed.data.text, template: filled.body });
  const subject = filled.subject ?? parsed.data.subject;
  const initialValue = { ...lastResult.initialValue, text, subject };
  return data<ReplyAnswer>({ intent: INTENT, lastResult: { initialValue, error: {} }, insertion: randomUUID() });
}

/** Whether a text is the greeting alone with which the form begins: a template has its own. */
function untouched(text: string): boolean {
  return !text.trim().includes("\n") && /[,:،]$/u.test(text.trim());
}

function openChat({ actor, id, form }: Posted) {
  return answerReply(form, parseForm(form, chatReplySchema, BESIDE), {
    command: (input) => noteChat(actor, id, input),
    onReplied: async ({ chatUrl }) => redirect(chatUrl, 303),
  });
}

function writeLetter(posted: Posted) {
  return answerReply(posted.form, parseForm(posted.form, letterReplySchema, BESIDE), {
    command: (input) => sendReply(posted.actor, posted.id, input),
    onReplied: (replied) => backToLead(posted, replied, isMailSent ? LETTER_QUEUED : LETTER_KEPT),
  });
}

function storeCall(posted: Posted) {
  return answerReply(posted.form, parseForm(posted.form, callSchema), {
    command: (input) => noteCall(posted.actor, posted.id, input),
    onReplied: (replied) => backToLead(posted, replied, CALL_NOTED),
  });
}

interface ReplySteps<Value, Done> {
  command: (value: Value) => Promise<Done | EditConflict>;
  onReplied: (done: Done) => Promise<Response>;
}

/** Notes the reply, or shows the form as it was typed where another colleague was first: nothing is sent then. */
function answerReply<Input, Value extends { version?: number | undefined }, Done extends Replied>(
  form: FormData,
  submission: Submission<Input, string[], Value>,
  { command, onReplied }: ReplySteps<Value, Done>,
) {
  return answerByCommand(INTENT, submission, async (input) => {
    const outcome = await command({ ...input, version: overwrittenVersion(form) ?? input.version });
    if (outcome.kind === "replied") return onReplied(outcome);
    const lastResult = submission.reply({ formErrors: overtakenWords(outcome, REPLY_NOT_SENT) });
    return data<ReplyAnswer>({ intent: INTENT, lastResult, newerVersion: outcome.version }, { status: 409 });
  });
}

/** To the lead, with what was done, and the way to plan what follows where nothing is planned. */
function backToLead({ request, id }: Posted, { isPlanned }: Replied, description: string) {
  const search = searchHref(new URL(request.url).searchParams, { canal: null });
  const to = `/admin/inquiries/${id}${search}`;
  const link = isPlanned ? {} : { link: { ...ASKED_NEXT.plan, to } };
  return redirectWithFlash(to, { tone: "success", title: "Succès", description, ...link });
}
