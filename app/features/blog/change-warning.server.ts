import type { Changed } from "~/features/blog/commands.server";
import { formatDateTime } from "~/lib/format";

const WOULD_PUBLISH = "Leur version est un brouillon\u202f; la vôtre, enregistrée quand même, la publierait.";
const WOULD_TAKE_BACK =
  "Leur version est publiée\u202f; la vôtre, enregistrée quand même, en referait un brouillon. Cochez «\u00a0Publié\u00a0» pour l’éviter.";

/**
 * What is said to whoever would save over somebody else's work: a heading, then a sentence, and another one when this
 * would publish the article or take it back.
 */
export function changeWarning({ savedAt, savedBy, isPublished }: Changed, willBePublished = isPublished): string[] {
  const who = savedBy ?? "Quelqu’un d’autre";
  return [
    "Cet article a changé entre-temps",
    `${who} l’a enregistré le ${formatDateTime(savedAt)}. Rien de votre saisie n’est perdu.`,
    ...(isPublished === willBePublished ? [] : [willBePublished ? WOULD_PUBLISH : WOULD_TAKE_BACK]),
  ];
}
