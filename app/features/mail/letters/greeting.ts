import type { Block } from "~/features/mail/model";
import type { Language } from "~/lib/language";

const NAMED: Record<Language, (name: string) => string> = {
  fr: (name) => `Bonjour ${name},`,
  es: (name) => `Hola, ${name}:`,
  ar: (name) => `مرحباً ${name}،`,
};

const UNNAMED: Record<Language, string> = { fr: "Bonjour,", es: "Hola:", ar: "مرحباً،" };

/** How a letter begins, with the reader's name where it may be repeated. */
export function greeting(language: Language, name: string | null): Block {
  return { type: "text", text: name === null ? UNNAMED[language] : NAMED[language](name) };
}
