import { servicePath } from "~/features/services/model/service";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { siteUrl } from "~/server/env.server";
import type { Language } from "~/site/language";
import type { ReplyChannel, ReplyFacts } from "./model";
import { fillTemplate, fitsChannel, TEMPLATES_MAX } from "./model";

/** Every template, those of a language together, in the owner's order. */
export function listTemplates() {
  return db.replyTemplate.findMany({
    orderBy: [{ language: "asc" }, { display_order: "asc" }, { name: "asc" }, { id: "asc" }],
    take: TEMPLATES_MAX,
  });
}

export function getTemplate(id: string) {
  return db.replyTemplate.findUnique({ where: { id } });
}

const LANDING_PAGES: Record<Language, string> = { fr: "/", es: "/espana", ar: "/saudi-arabia" };

/** What the placeholders stand for in a reply to this lead: its link is the page of its service, else of its country. */
export async function getReplyFacts({
  name,
  service_interest,
  language,
}: {
  name: string;
  service_interest: string | null;
  language: Language;
}): Promise<ReplyFacts> {
  const title = service_interest || null;
  const where = { title: title ?? "", is_active: true };
  const select = { category: true, slug: true } as const;
  const service = title && (await db.service.findFirst({ where, select, orderBy: { created_at: "asc" } }));
  const path = service ? servicePath(service) : LANDING_PAGES[language];
  return { name, service: title, link: siteUrl + path, language };
}

interface Template {
  subject: string | null;
  body: string;
}

export function filledFor(facts: ReplyFacts, { subject, body }: Template): Template {
  return { subject: subject && fillTemplate(subject, facts), body: fillTemplate(body, facts) };
}

/** The Message-IDs of the letters that a lead has had at its address, the oldest first. */
export async function listConversation(tx: Transaction, inquiryId: string, recipient: string): Promise<string[]> {
  const letters = await tx.mailMessage.findMany({
    where: { recipient, inquiry_events: { some: { inquiry_id: inquiryId } } },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: { message_id: true },
  });
  return letters.map(({ message_id }) => message_id);
}

export async function getLastSubject(inquiryId: string, recipient: string): Promise<string | null> {
  const letter = await db.mailMessage.findFirst({
    where: { recipient, inquiry_events: { some: { inquiry_id: inquiryId } } },
    orderBy: { created_at: "desc" },
    select: { subject: true },
  });
  return letter?.subject ?? null;
}

/** The templates for a lead by one channel, those in its language before the others. */
export async function listTemplatesFor(channel: ReplyChannel, language: Language) {
  const fitting = (await listTemplates()).filter((template) => fitsChannel(template, channel));
  const isOwn = (template: { language: Language }) => template.language === language;
  return [...fitting.filter(isOwn), ...fitting.filter((template) => !isOwn(template))];
}
