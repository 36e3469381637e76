export const RESTORED = "Restauration faite";
export const TRASH_ITEM_GONE = "Ce qui était là a quitté la corbeille, ou est déjà revenu.";
export const PLACE_TAKEN = "Son adresse a été prise entre-temps. Changez celle qui la porte, puis recommencez.";
export const NAME_TAKEN = "Son nom a été pris entre-temps. Changez celui qui le porte, puis recommencez.";
export const VERSION_TAKEN = "Une autre version de ce devis a été commencée ou acceptée entre-temps.";
export const STEP_INVOICED = "Cette étape du devis a été facturée entre-temps.";
export const LEVEL_TAKEN = "Ce service a de nouveau un tarif de ce niveau. Supprimez-le, puis recommencez.";
export const WHOLE_GONE =
  "Ce dont cela faisait partie a été supprimé\u202f: si c’est encore dans la corbeille, restaurez-le d’abord.";

/** What the office calls each kind of thing in the trash. */
export const TRASH_KINDS = {
  project: "Projet",
  post: "Article",
  service: "Service",
  case: "Réalisation",
  "team-member": "Personne de l’équipe",
  quote: "Brouillon de devis",
  "quote-template": "Modèle de devis",
  invoice: "Brouillon de facture",
  "reply-template": "Modèle de réponse",
  redirect: "Redirection",
  "project-note": "Note interne",
  milestone: "Étape d’un projet",
  "milestone-template": "Étape habituelle",
  "service-tier": "Tarif d’un service",
  "service-example": "Exemple d’un service",
};

export type TrashKind = keyof typeof TRASH_KINDS;
