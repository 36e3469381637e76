export const RESTORED = "Restauration faite";
export const TRASH_ITEM_GONE = "Ce qui était là a quitté la corbeille, ou est déjà revenu.";
export const PLACE_TAKEN = "Son adresse a été prise entre-temps. Changez celle qui la porte, puis recommencez.";
export const WHOLE_GONE =
  "Ce dont cela faisait partie a été supprimé\u202f: si c’est encore dans la corbeille, restaurez-le d’abord.";
