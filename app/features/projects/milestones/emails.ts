import { letter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

const MILESTONE_SUBMITTED_WORDS: Record<
  Language,
  {
    subject: { review: (milestone: string) => string; waiting: (project: string) => string };
    review: string;
    waiting: string;
    rows: Record<"project" | "milestone" | "waitsFor", string>;
    button: string;
  }
> = {
  fr: {
    subject: {
      review: (milestone) => `À vous de valider\u202f: ${milestone}`,
      waiting: (project) => `${project}\u202f: nous attendons quelque chose de vous`,
    },
    review: "Cette étape est prête. Validez-la, ou dites ce qu’il faut reprendre.",
    waiting: "Pour continuer, il nous manque ceci. Tant que nous l’attendons, les dates reculent d’autant.",
    rows: { project: "Projet", milestone: "Étape", waitsFor: "Il nous manque" },
    button: "Ouvrir mon projet",
  },
  es: {
    subject: {
      review: (milestone) => `Le toca validar: ${milestone}`,
      waiting: (project) => `${project}: esperamos algo de usted`,
    },
    review: "Esta etapa está lista. Valídela o díganos qué hay que rehacer.",
    waiting: "Para seguir nos falta esto. Mientras lo esperamos, las fechas se retrasan lo mismo.",
    rows: { project: "Proyecto", milestone: "Etapa", waitsFor: "Nos falta" },
    button: "Abrir mi proyecto",
  },
  ar: {
    subject: {
      review: (milestone) => `بانتظار مصادقتكم: ${milestone}`,
      waiting: (project) => `نحتاج شيئاً منكم لمشروع ${project}`,
    },
    review: "هذه المرحلة جاهزة. صادقوا عليها أو قولوا ما يجب إعادته.",
    waiting: "لنواصل ينقصنا ما يلي. ما دمنا ننتظره تتأخر المواعيد بقدره.",
    rows: { project: "المشروع", milestone: "المرحلة", waitsFor: "ينقصنا" },
    button: "فتح مشروعي",
  },
};

/** Asks a client to approve a milestone, or for what the work waits for. */
export function milestoneSubmitted(
  input: Reader & {
    projectId: string;
    projectTitle: string;
    milestone: string;
    /** What the client has to give; absent, the letter asks for an approval. */
    waitsFor?: string;
  },
): Email {
  const { recipient, fullName, language, projectId, projectTitle, milestone, waitsFor } = input;
  const { subject, rows, button, ...words } = MILESTONE_SUBMITTED_WORDS[language];
  const facts: [string, string][] = [
    [rows.project, projectTitle],
    [rows.milestone, milestone],
  ];
  return letter(
    {
      kind: "milestone-submitted",
      recipient,
      fullName,
      language,
      subject: waitsFor ? subject.waiting(projectTitle) : subject.review(milestone),
    },
    [
      { type: "text", text: waitsFor ? words.waiting : words.review },
      { type: "facts", rows: waitsFor ? [...facts, [rows.waitsFor, waitsFor]] : facts },
      { type: "action", label: button, path: `/dashboard/projects/${projectId}` },
    ],
  );
}

interface MilestoneDecided {
  recipient: string;
  client: string;
  project: { id: string; title: string };
  milestone: string;
  decided: Decided;
}

/** `text` says what to do again. */
type Decided = { kind: "approved" } | { kind: "rework"; text: string } | { kind: "undone" };

const MILESTONE_DECIDED_WORDS = { approved: "validée", rework: "à reprendre", undone: "décision reprise" } as const;
const UNDONE = "Le client a repris sa décision\u202f: l’étape est de nouveau à valider.";

/** Tells the team of a client’s decision, or of one that is taken back. */
export function milestoneDecided({ recipient, client, project, milestone, decided }: MilestoneDecided): Email {
  return {
    kind: "milestone-decided",
    recipient,
    language: "fr",
    subject: `${project.title}\u202f: ${milestone}, ${MILESTONE_DECIDED_WORDS[decided.kind]}`,
    blocks: [
      {
        type: "facts",
        rows: [
          ["Client", client],
          ["Projet", project.title],
          ["Étape", milestone],
        ],
      },
      ...(decided.kind === "rework" ? [{ type: "quote", text: decided.text } as const] : []),
      ...(decided.kind === "undone" ? [{ type: "text", text: UNDONE } as const] : []),
      { type: "action", label: "Ouvrir les étapes", path: `/admin/projects/${project.id}/etapes` },
    ],
  };
}

const THREAD_LETTER_WORDS: Record<
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

/** Tells one side of a project’s thread about new messages of the other. */
export function threadLetter(
  input: Reader & {
    /** Of the recipient. */
    side: "client" | "agency";
    projectId: string;
    projectTitle: string;
    /** How many messages are new. */
    count: number;
    /** The last of them. */
    quotes: readonly string[];
  },
): Email {
  const { recipient, fullName, language, side, projectId, projectTitle, count, quotes } = input;
  const words = THREAD_LETTER_WORDS[language];
  const more = count - quotes.length;
  const path = side === "client" ? `/dashboard/projects/${projectId}` : `/admin/projects/${projectId}`;
  return letter({ kind: "thread-letter", recipient, fullName, language, subject: words.subject(projectTitle, count) }, [
    ...(more > 0 ? [{ type: "text", text: words.more(more) } as const] : []),
    ...quotes.map((text) => ({ type: "quote", text }) as const),
    { type: "action", label: words.button, path: `${path}/messages` },
    { type: "note", text: words.note },
  ]);
}
