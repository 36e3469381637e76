export const SUMMARY_MAX = 5000;
export const ACCESSES_MAX = 3000;
export const FILES_MAX = 200;

export const SAVE = "save";
export const HAND_OVER = "hand-over";

export const HANDOVER_SAVED = "Livraison enregistrée, le client ne la voit pas encore";
export const HANDOVER_MENDED = "Livraison corrigée, le client la lit ainsi";
export const HANDED_OVER = "Projet livré, le client reçoit une lettre";
export const HANDED_OVER_ALREADY = "Ce projet est déjà livré. Enregistrez vos corrections.";
export const HANDOVER_CHANGED = "Cette livraison a changé entre-temps. Rechargez la page avant d’enregistrer.";
export const NO_CLIENT_TO_HAND_TO = "Ce projet n’a pas de client\u202f: choisissez-en un avant de livrer.";
export const FILE_GONE = "Un des fichiers choisis n’existe plus. Relisez la liste.";
