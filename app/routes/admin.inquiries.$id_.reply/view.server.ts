import { randomUUID } from "node:crypto";
import { delayOptions, isOpen } from "~/features/inquiries/model/follow-up";
import { isErased } from "~/features/inquiries/model/inquiry";
import { getInquiry } from "~/features/inquiries/queries.server";
import type { ReplyValues, ReplyWay } from "~/features/inquiries/replies/model";
import { channelOf, firstName, LEAD_ERASED, LEAD_GONE, LEAD_IN_QUARANTINE } from "~/features/inquiries/replies/model";
import { getLastSubject, listTemplatesFor } from "~/features/inquiries/replies/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { isMailSent } from "~/server/env.server";
import { showPhone } from "~/server/forms/phone.server";
import type { Language } from "~/site/language";
import { LANGUAGE_LABELS } from "~/site/language";

type Inquiry = NonNullable<Awaited<ReturnType<typeof getInquiry>>>;

export type ReplyFormData = Awaited<ReturnType<typeof toForm>>;

export async function getReplyScreen(id: string, wanted: ReplyWay | undefined) {
  const inquiry = await getInquiry(id);
  if (!inquiry) return { isGone: true, refusal: LEAD_GONE, form: null };
  if (isErased(inquiry)) return { isGone: false, refusal: LEAD_ERASED, form: null };
  if (inquiry.is_spam) return { isGone: false, refusal: LEAD_IN_QUARANTINE, form: null };
  return { isGone: false, refusal: null, form: await toForm(inquiry, wanted) };
}

async function toForm(inquiry: Inquiry, wanted: ReplyWay | undefined) {
  const { name, email, language, next_action, status } = inquiry;
  const phone = showPhone(inquiry.phone);
  const ways: ReplyWay[] = [
    ...(phone?.chatNumber ? (["whatsapp"] as const) : []),
    ...(phone ? (["appel"] as const) : []),
    ...(email ? (["email"] as const) : []),
  ];
  const way = ways.find((each) => each === wanted) ?? ways[0] ?? "appel";
  const { openingHours } = await getSite();
  const channel = channelOf(way);
  const templates = channel ? await listTemplatesFor(channel, language) : [];
  return {
    name,
    email,
    phone,
    language,
    ways,
    way,
    isMailSent,
    plan: isOpen(status) ? next_action : null,
    templates: templates.map((template) => ({
      value: template.id,
      label: template.language === language ? template.name : `${template.name}, ${LANGUAGE_LABELS[template.language]}`,
    })),
    delays: delayOptions(new Date(), openingHours),
    values: await valuesFor(inquiry, way),
  };
}

const GREETINGS: Record<Language, (name: string) => string> = {
  fr: (name) => `Bonjour ${name},`,
  es: (name) => `Hola, ${name}:`,
  ar: (name) => `مرحباً ${name}،`,
};

const SUBJECTS: Record<Language, string> = { fr: "Votre demande", es: "Su consulta", ar: "طلبكم" };

async function valuesFor({ id, name, email, language, version }: Inquiry, way: ReplyWay): Promise<ReplyValues> {
  const isLetter = way === "email" && email !== null;
  const before = isLetter ? await getLastSubject(id, email) : null;
  const subject = before ? `Re: ${before.replace(/^(re\s*:\s*)+/i, "")}` : SUBJECTS[language];
  return {
    form_key: randomUUID(),
    version: String(version),
    is_done: "",
    template: "",
    next_action: "",
    delay: "",
    next_action_at: "",
    outcome: "reached",
    subject: isLetter ? subject : "",
    text: way === "appel" ? "" : `${GREETINGS[language](firstName(name))}\n\n`,
  };
}
