import type { Changed } from "~/features/blog/commands.server";
import { formatDateTime } from "~/lib/format";

/** What is said to whoever would save over somebody else's work: a heading, then a sentence. */
export function changeWarning({ savedAt, savedBy }: Changed): [string, string] {
  const who = savedBy ?? "Quelqu’un d’autre";
  return [
    "Cet article a changé entre-temps",
    `${who} l’a enregistré le ${formatDateTime(savedAt)}. Rien de votre saisie n’est perdu.`,
  ];
}
