import type { Language } from "~/site/language";

/** What a template may leave open, as it is written there. */
export const PLACEHOLDERS = ["{prénom}", "{service}", "{lien}"] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{[^{}\n]*\}/g;

/** What stands in braces in a text and is no placeholder, once each. */
export function unknownPlaceholders(text: string): string[] {
  const found = text.match(IN_BRACES) ?? [];
  return [...new Set(found)].filter((part) => !isPlaceholder(part));
}

function isPlaceholder(part: string): part is Placeholder {
  return PLACEHOLDERS.some((placeholder) => placeholder === part);
}

/** What is known of a lead where a template is filled in. */
export interface ReplyFacts {
  name: string;
  /** The service that was asked for; null where none was named. */
  service: string | null;
  /** A page of the site, with its host. */
  link: string;
  language: Language;
}

const ANY_SERVICE: Record<Language, string> = { fr: "votre projet", es: "su proyecto", ar: "مشروعكم" };

/** A template's text for one lead. What the lead typed is put in as it is, braces too. */
export function fillTemplate(text: string, { name, service, link, language }: ReplyFacts): string {
  const values: Record<Placeholder, string> = {
    "{prénom}": firstName(name),
    "{service}": service ?? ANY_SERVICE[language],
    "{lien}": link,
  };
  return text.replace(IN_BRACES, (part) => (isPlaceholder(part) ? values[part] : part));
}

/** The first word of a name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
