import { z } from "zod";
import { isCommonPassword } from "~/features/accounts/model/common-passwords";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import {
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TEAM_NAME,
} from "~/features/accounts/model/user";
import { boundedTextField, emailField, optionalTextField } from "~/lib/forms/text-fields";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { LANGUAGES } from "~/site/language";

export const ADMIN_PASSWORD_MIN_LENGTH = 8;

export const ADMIN_PASSWORD_TOO_SHORT = "Le mot de passe d’un administrateur doit contenir au moins 8 caractères";

export const profileFields = {
  full_name: boundedTextField({
    missing: ACCOUNT_SENTENCES.nameMissing.fr,
    max: FULL_NAME_MAX_LENGTH,
    tooLong: ACCOUNT_SENTENCES.nameTooLong.fr,
  }),
  company: optionalTextField(100, ACCOUNT_SENTENCES.companyTooLong.fr),
};

export const languageField = z.enum(LANGUAGES, { error: ACCOUNT_SENTENCES.languageUnknown.fr }).optional();

const newPassword = z
  .string({ error: ACCOUNT_SENTENCES.passwordMissing.fr })
  .min(1, { error: ACCOUNT_SENTENCES.passwordMissing.fr, abort: true })
  .min(PASSWORD_MIN_LENGTH, { error: ACCOUNT_SENTENCES.passwordTooShort.fr, abort: true })
  .max(PASSWORD_MAX_LENGTH, { error: ACCOUNT_SENTENCES.passwordTooLong.fr, abort: true })
  .refine((password) => !isCommonPassword(password), ACCOUNT_SENTENCES.passwordCommon.fr);

const newPasswordFields = {
  password: newPassword,
  password_confirmation: z
    .string({ error: ACCOUNT_SENTENCES.confirmationMissing.fr })
    .min(1, ACCOUNT_SENTENCES.confirmationMissing.fr),
};

const currentPassword = z
  .string({ error: ACCOUNT_SENTENCES.currentMissing.fr })
  .min(1, ACCOUNT_SENTENCES.currentMissing.fr)
  .max(PASSWORD_MAX_LENGTH, ACCOUNT_SENTENCES.currentWrong.fr);

const isRepeated = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation;
const MISMATCH = { error: ACCOUNT_SENTENCES.mismatch.fr, path: ["password_confirmation"] };

export const signUpSchema = z
  .object({
    full_name: profileFields.full_name,
    email: emailField,
    ...newPasswordFields,
  })
  .refine(isRepeated, MISMATCH);

export type SignUpInput = z.output<typeof signUpSchema>;

export const forgotSchema = z.object({ email: emailField });

const TOKEN_MAX_LENGTH = 200;

const { fr: LINK_INCOMPLETE } = ACCOUNT_SENTENCES.linkIncomplete;
const linkToken = z.string({ error: LINK_INCOMPLETE }).max(TOKEN_MAX_LENGTH, LINK_INCOMPLETE);

/** The token of a link, out of its address or its form; empty where there is none. */
export function linkTokenOf(fields: URLSearchParams | FormData): string {
  const token = fields.get("token");
  return typeof token === "string" ? withoutInvisibleMarks(token).trim().slice(0, TOKEN_MAX_LENGTH) : "";
}

export const choosePasswordSchema = z.object({ token: linkToken, ...newPasswordFields }).refine(isRepeated, MISMATCH);

export const changePasswordSchema = z
  .object({ current_password: currentPassword, ...newPasswordFields })
  .refine(isRepeated, MISMATCH);

export const changeEmailSchema = z.object({ email: emailField, current_password: currentPassword });

/** A wrong id ends no session. */
export const endSessionSchema = z.object({ session: z.string().max(100).catch("") });

const knownPassword = z
  .string({ error: ACCOUNT_SENTENCES.passwordMissing.fr })
  .min(1, ACCOUNT_SENTENCES.passwordMissing.fr)
  .max(PASSWORD_MAX_LENGTH, ACCOUNT_SENTENCES.passwordTooLong.fr);

export const signInSchema = z.object({ email: emailField, password: knownPassword, redirectTo: z.string().optional() });

export type SignInInput = Pick<z.output<typeof signInSchema>, "email" | "password">;

/** The link of a sign-up, with the password chosen then. */
export const confirmAccountSchema = z.object({ token: linkToken, password: knownPassword });

/** At least 8 characters for admins, who can change everything. */
export const createAdminSchema = z.object({
  email: emailField,
  password: z.string().min(ADMIN_PASSWORD_MIN_LENGTH, ADMIN_PASSWORD_TOO_SHORT).max(PASSWORD_MAX_LENGTH),
  fullName: profileFields.full_name.default(TEAM_NAME),
});

export const profileSchema = z.object({ ...profileFields, language: languageField });

export type ProfileInput = z.output<typeof profileSchema>;
