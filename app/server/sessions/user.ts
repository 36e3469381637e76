/** What a user may do. */
export type Role = "admin" | "client";

/** The signed-in user, as guards return it and commands take it. */
export interface User {
  id: string;
  fullName: string;
  email: string;
  role: Role;
}

/** The first screen of the client portal. */
export const CLIENT_HOME = "/dashboard";

/** Where a user lands after signing in, unless another page was asked for. */
export function homeOf(role: Role): string {
  return role === "admin" ? "/admin" : CLIENT_HOME;
}

/** The message for a user who is not an admin. */
export const ACCESS_DENIED = {
  tone: "error",
  title: "Accès refusé",
  description: "Vous devez être administrateur",
} as const;
