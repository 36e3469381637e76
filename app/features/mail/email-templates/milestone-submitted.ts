import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface MilestoneLetter extends Reader {
  projectId: string;
  projectTitle: string;
  milestone: string;
  /** What the client has to give, where that is what the letter asks for; else it asks for an approval. */
  waitsFor?: string;
}

const WORDS: Record<
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
export function milestoneSubmitted(input: MilestoneLetter): Email {
  const { recipient, fullName, language, projectId, projectTitle, milestone, waitsFor } = input;
  const { subject, rows, button, ...words } = WORDS[language];
  const facts: [string, string][] = [
    [rows.project, projectTitle],
    [rows.milestone, milestone],
  ];
  return {
    kind: "milestone-submitted",
    recipient,
    language,
    subject: waitsFor ? subject.waiting(projectTitle) : subject.review(milestone),
    blocks: [
      greeting(language, fullName),
      { type: "text", text: waitsFor ? words.waiting : words.review },
      { type: "facts", rows: waitsFor ? [...facts, [rows.waitsFor, waitsFor]] : facts },
      { type: "action", label: button, path: `/dashboard/projects/${projectId}` },
    ],
  };
}
