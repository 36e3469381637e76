import { z } from "zod";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import {
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TEAM_NAME,
} from "~/features/accounts/model/user";
import { boundedTextField, emailField, optionalTextField } from "~/lib/forms/text-fields";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { normalForm } from "~/lib/text/normal-form";
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

// The passwords of six characters or more that come first in lists of leaked ones, also French ones.
const COMMON = new Set(
  (
    "123456 1234567 12345678 123456789 1234567890 0123456789 012345 01234567 0987654321 987654321 87654321 654321 " +
    "111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 " +
    "999999 121212 123123 123123123 123321 131313 112233 11223344 123654 147258 147258369 159753 159357 741852963 " +
    "789456 789456123 456789 101010 202020 696969 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx q1w2e3r4 " +
    "qwerty qwerty1 qwerty123 qwertyuiop qwertz asdfgh asdfghjkl asdasd zxcvbn zxcvbnm azerty azerty1 azerty12 " +
    "azerty123 azertyuiop aqwzsx aqwzsxedc qsdfgh qsdfghjklm wxcvbn azeqsd azeqsdwxc abcdef abcdefg abcdefgh abc123 " +
    "abcd1234 aaaaaa a12345 a123456 a1b2c3 a1b2c3d4 123abc 123qwe 123456a 12345a password password1 password12 " +
    "password123 passw0rd p@ssw0rd p@ssword passe123 motdepasse motdepasse1 motdepasse123 motdepass monmotdepasse " +
    "lemotdepasse secret secret1 secret123 changeme changeme123 letmein welcome welcome1 welcome123 bienvenue " +
    "bonjour bonjour1 bonjour123 salut123 soleil soleil1 doudou doudou1 chouchou loulou loulou1 nounours coucou " +
    "coucou1 cheval chocolat princesse princess camille nicolas thomas julien julie123 marine caroline sandrine " +
    "isabelle stephane sebastien alexandre alexis antoine maxime vincent valentin mathilde pauline jetaime jetaime1 " +
    "iloveyou iloveyou1 monamour amour123 mamour marseille france france98 paris123 maroc123 maroc1 casablanca " +
    "casa123 rabat123 marrakech wydad123 raja1949 raja123 mohamed mohammed mohamed123 hamza123 youssef fatima fatima123 " +
    "khadija allah123 bismillah inchallah espana espana1 barcelona realmadrid contrasena contrasena1 contraseña " +
    "football footbal monkey dragon sunshine shadow master superman batman trustno1 baseball michael jordan jordan23 " +
    "hunter pokemon naruto starwars computer internet samsung google facebook whatever freedom liverpool chelsea " +
    "ashley bailey charlie donald michelle daniel jessica lovely flower hottie killer killer1 pepper ginger buster " +
    "cookie summer winter orange banana purple silver golden matrix mustang access access14 system server default " +
    "administrator administrateur administration admin1 admin12 admin123 admin1234 adminadmin admin@123 root123 " +
    "toor123 test123 test1234 testtest testing guest123 user123 demo123 temp123 zellige zellige1 zellige123"
  ).split(" "),
);

/** Whether a password is among the most common ones, in any case. Rule: OWASP ASVS 5.0, 6.2.4. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(normalForm(password, "NFKC").trim().toLowerCase());
}
