import type { Role } from "~/server/sessions/user";
import type { Language } from "~/site/language";

// Limits that forms use too: here, so that no form brings the schemas to the browser.
/** The name of an account without a name. */
export const TEAM_NAME = "L’équipe";

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const FULL_NAME_MAX_LENGTH = 100;

export function readerOf({
  email,
  profile,
}: {
  email: string;
  profile: { full_name: string | null; language: Language };
}) {
  return { recipient: email, fullName: profile.full_name ?? email, language: profile.language };
}

export const ROLE_LABELS: Record<Role, string> = { admin: "Administrateur", client: "Client" };

export const COMPANY_TOO_LONG = "Le nom de l'entreprise ne peut pas dépasser 100 caractères";

export const NO_ERASURE_OF_ADMINS =
  "Un compte d’administration n’est pas celui d’un client : son effacement ne se demande pas ici.";
