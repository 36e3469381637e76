export const NO_NAME = "Sans nom";
export const NO_EMAIL = "N/A";

export const CLIENTS_LOAD_FAILURE = "Impossible de charger les clients";
export const CLIENT_INVITED = "Invitation envoyée";
export const CLIENT_INVITED_UNSENT =
  "Invitation écrite. Sans serveur de messagerie, l’invitation se lit dans la page Email.";
export const INVITATION_KEPT =
  "Sans serveur de messagerie, l’invitation ne part pas : elle se lit dans la page Email, d’où son lien se copie ou s’envoie par WhatsApp.";
export const CHANGE_LANGUAGE = "change-language";
export const CLIENT_GONE = "Ce client n’existe plus.";

/** The name of an erased client, in the client's own messages too. */
export const ERASED_NAME = "Client effacé";

/** For an erased address in rows that need one; no letter goes there. */
export const ERASED_EMAIL = "efface@example.invalid";
export const erasedNote = (day: string) =>
  `Ses données ont été effacées le ${day}, comme il l’avait demandé. Rien de lui ne se change plus.`;
export const ERASURE_NOT_ASKED = "Ce client ne demande pas, ou plus, que ses données soient effacées.";

interface Erasure {
  /** Whether messages sent from the client's address outlive the account. */
  messagesStay: boolean;
  isMailSent: boolean;
}

export function eraseQuestion({ messagesStay, isMailSent }: Erasure): string {
  const gone = messagesStay ? "le compte et les coordonnées" : "le compte, les coordonnées et les messages";
  const news = isMailSent
    ? "Un dernier e-mail lui dit que c’est fait."
    : "Sans serveur de messagerie, c’est à vous de lui dire que c’est fait\u202f: la lettre se lit une semaine dans la page Email, avec son adresse.";
  return `Effacer pour toujours ${gone} de ce client\u202f? Ses projets restent, sans son nom. ${news} Cette action est irréversible.`;
}

/** The field of the exceptions. */
export const OTHERS_REVIEW = "others_review";

export type AccountState = "active" | "unconfirmed" | "invited" | "none";

export const ACCOUNT_LABELS: Record<AccountState, string> = {
  active: "Actif",
  unconfirmed: "Non confirmé",
  invited: "Invité",
  none: "Sans accès",
};

/**
 * Whether the client has proven the address, has a password but an unproven address, has only an invitation, or has no
 * account.
 */
export function accountState(
  credential: { password_hash: string | null; email_verified_at: Date | null } | null,
): AccountState {
  if (!credential) return "none";
  if (credential.email_verified_at) return "active";
  return credential.password_hash === null ? "invited" : "unconfirmed";
}

export const CLIENT_SEARCH = "clients";
