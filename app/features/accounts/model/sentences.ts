import { EMAIL_INCOMPLETE, EMAIL_MISSING } from "~/lib/forms/text-fields";
import type { Language } from "~/site/language";
import { localeOf } from "~/site/language";
import { COMPANY_TOO_LONG, FULL_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./user";

export const ACCOUNT_SENTENCES = {
  nameMissing: { fr: "Le nom est requis", es: "El nombre es obligatorio", ar: "الاسم مطلوب" },
  nameTooLong: {
    fr: `Le nom ne peut pas dépasser ${FULL_NAME_MAX_LENGTH} caractères`,
    es: `El nombre no puede superar los ${FULL_NAME_MAX_LENGTH} caracteres`,
    ar: `لا يمكن أن يتجاوز الاسم ${FULL_NAME_MAX_LENGTH} حرف`,
  },
  companyTooLong: {
    fr: COMPANY_TOO_LONG,
    es: "La empresa no puede superar los 100 caracteres",
    ar: "لا يمكن أن يتجاوز اسم الشركة 100 حرف",
  },
  languageUnknown: {
    fr: "Choisissez une langue de la liste",
    es: "Elija un idioma de la lista",
    ar: "اختاروا لغة من القائمة",
  },
  passwordMissing: {
    fr: "Le mot de passe est requis",
    es: "La contraseña es obligatoria",
    ar: "كلمة المرور مطلوبة",
  },
  currentMissing: {
    fr: "Le mot de passe actuel est requis",
    es: "La contraseña actual es obligatoria",
    ar: "كلمة المرور الحالية مطلوبة",
  },
  currentWrong: {
    fr: "Le mot de passe actuel est incorrect.",
    es: "La contraseña actual no es correcta.",
    ar: "كلمة المرور الحالية غير صحيحة.",
  },
  passwordTooShort: {
    fr: "Le mot de passe doit contenir au moins 6 caractères",
    es: `La contraseña debe tener ${PASSWORD_MIN_LENGTH} caracteres como mínimo`,
    ar: `يجب أن تتكون كلمة المرور من ${PASSWORD_MIN_LENGTH} أحرف على الأقل`,
  },
  passwordTooLong: {
    fr: `Le mot de passe ne peut pas dépasser ${PASSWORD_MAX_LENGTH} caractères`,
    es: `La contraseña no puede superar los ${PASSWORD_MAX_LENGTH} caracteres`,
    ar: `لا يمكن أن تتجاوز كلمة المرور ${PASSWORD_MAX_LENGTH} حرف`,
  },
  passwordCommon: {
    fr: "Ce mot de passe est trop courant\u202f; choisissez-en un autre",
    es: "Esta contraseña es demasiado común: elija otra",
    ar: "كلمة المرور هذه شائعة جداً: اختاروا غيرها",
  },
  confirmationMissing: { fr: "Confirmez le mot de passe", es: "Confirme la contraseña", ar: "أكدوا كلمة المرور" },
  mismatch: {
    fr: "Les mots de passe ne correspondent pas",
    es: "Las contraseñas no coinciden",
    ar: "كلمتا المرور غير متطابقتين",
  },
  addressIsYours: { fr: "C’est déjà votre adresse.", es: "Ya es su dirección.", ar: "هذا هو عنوانكم الحالي." },
  wrongCredentials: {
    fr: "L’adresse e-mail ou le mot de passe est incorrect.",
    es: "El correo o la contraseña no son correctos.",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحين.",
  },
  wrongOrUnconfirmed: {
    fr: "L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.",
    es: "El correo o la contraseña no son correctos, o la dirección todavía no está confirmada.",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحين، أو لم يتأكّد العنوان بعد.",
  },
  wrongSignUpPassword: {
    fr: "Ce mot de passe n’est pas celui de cette inscription.",
    es: "Esta contraseña no es la de este registro.",
    ar: "كلمة المرور هذه ليست كلمة مرور هذا التسجيل.",
  },
  linkExpired: {
    fr: "Ce lien n’est plus valable\u202f: il a déjà servi, ou il est trop ancien.",
    es: "Este enlace ya no es válido: se ha usado ya o es demasiado antiguo.",
    ar: "لم يعد هذا الرابط صالحاً: استُعمل من قبل، أو هو قديم جداً.",
  },
  linkIncomplete: { fr: "Lien incomplet", es: "Enlace incompleto", ar: "الرابط غير كامل" },
  addressMissing: {
    fr: EMAIL_MISSING,
    es: "El correo es obligatorio",
    ar: "البريد الإلكتروني مطلوب",
  },
  addressIncomplete: {
    fr: EMAIL_INCOMPLETE,
    es: "El correo no está completo, por ejemplo nombre@dominio.ma",
    ar: "عنوان البريد غير كامل، مثال: name@domain.ma",
  },
} satisfies Record<string, Readonly<Record<Language, string>>>;

/** Followed by the time to wait. */
const TOO_MANY = {
  es: (wait: string) => `Demasiados intentos. Vuelva a intentarlo dentro de ${wait}.`,
  ar: (wait: string) => `محاولات كثيرة جداً. حاولوا مجدداً بعد ${wait}.`,
};

/** Translates the refusals of the account forms; other sentences stay French. */
export function translateTo(language: Language) {
  return (french: string, retryAfterSeconds?: number): string => {
    if (language === "fr") return french;
    if (retryAfterSeconds !== undefined) {
      const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
      const options = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
      return TOO_MANY[language](new Intl.NumberFormat(localeOf(language), options).format(minutes));
    }
    return Object.values(ACCOUNT_SENTENCES).find(({ fr }) => fr === french)?.[language] ?? french;
  };
}
