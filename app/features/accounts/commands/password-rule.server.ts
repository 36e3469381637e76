import { ADMIN_PASSWORD_MIN_LENGTH, ADMIN_PASSWORD_TOO_SHORT } from "~/features/accounts/schema";
import { DomainError } from "~/server/errors.server";
import type { Role } from "~/server/sessions/user";

/** Whoever can change everything needs a longer one. @throws DomainError `invalid` when it is too short for an admin. */
export function checkPasswordLength(role: Role, password: string): void {
  if (role === "admin" && password.length < ADMIN_PASSWORD_MIN_LENGTH)
    throw new DomainError("invalid", ADMIN_PASSWORD_TOO_SHORT);
}
