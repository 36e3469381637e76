import { useMatches } from "@remix-run/react";
import { arabicShell } from "~/content/shell/arabic";
import { frenchShell } from "~/content/shell/french";
import type { ShellCopy } from "~/content/shell/shell-copy";
import { spanishShell } from "~/content/shell/spanish";
import type { Language } from "~/site/language";
import { languageOf } from "~/site/route-handle";

const COPIES: Record<Language, ShellCopy> = { fr: frenchShell, es: spanishShell, ar: arabicShell };

/** The words of the shell in a language. */
export function shellCopyIn(language: Language): ShellCopy {
  return COPIES[language];
}

/** The language of the page that is shown. */
export function usePageLanguage(): Language {
  return languageOf(useMatches());
}

/** The words of the shell in the language of the page that is shown. */
export function useShellCopy(): ShellCopy {
  return shellCopyIn(usePageLanguage());
}
