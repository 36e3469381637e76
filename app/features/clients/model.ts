export const NO_NAME = "Sans nom";
export const NO_EMAIL = "N/A";

export const CLIENTS_LOAD_FAILURE = "Impossible de charger les clients";
export const CLIENT_INVITED = "Invitation envoyée";
/** The same while no letter leaves. */
export const CLIENT_INVITED_UNSENT = "Invitation écrite. Sans serveur de messagerie, elle se lit dans la page Email.";
export const INVITATION_KEPT =
  "Sans serveur de messagerie, elle ne part pas : elle se lit dans la page Email, et son lien se transmet autrement.";
export const LANGUAGE_CHANGED = "Langue mise à jour";
/** The intent by which the language of a client's letters is changed. */
export const CHANGE_LANGUAGE = "change-language";
export const EMAIL_TAKEN = "Cette adresse a déjà un compte";
export const CLIENT_GONE = "Ce client n’existe plus.";
export const ALREADY_JOINED = "Ce client a déjà confirmé son adresse : il n’a plus besoin d’invitation.";

/** What somebody is called who has been forgotten, in his own messages too. */
export const ERASED_NAME = "Client effacé";
export const CLIENT_ERASED = "Données effacées";
/** What the page of somebody says who has been forgotten. */
export const erasedNote = (day: string) =>
  `Ses données ont été effacées le ${day}, comme il l’avait demandé. Rien de lui ne se change plus.`;
export const ERASURE_NOT_ASKED = "Ce client ne demande pas, ou plus, que ses données soient effacées.";
export const ERASE_QUESTION =
  "Effacer pour toujours le compte, les coordonnées et les messages de ce client ? Ses projets restent, sans son nom. Un dernier e-mail lui dit que c’est fait. Cette action est irréversible.";
/** The same while no letter leaves. */
export const ERASE_QUESTION_UNSENT =
  "Effacer pour toujours le compte, les coordonnées et les messages de ce client ? Ses projets restent, sans son nom. Sans serveur de messagerie, c’est à vous de lui dire que c’est fait : la lettre se lit une semaine dans la page Email, avec son adresse. Cette action est irréversible.";

/** Added while nobody has proven that the client's address is his. */
export const MESSAGES_STAY =
  "Les messages envoyés de son adresse restent\u202f: personne n’a confirmé qu’elle est la sienne.";

/** How a client's account stands. */
export type AccountState = "active" | "unconfirmed" | "invited" | "none";

export const ACCOUNT_LABELS: Record<AccountState, string> = {
  active: "Actif",
  unconfirmed: "Non confirmé",
  invited: "Invité",
  none: "Sans accès",
};

interface Account {
  password_hash: string | null;
  email_verified_at: Date | null;
}

/**
 * Whether somebody can sign in with an address that is proven to be his, has chosen a password but not proven the
 * address, may yet choose a password, or has no address to sign in with.
 */
export function accountState(credential: Account | null): AccountState {
  if (!credential) return "none";
  if (credential.email_verified_at) return "active";
  return credential.password_hash === null ? "invited" : "unconfirmed";
}

/** The part of an address that says which clients a form offers. */
export const CLIENT_SEARCH = "clients";
