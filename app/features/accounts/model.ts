/** What someone may do. */
export type Role = "admin" | "client";

/** The signed-in person, as guards return it and commands take it. */
export interface User {
  id: string;
  fullName: string;
  email: string;
  role: Role;
}

export const ROLE_LABELS: Record<Role, string> = { admin: "Administrateur", client: "Client" };

/** Where someone lands after signing in, unless another page was asked for. */
export const SIGNED_IN_HOME = "/dashboard";

/** Words of the refusal shown to whoever is not an admin. */
export const ACCESS_DENIED = {
  tone: "error",
  title: "Accès refusé",
  description: "Vous devez être administrateur",
} as const;
