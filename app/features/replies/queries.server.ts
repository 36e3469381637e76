import type { ReplyFacts } from "~/features/replies/model/placeholders";
import { fillTemplate } from "~/features/replies/model/placeholders";
import { TEMPLATES_MAX } from "~/features/replies/model/reply-template";
import { servicePath } from "~/features/services/model/service";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import type { Language } from "~/site/language";

/** Every template, those of a language together, in the owner's order. */
export function listTemplates() {
  return db.replyTemplate.findMany({
    orderBy: [{ language: "asc" }, { display_order: "asc" }, { name: "asc" }, { id: "asc" }],
    take: TEMPLATES_MAX,
  });
}

/** One template, or null. */
export function getTemplate(id: string) {
  return db.replyTemplate.findUnique({ where: { id } });
}

interface Lead {
  name: string;
  service_interest: string | null;
  language: Language;
}

const LANDING_PAGES: Record<Language, string> = { fr: "/", es: "/espana", ar: "/saudi-arabia" };

/** What the placeholders stand for in a reply to this lead: its link is the page of its service, else of its country. */
export async function getReplyFacts({ name, service_interest, language }: Lead): Promise<ReplyFacts> {
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

/** A template as this lead would read it. */
export function filledFor(facts: ReplyFacts, { subject, body }: Template): Template {
  return { subject: subject && fillTemplate(subject, facts), body: fillTemplate(body, facts) };
}
