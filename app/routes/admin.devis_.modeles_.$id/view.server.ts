import type { EditorValues } from "~/features/quotes/model/editor";
import { valuesOfContent } from "~/features/quotes/model/editor";
import { typedTotals } from "~/features/quotes/model/typed-line";
import { listRateOptions } from "~/features/quotes/queries/beginnings.server";
import { getQuoteTemplate } from "~/features/quotes/queries/templates.server";

/** What the editor of a template needs; null for one that is gone. */
export async function toEditor(id: string) {
  const [template, rates] = await Promise.all([getQuoteTemplate(id), listRateOptions()]);
  if (!template) return null;
  const { name, content, version } = template;
  const { lines, steps, texts } = valuesOfContent(content);
  const own = { title: name, language: "fr", currency: "MAD", valid_until: "", billing_client_id: "" };
  const values: EditorValues = { head: { ...own, ...texts, version: String(version) }, lines, steps };
  return { id, name, values, sums: typedTotals(lines), rates };
}
