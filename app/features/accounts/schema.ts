import { z } from "zod";
import { isCommonPassword } from "~/features/accounts/model/common-passwords";
import {
  COMPANY_TOO_LONG,
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "~/features/accounts/model/user";
import { boundedTextField, emailField, optionalTextField } from "~/lib/forms/text-fields";
import { LANGUAGES } from "~/site/language";

export const ADMIN_PASSWORD_MIN_LENGTH = 8;

export const ADMIN_PASSWORD_TOO_SHORT = "Le mot de passe d’un administrateur doit contenir au moins 8 caractères";

/** Name and company, in every form that asks for them. */
export const profileFields = {
  full_name: boundedTextField({
    missing: "Le nom est requis",
    max: FULL_NAME_MAX_LENGTH,
    tooLong: `Le nom ne peut pas dépasser ${FULL_NAME_MAX_LENGTH} caractères`,
  }),
  company: optionalTextField(100, COMPANY_TOO_LONG),
};

/** The language of e-mails to a user; absent, it stays as it is. */
export const languageField = z.enum(LANGUAGES, { error: "Choisissez une langue de la liste" }).optional();

const newPassword = z
  .string({ error: "Le mot de passe est requis" })
  .min(1, { error: "Le mot de passe est requis", abort: true })
  .min(PASSWORD_MIN_LENGTH, { error: "Le mot de passe doit contenir au moins 6 caractères", abort: true })
  .max(PASSWORD_MAX_LENGTH, "Le mot de passe ne peut pas dépasser 200 caractères")
  .refine((password) => !isCommonPassword(password), "Ce mot de passe est trop courant\u202f; choisissez-en un autre");

const newPasswordFields = {
  password: newPassword,
  password_confirmation: z.string({ error: "Confirmez le mot de passe" }).min(1, "Confirmez le mot de passe"),
};

const currentPassword = z
  .string({ error: "Le mot de passe actuel est requis" })
  .min(1, "Le mot de passe actuel est requis")
  .max(PASSWORD_MAX_LENGTH, "Le mot de passe actuel est incorrect");

const isRepeated = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation;
const MISMATCH = { error: "Les mots de passe ne correspondent pas", path: ["password_confirmation"] };

/** A new account. */
export const signUpSchema = z
  .object({
    full_name: profileFields.full_name,
    email: emailField,
    ...newPasswordFields,
  })
  .refine(isRepeated, MISMATCH);

export type SignUpInput = z.output<typeof signUpSchema>;

/** A forgotten password: the address of its account. */
export const forgotSchema = z.object({ email: emailField });

const TOKEN_MAX_LENGTH = 200;

const linkToken = z.string({ error: "Lien incomplet" }).max(TOKEN_MAX_LENGTH, "Lien incomplet");

/** The token of a link, out of its address or its form; empty where there is none. */
export function linkTokenOf(fields: URLSearchParams | FormData): string {
  const token = fields.get("token");
  return typeof token === "string" ? token.slice(0, TOKEN_MAX_LENGTH) : "";
}

/** A new password chosen by a link: forgotten, or never had. */
export const choosePasswordSchema = z.object({ token: linkToken, ...newPasswordFields }).refine(isRepeated, MISMATCH);

/** A new password, the current one asked. */
export const changePasswordSchema = z
  .object({ current_password: currentPassword, ...newPasswordFields })
  .refine(isRepeated, MISMATCH);

/** Another address, the password asked. */
export const changeEmailSchema = z.object({ email: emailField, current_password: currentPassword });

export const endSessionSchema = z.object({ session: z.string().min(1).max(100) });

const knownPassword = z
  .string({ error: "Le mot de passe est requis" })
  .min(1, "Le mot de passe est requis")
  .max(PASSWORD_MAX_LENGTH, "Le mot de passe ne peut pas dépasser 200 caractères");

export const signInSchema = z.object({ email: emailField, password: knownPassword, redirectTo: z.string().optional() });

export type SignInInput = Pick<z.output<typeof signInSchema>, "email" | "password">;

/** The link of a sign-up, with the password chosen then. */
export const confirmAccountSchema = z.object({ token: linkToken, password: knownPassword });

/** At least 8 characters for admins, who can change everything. */
export const createAdminSchema = z.object({
  email: emailField,
  password: z.string().min(ADMIN_PASSWORD_MIN_LENGTH, ADMIN_PASSWORD_TOO_SHORT).max(PASSWORD_MAX_LENGTH),
  fullName: profileFields.full_name.default("L’équipe"),
});

/** The user's own name and company, and the language of e-mails. */
export const profileSchema = z.object({ ...profileFields, language: languageField });

export type ProfileInput = z.output<typeof profileSchema>;
