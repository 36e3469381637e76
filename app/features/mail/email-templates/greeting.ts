import type { Block } from "~/features/mail/model/email";
import { plainName } from "~/features/mail/model/plain-name";
import type { Language } from "~/site/language";

const NAMED: Record<Language, (name: string) => string> = {
  fr: (name) => `Bonjour ${name},`,
  es: (name) => `Hola, ${name}:`,
  ar: (name) => `مرحباً ${name}،`,
};

const UNNAMED: Record<Language, string> = { fr: "Bonjour,", es: "Hola:", ar: "مرحباً،" };

/**
 * How a letter begins, with the reader's name where it is no more than a name: an account may have been opened, or a
 * letter asked for, by a stranger to the address.
 */
export function greeting(language: Language, name: string | null): Block {
  const repeated = name === null ? null : plainName(name);
  return { type: "text", text: repeated === null ? UNNAMED[language] : NAMED[language](repeated) };
}
