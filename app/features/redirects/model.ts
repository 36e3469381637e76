export const REDIRECTS_PATH = "/admin/blog/redirections";

export const REDIRECT_GONE = "Cette redirection n’existe plus.";
export const REDIRECT_SAVED = "Redirection enregistrée";
export const REDIRECT_DELETED = "Redirection supprimée";
export const REDIRECT_TAKEN = "Cette ancienne adresse est déjà redirigée";
export const DELETE_REDIRECT_QUESTION = "Êtes-vous sûr de vouloir supprimer cette redirection\u202f?";

/** What the fields of a redirect's dialog hold, as text. */
export type RedirectValues = { from_path: string; to_path: string };

/** An empty dialog. */
export const NEW_REDIRECT: RedirectValues = { from_path: "", to_path: "" };
