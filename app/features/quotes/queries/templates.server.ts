import { totalsOf } from "~/features/billing/model/totals";
import { quoteContentSchema } from "~/features/billing/schema/content";
import { db } from "~/server/db/db.server";

/** So many templates are listed; nobody reads through more. */
const LISTED_MAX = 200;

/** The templates by name, each with how many lines it has and what they sum up to. */
export async function listQuoteTemplates() {
  const rows = await db.quoteTemplate.findMany({ orderBy: { name: "asc" }, take: LISTED_MAX });
  return rows.map(({ id, name, content }) => {
    const { lines } = quoteContentSchema.parse(content);
    const { net } = totalsOf(lines.filter(({ option }) => option === null));
    return { id, name, lineCount: lines.length, net };
  });
}

/** One template, or null. */
export async function getQuoteTemplate(id: string) {
  const template = await db.quoteTemplate.findUnique({ where: { id } });
  return template && { ...template, content: quoteContentSchema.parse(template.content) };
}
