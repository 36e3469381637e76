import type { Language } from "~/site/language";
import { ARABIC } from "./arabic";
import { FRENCH } from "./french";
import type { QuoteCopy } from "./quote-copy";
import { SPANISH } from "./spanish";

/** The words of a quote's page in each language. */
export const quoteWords: Record<Language, QuoteCopy> = { fr: FRENCH, es: SPANISH, ar: ARABIC };
