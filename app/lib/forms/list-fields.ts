import { z } from "zod";
import { cleanText } from "~/lib/text/clean-text";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

const PAGE_MAX = 100_000;
const SEARCH_MAX_LENGTH = 100;
/** Of what is read at all: white space and invisible marks may stand around the words. */
const READ_MAX_LENGTH = 1000;

/** What is searched for, from an address, without the marks that come along when it is copied; a wrong value is ignored. */
export const searchField = z
  .string()
  .max(READ_MAX_LENGTH)
  .transform((text) => cleanText(withoutInvisibleMarks(text)).trim().slice(0, SEARCH_MAX_LENGTH))
  .optional()
  .catch(undefined);

/** Which page of a list, from 1; a wrong value means the first. */
export const pageField = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1);

/** The page of a list for which an address with nothing else to read asks. */
export function askedPage(request: Request): number {
  return pageField.parse(new URL(request.url).searchParams.get("page"));
}
