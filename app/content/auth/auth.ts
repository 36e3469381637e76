import type { Language } from "~/site/language";
import { arabicAuth } from "./arabic";
import type { AuthCopy } from "./auth-copy";
import { frenchAuth } from "./french";
import { spanishAuth } from "./spanish";

export const AUTH_COPY: Record<Language, AuthCopy> = { fr: frenchAuth, es: spanishAuth, ar: arabicAuth };
