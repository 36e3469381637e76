import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface ThreadLetter extends Reader {
  /** To whom it goes. */
  side: "client" | "agency";
  projectId: string;
  projectTitle: string;
  /** How many messages are new. */
  count: number;
  /** The last of them. */
  quotes: readonly string[];
}

const WORDS: Record<
  Language,
  { subject: (project: string, count: number) => string; more: (count: number) => string; button: string; note: string }
> = {
  fr: {
    subject: (project, count) =>
      `${project}\u202f: ${count === 1 ? "un nouveau message" : `${count} nouveaux messages`}`,
    more: (count) => `Et ${count === 1 ? "un autre message" : `${count} autres messages`} avant ceux-ci.`,
    button: "Lire et répondre",
    note: "Répondez sur la page du projet\u202f: une réponse à cet e-mail ne serait pas lue.",
  },
  es: {
    subject: (project, count) => `${project}: ${count === 1 ? "un mensaje nuevo" : `${count} mensajes nuevos`}`,
    more: (count) => `Y ${count === 1 ? "otro mensaje" : `otros ${count} mensajes`} antes de estos.`,
    button: "Leer y responder",
    note: "Responda en la página del proyecto: una respuesta a este correo no se leería.",
  },
  ar: {
    subject: (project, count) => `${project}: ${count === 1 ? "رسالة جديدة" : `رسائل جديدة (${count})`}`,
    more: (count) => (count === 1 ? "ورسالة أخرى قبل هذه." : `ورسائل أخرى قبل هذه (${count}).`),
    button: "القراءة والرد",
    note: "ردوا من صفحة المشروع: الرد على هذا البريد لا يُقرأ.",
  },
};

/** Tells one side of a project's thread what the other has written since. */
export function threadLetter(input: ThreadLetter): Email {
  const { recipient, fullName, language, side, projectId, projectTitle, count, quotes } = input;
  const words = WORDS[language];
  const more = count - quotes.length;
  const path = side === "client" ? `/dashboard/projects/${projectId}` : `/admin/projects/${projectId}`;
  return {
    kind: "thread-letter",
    recipient,
    language,
    subject: words.subject(projectTitle, count),
    blocks: [
      greeting(language, fullName),
      ...(more > 0 ? [{ type: "text", text: words.more(more) } as const] : []),
      ...quotes.map((text) => ({ type: "quote", text }) as const),
      { type: "action", label: words.button, path: `${path}/messages` },
      { type: "note", text: words.note },
    ],
  };
}
