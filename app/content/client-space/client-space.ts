import type { Language } from "~/site/language";
import { ARABIC } from "./arabic";
import type { ClientSpaceCopy } from "./french";
import { FRENCH } from "./french";
import { SPANISH } from "./spanish";

/** The words of a client's own space, in its language. */
export const CLIENT_SPACE: Record<Language, ClientSpaceCopy> = { fr: FRENCH, es: SPANISH, ar: ARABIC };
