export const NO_NAME = "Sans nom";
export const NO_EMAIL = "N/A";

export const CLIENTS_LOAD_FAILURE = "Impossible de charger les clients";
export const CLIENT_INVITED = "Invitation envoyée";
export const EMAIL_TAKEN = "Cette adresse a déjà un compte";
export const CLIENT_GONE = "Ce client n’existe plus.";
export const ALREADY_JOINED = "Ce client a déjà choisi son mot de passe : il n’a plus besoin d’invitation.";

/** How a client's account stands. */
export type AccountState = "active" | "invited" | "none";

export const ACCOUNT_LABELS: Record<AccountState, string> = {
  active: "Actif",
  invited: "Invité",
  none: "Sans accès",
};

/** Whether somebody can sign in, may yet choose a password, or has no address to sign in with. */
export function accountState(credential: { password_hash: string | null } | null): AccountState {
  if (!credential) return "none";
  return credential.password_hash === null ? "invited" : "active";
}
