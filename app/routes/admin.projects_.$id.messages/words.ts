/** The words of a thread as the team reads it. */
export const WORDS = {
  agency: "Un collègue",
  unknown: "Compte effacé",
  empty: "Aucun message pour l’instant. Le client lit ici ce que vous lui écrivez, et y répond.",
  thread: "Fil des messages",
  isNew: "Nouveau",
  label: "Message au client",
  hint: "Il le lit dans son espace\u202f; une lettre le lui dit dans les deux minutes.",
  send: "Envoyer",
  sending: "Envoi…",
  missing: "Écrivez le message",
  tooLong: "Le message ne peut pas dépasser 5\u202f000\u00a0caractères",
  summary: "À corriger",
};
