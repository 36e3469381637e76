/** Whose inquiries a list shows, as its address names them, beside the id of one of the team. */
export const OWNER_CHOICES = ["moi", "moi-ou-personne", "personne"] as const;

export type OwnerChoice = (typeof OWNER_CHOICES)[number];

const OWNER_CHOICE_LABELS: Record<OwnerChoice, string> = {
  moi: "À moi",
  "moi-ou-personne": "À moi ou à personne",
  personne: "À personne",
};

/** The choices of the list's filter: all, oneself, nobody, and each colleague. */
export function ownerFilterOptions(team: readonly { id: string; name: string }[], userId: string) {
  const colleagues = team.filter(({ id }) => id !== userId);
  return [
    { value: "", label: "Tous les responsables" },
    ...OWNER_CHOICES.map((value) => ({ value, label: OWNER_CHOICE_LABELS[value] })),
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
