export type Role = "admin" | "client";

/** The signed-in user, as guards return it and commands take it. */
export interface User {
  id: string;
  fullName: string;
  email: string;
  role: Role;
}

export interface SignedInUser extends User {
  /** In which the user is written to and, as a client, reads its space. */
  language: "fr" | "es" | "ar";
}

export const CLIENT_HOME = "/dashboard";

/** Where a user lands after signing in, unless another page was asked for. */
export function homeOf(role: Role): string {
  return role === "admin" ? "/admin" : CLIENT_HOME;
}

export const ACCESS_DENIED = {
  tone: "error",
  title: "Accès refusé",
  description: "Vous devez être administrateur",
} as const;
