import { z } from "zod";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { normalForm } from "~/lib/text/normal-form";

const NAME_MAX_LENGTH = 60;

const name = z.string().trim().min(1).max(NAME_MAX_LENGTH).nullable().catch(null);

const schema = z.object({
  q: searchField.transform((text = "") => normalForm(text, "NFC")),
  category: name,
  tag: name,
  page: pageField,
});

export type ListFilters = z.output<typeof schema>;

/** What the address asks for; whatever is no question counts as not asked. */
export function readFilters(url: string): ListFilters {
  const params = new URL(url).searchParams;
  return schema.parse(Object.fromEntries(["q", "category", "tag", "page"].map((each) => [each, params.get(each)])));
}
