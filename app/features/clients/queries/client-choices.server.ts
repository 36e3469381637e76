import { CLIENT_SEARCH } from "~/features/clients/model";
import { searchField } from "~/lib/forms/list-fields";
import { formatNumber } from "~/lib/text/format-number";
import { CHOICES_MAX, listClientChoices } from "./clients.server";

/** The clients that a select offers, with a search where there are too many. */
export async function openClientChoices(request: Request, currentId: string | null) {
  const q = searchField.parse(new URL(request.url).searchParams.get(CLIENT_SEARCH) ?? undefined);
  const { choices, matchCount } = await listClientChoices({ q, currentId });
  const isSearched = Boolean(q) || matchCount > CHOICES_MAX;
  return {
    options: [{ value: "", label: "Aucun pour le moment" }, ...choices],
    search: isSearched ? { q, note: noteOf(q, matchCount) } : null,
  };
}

function noteOf(q: string | undefined, matchCount: number): string {
  if (matchCount > CHOICES_MAX) {
    return `La liste des clients en montre ${CHOICES_MAX} sur ${formatNumber(matchCount)}, par ordre alphabétique. Cherchez les autres ici, avant de remplir le formulaire.`;
  }
  if (matchCount === 0) return `Aucun client ne correspond à «\u202f${q}\u202f».`;
  return matchCount === 1
    ? "Un client trouvé\u202f: il est dans la liste du formulaire."
    : `${matchCount} clients trouvés\u202f: ils sont dans la liste du formulaire.`;
}
