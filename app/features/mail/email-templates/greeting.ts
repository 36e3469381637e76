import type { Block } from "~/features/mail/model/email";
import type { Language } from "~/site/language";

const NAMED: Record<Language, (name: string) => string> = {
  fr: (name) => `Bonjour ${name},`,
  es: (name) => `Hola, ${name}:`,
  ar: (name) => `مرحباً ${name}،`,
};

const UNNAMED: Record<Language, string> = { fr: "Bonjour,", es: "Hola:", ar: "مرحباً،" };

const NAME_MAX_LENGTH = 60;

/**
 * A name as an e-mail may repeat it, or null: a visitor who types a stranger's address must not have us send links,
 * telephone numbers or texts to it.
 */
export function plainName(name: string): string | null {
  const trimmed = name.trim();
  return trimmed.length > NAME_MAX_LENGTH || /[:/@<>\d\n]|\.\S|www/iu.test(trimmed) ? null : trimmed || null;
}

/**
 * How an e-mail begins, with the reader's name where it is no more than a name: an account may have been opened, or an
 * e-mail asked for, by a stranger to the address.
 */
export function greeting(language: Language, name: string | null): Block {
  const repeated = name === null ? null : plainName(name);
  return { type: "text", text: repeated === null ? UNNAMED[language] : NAMED[language](repeated) };
}
