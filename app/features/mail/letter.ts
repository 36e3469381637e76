import type { Block, Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

const NAMED: Record<Language, (name: string) => string> = {
  fr: (name) => `Bonjour ${name},`,
  es: (name) => `Hola, ${name}:`,
  ar: (name) => `مرحباً ${name}،`,
};

const UNNAMED: Record<Language, string> = { fr: "Bonjour,", es: "Hola:", ar: "مرحباً،" };

const NAME_MAX_LENGTH = 60;

/**
 * A name as an e-mail may repeat it, or null: a visitor who types a stranger's address must not make us send links,
 * telephone numbers or texts to it.
 */
export function plainName(name: string): string | null {
  const trimmed = name.trim();
  return trimmed.length > NAME_MAX_LENGTH || /[:/@<>\d\n]|\.\S|www/iu.test(trimmed) ? null : trimmed || null;
}

/**
 * An e-mail that greets its reader, by name where the name is plain: a stranger may have typed the address and the name.
 * @param email `fullName` null greets without a name
 */
export function letter(
  { fullName, ...email }: Omit<Email, "blocks"> & { fullName: string | null },
  blocks: readonly Block[],
): Email {
  const name = fullName === null ? null : plainName(fullName);
  const text = name === null ? UNNAMED[email.language] : NAMED[email.language](name);
  return { ...email, blocks: [{ type: "text", text }, ...blocks] };
}

/** The words of a letter with one link, by language. */
export type LinkWords = Record<Language, Record<"subject" | "news" | "button" | "note", string>>;

/** A letter with one link: the news, the button, and a note below. */
export function linkLetter(
  kind: string,
  { recipient, fullName, language }: Omit<Reader, "fullName"> & { fullName: string | null },
  words: LinkWords,
  path: string,
): Email {
  const { subject, news, button, note } = words[language];
  return letter({ kind, recipient, fullName, language, subject }, [
    { type: "text", text: news },
    { type: "action", label: button, path },
    { type: "note", text: note },
  ]);
}
