import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Role } from "~/features/accounts/model";
import { findCredential } from "~/features/accounts/queries.server";
import { DomainError } from "~/server/errors.server";
import { verifyPassword } from "~/server/password.server";

/** Who proved to be whom. */
export interface Identity {
  profileId: string;
  role: Role;
}

/** Checks an address and a password; beginning a session is up to whoever asked. */
export const authenticator = new Authenticator<Identity>();

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const credential = await findCredential(
      String(form.get("email") ?? "")
        .trim()
        .toLowerCase(),
    );
    const isRight = await verifyPassword(String(form.get("password") ?? ""), credential?.password_hash ?? null);
    if (!credential || !isRight)
      throw new DomainError("forbidden", "L’adresse e-mail ou le mot de passe est incorrect.");
    return { profileId: credential.profile_id, role: credential.profile.role };
  }),
  "form",
);
