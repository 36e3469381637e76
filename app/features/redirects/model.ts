export const REDIRECTS_PATH = "/admin/blog/redirections";

export const REDIRECT_GONE = "Cette redirection n’existe plus.";
export const REDIRECT_SAVED = "Redirection enregistrée";
export const REDIRECT_DELETED = "Redirection supprimée";
export const REDIRECT_TAKEN = "Cette ancienne adresse est déjà redirigée";
export const REDIRECT_CIRCLE =
  "Cette destination ramène à l’ancienne adresse\u202f: les visiteurs tourneraient en rond";
export const REDIRECT_IDLE = "Cette adresse est une page de ce site\u202f: la redirection ne s’appliquerait jamais";
export const DELETE_REDIRECT_QUESTION = "Êtes-vous sûr de vouloir supprimer cette redirection\u202f?";

/** What the fields of a redirect's dialog hold, as text. */
export type RedirectValues = { from_path: string; to_path: string };

/** An empty dialog. */
export const NEW_REDIRECT: RedirectValues = { from_path: "", to_path: "" };
