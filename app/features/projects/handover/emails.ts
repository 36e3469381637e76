import { letter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

interface ReviewAsked extends Reader {
  projectTitle: string;
  token: string;
  isReminder: boolean;
}

const REVIEW_ASKED_WORDS: Record<
  Language,
  Record<"subject" | "reminder" | "asked" | "again" | "project" | "button" | "note" | "last", string>
> = {
  fr: {
    subject: "Votre avis sur notre travail",
    reminder: "Votre avis, si vous avez une minute",
    asked:
      "Votre projet est livré depuis deux jours. En une note et quelques phrases, qu’en diriez-vous à quelqu’un qui hésite\u202f?",
    again: "Nous vous avons demandé votre avis la semaine dernière. Une note et deux phrases suffisent.",
    project: "Projet",
    button: "Donner mon avis",
    note: "Ce lien est personnel. Votre avis paraît sur notre site avec votre nom et la mention «\u202favis vérifié\u202f», une fois relu. Vous pouvez aussi dire, par le même lien, que vous ne souhaitez pas en donner.",
    last: "C’est notre dernier message à ce sujet.",
  },
  es: {
    subject: "Su opinión sobre nuestro trabajo",
    reminder: "Su opinión, si tiene un minuto",
    asked: "Su proyecto se entregó hace dos días. Con una nota y unas frases, ¿qué le diría a alguien que duda?",
    again: "Le pedimos su opinión la semana pasada. Basta una nota y dos frases.",
    project: "Proyecto",
    button: "Dar mi opinión",
    note: "Este enlace es personal. Su opinión aparece en nuestro sitio con su nombre y la mención «opinión verificada», una vez leída. Con el mismo enlace puede decir que no desea darla.",
    last: "Es nuestro último mensaje sobre esto.",
  },
  ar: {
    subject: "رأيكم في عملنا",
    reminder: "رأيكم، إن سمح وقتكم بدقيقة",
    asked: "مرّ يومان على تسليم مشروعكم. بتقييم وبضع جمل، ماذا تقولون لمن يتردد؟",
    again: "طلبنا رأيكم في الأسبوع الماضي. يكفي تقييم وجملتان.",
    project: "المشروع",
    button: "إبداء رأيي",
    note: "هذا الرابط شخصي. يظهر رأيكم في موقعنا باسمكم مع عبارة «رأي موثّق» بعد قراءته. ويمكنكم بالرابط نفسه أن تقولوا إنكم لا ترغبون في إبدائه.",
    last: "هذه آخر رسالة منا في هذا الشأن.",
  },
};

/** Asks the client of a finished project for a review, or reminds of it. */
export function reviewAsked({ recipient, fullName, language, projectTitle, token, isReminder }: ReviewAsked): Email {
  const words = REVIEW_ASKED_WORDS[language];
  return letter(
    { kind: "review-asked", recipient, fullName, language, subject: isReminder ? words.reminder : words.subject },
    [
      { type: "text", text: isReminder ? words.again : words.asked },
      { type: "facts", rows: [[words.project, projectTitle]] },
      { type: "action", label: words.button, path: `/mon-avis/${token}` },
      { type: "note", text: isReminder ? `${words.note} ${words.last}` : words.note },
    ],
  );
}
