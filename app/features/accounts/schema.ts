import { z } from "zod";
import { emailField } from "~/lib/text-fields";

export const PASSWORD_MAX_LENGTH = 200;

export const signInSchema = z.object({
  email: emailField,
  password: z
    .string({ error: "Le mot de passe est requis" })
    .min(1, "Le mot de passe est requis")
    .max(PASSWORD_MAX_LENGTH, "Le mot de passe ne peut pas dépasser 200 caractères"),
  redirectTo: z.string().optional(),
});

/** At least 8 characters for admins, who can change everything. */
export const createAdminSchema = z.object({
  email: emailField,
  password: z
    .string()
    .min(8, "Le mot de passe d’un administrateur doit contenir au moins 8 caractères")
    .max(PASSWORD_MAX_LENGTH),
  fullName: z.string().trim().min(1).max(100).default("Administration"),
});
