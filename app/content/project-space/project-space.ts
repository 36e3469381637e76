import type { Language } from "~/site/language";
import { ARABIC } from "./arabic";
import { FRENCH } from "./french";
import type { SpaceCopy } from "./space-copy";
import { SPANISH } from "./spanish";

/** The words of the client's project space in each language. */
export const SPACE_COPY: Record<Language, SpaceCopy> = { fr: FRENCH, es: SPANISH, ar: ARABIC };
