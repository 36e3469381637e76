import { formatDateTime } from "./format";

/**
 * The warning to a user who would save over the changes of another: a heading, then a sentence.
 * @param thing with its article, such as 'Cet article': a masculine word
 * @param conflict when the stored version was saved, and by whom if that is known
 */
export function editConflictWarning(
  thing: string,
  { savedAt, savedBy }: { savedAt: Date; savedBy: string | null },
): [string, string] {
  const who = savedBy ?? "Quelqu’un d’autre";
  return [
    `${thing} a changé entre-temps`,
    `${who} l’a enregistré le ${formatDateTime(savedAt)}. Rien de votre saisie n’est perdu.`,
  ];
}
