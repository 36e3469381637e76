import { z } from "zod";
import { normalForm } from "~/lib/text/normal-form";

const SEARCH_MAX_LENGTH = 100;
/** Of what is read at all: white space may stand around the words. */
const READ_MAX_LENGTH = 1000;
const NAME_MAX_LENGTH = 60;

const name = z.string().trim().min(1).max(NAME_MAX_LENGTH).nullable().catch(null);

const schema = z.object({
  q: z
    .string()
    .max(READ_MAX_LENGTH)
    .transform((text) => normalForm(text, "NFC").replaceAll("\0", "").trim().slice(0, SEARCH_MAX_LENGTH))
    .catch(""),
  category: name,
  tag: name,
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type ListFilters = z.output<typeof schema>;

/** What the address asks for; whatever is no question counts as not asked. */
export function readFilters(url: string): ListFilters {
  const params = new URL(url).searchParams;
  return schema.parse(Object.fromEntries(["q", "category", "tag", "page"].map((each) => [each, params.get(each)])));
}
