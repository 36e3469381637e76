import type { LinkWords } from "~/features/mail/letter";
import { letter, linkLetter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

const VERIFY_EMAIL_WORDS: Record<
  Language,
  Record<"subject" | "news" | "created" | "proof" | "button" | "note", string>
> = {
  fr: {
    subject: "Confirmez votre adresse e-mail",
    news: "Votre compte est créé. Confirmez votre adresse pour vous connecter et suivre vos projets.",
    created: "Votre compte est créé",
    proof: "Votre compte est créé. Ce lien confirme, si on vous le demande, que l’adresse est bien la vôtre.",
    button: "Confirmer mon adresse",
    note: "Le lien est valable trois jours et ne sert qu’une fois. Si vous n’avez pas créé de compte, ignorez ce message.",
  },
  es: {
    subject: "Confirme su dirección de correo",
    news: "Su cuenta está creada. Confirme su dirección para iniciar sesión y seguir sus proyectos.",
    created: "Su cuenta está creada",
    proof: "Su cuenta está creada. Este enlace confirma, si se le pide, que la dirección es suya.",
    button: "Confirmar mi dirección",
    note: "El enlace es válido durante tres días y solo sirve una vez. Si no ha creado ninguna cuenta, ignore este mensaje.",
  },
  ar: {
    subject: "أكدوا عنوان بريدكم الإلكتروني",
    news: "أُنشئ حسابكم. أكدوا عنوانكم لتسجيل الدخول ومتابعة مشاريعكم.",
    created: "أُنشئ حسابكم",
    proof: "أُنشئ حسابكم. يؤكد هذا الرابط، إن طُلب منكم ذلك، أن العنوان عنوانكم.",
    button: "تأكيد عنواني",
    note: "الرابط صالح لثلاثة أيام ولا يُستعمل إلا مرة واحدة. إن لم تنشئوا حساباً، فتجاهلوا هذه الرسالة.",
  },
};

interface Verified extends Reader {
  token: string;
  /** Whether the address must be confirmed before signing in. */
  isNeeded: boolean;
}

/** Welcome, with the link that proves the address. */
export function verifyEmail({ recipient, fullName, language, token, isNeeded }: Verified): Email {
  const { news, created, proof, button, note, ...words } = VERIFY_EMAIL_WORDS[language];
  const subject = isNeeded ? words.subject : created;
  return letter({ kind: "verify-email", recipient, fullName, language, subject }, [
    { type: "text", text: isNeeded ? news : proof },
    { type: "action", label: button, path: `/auth/verify?token=${token}` },
    { type: "note", text: note },
  ]);
}

interface Invitation extends Reader {
  token: string;
  /** Of a new project. */
  projectTitle?: string | null;
}

const INVITATION_WORDS: Record<Language, Record<"subject" | "news" | "project" | "button" | "note", string>> = {
  fr: {
    subject: "Votre espace client vous attend",
    news: "Nous vous avons ouvert un espace client\u202f: vous y suivez l’avancement de vos projets, quand vous voulez.",
    project: "Projet",
    button: "Choisir mon mot de passe",
    note: "Le lien est valable sept jours et ne sert qu’une fois.",
  },
  es: {
    subject: "Su área de cliente le espera",
    news: "Le hemos abierto un área de cliente: en ella puede seguir el avance de sus proyectos cuando quiera.",
    project: "Proyecto",
    button: "Elegir mi contraseña",
    note: "El enlace es válido durante siete días y solo sirve una vez.",
  },
  ar: {
    subject: "مساحتكم الخاصة في انتظاركم",
    news: "فتحنا لكم مساحة خاصة بالعملاء، تتابعون فيها تقدم مشاريعكم متى شئتم.",
    project: "المشروع",
    button: "اختيار كلمة المرور",
    note: "الرابط صالح لسبعة أيام ولا يُستعمل إلا مرة واحدة.",
  },
};

export function invitation({ recipient, fullName, language, token, projectTitle }: Invitation): Email {
  const { subject, news, project, button, note } = INVITATION_WORDS[language];
  return letter({ kind: "invitation", recipient, fullName, language, subject }, [
    { type: "text", text: news },
    ...(projectTitle ? [{ type: "facts", rows: [[project, projectTitle]] } as const] : []),
    { type: "action", label: button, path: `/auth/invitation?token=${token}` },
    { type: "note", text: note },
  ]);
}

const ACCOUNT_EXISTS_WORDS: LinkWords = {
  fr: {
    subject: "Vous avez déjà un compte",
    news: "Une inscription vient d’être demandée avec votre adresse, qui a déjà un compte. Rien n’a changé\u202f: connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe.",
    button: "Choisir un nouveau mot de passe",
    note: "Si ce n’était pas vous, vous n’avez rien à faire.",
  },
  es: {
    subject: "Ya tiene una cuenta",
    news: "Alguien acaba de pedir un registro con su dirección, que ya tiene una cuenta. Nada ha cambiado: inicie sesión como siempre o elija una nueva contraseña.",
    button: "Elegir una nueva contraseña",
    note: "Si no ha sido usted, no tiene que hacer nada.",
  },
  ar: {
    subject: "لديكم حساب بالفعل",
    news: "طُلب للتو إنشاء حساب بعنوانكم، وهو مرتبط بحساب قائم. لم يتغير شيء: سجلوا الدخول كالمعتاد، أو اختاروا كلمة مرور جديدة.",
    button: "اختيار كلمة مرور جديدة",
    note: "إن لم يكن الطلب منكم، فلا حاجة إلى فعل أي شيء.",
  },
};

/** To the owner of an account whose address a visitor signs up with: the page does not say so. */
export function accountExists(reader: Reader): Email {
  return linkLetter("account-exists", reader, ACCOUNT_EXISTS_WORDS, "/auth/forgot");
}

const RESET_PASSWORD_WORDS: LinkWords = {
  fr: {
    subject: "Choisissez un nouveau mot de passe",
    news: "Vous avez indiqué avoir oublié votre mot de passe. Ce lien vous laisse en choisir un autre.",
    button: "Choisir un mot de passe",
    note: "Il est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.",
  },
  es: {
    subject: "Elija una nueva contraseña",
    news: "Ha indicado que olvidó su contraseña. Con este enlace puede elegir otra.",
    button: "Elegir una contraseña",
    note: "Es válido durante una hora y solo sirve una vez. Si no ha pedido nada, ignore este mensaje: su contraseña sigue siendo la misma.",
  },
  ar: {
    subject: "اختاروا كلمة مرور جديدة",
    news: "أشرتم إلى أنكم نسيتم كلمة المرور. يتيح لكم هذا الرابط اختيار كلمة أخرى.",
    button: "اختيار كلمة مرور",
    note: "الرابط صالح لساعة واحدة ولا يُستعمل إلا مرة واحدة. إن لم تطلبوا شيئاً، فتجاهلوا هذه الرسالة: تبقى كلمة المرور كما هي.",
  },
};

export function resetPassword({ token, ...reader }: Reader & { token: string }): Email {
  return linkLetter("reset-password", reader, RESET_PASSWORD_WORDS, `/auth/reset?token=${token}`);
}

const PASSWORD_CHANGED_WORDS: Record<Language, Record<"subject" | "news" | "warning" | "button", string>> = {
  fr: {
    subject: "Votre mot de passe a changé",
    news: "Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.",
    warning: "Si ce n’était pas vous, choisissez-en un autre tout de suite.",
    button: "Choisir un nouveau mot de passe",
  },
  es: {
    subject: "Su contraseña ha cambiado",
    news: "La contraseña de su cuenta se acaba de cambiar. Se ha cerrado la sesión en sus otros dispositivos.",
    warning: "Si no ha sido usted, elija otra ahora mismo.",
    button: "Elegir una nueva contraseña",
  },
  ar: {
    subject: "تغيّرت كلمة المرور",
    news: "غُيّرت للتو كلمة مرور حسابكم، وسُجّل الخروج من أجهزتكم الأخرى.",
    warning: "إن لم تكونوا من فعل ذلك، فاختاروا كلمة مرور أخرى حالاً.",
    button: "اختيار كلمة مرور جديدة",
  },
};

export function passwordChanged({ recipient, fullName, language }: Reader): Email {
  const { subject, news, warning, button } = PASSWORD_CHANGED_WORDS[language];
  return letter({ kind: "password-changed", recipient, fullName, language, subject }, [
    { type: "text", text: news },
    { type: "text", text: warning },
    { type: "action", label: button, path: "/auth/forgot" },
  ]);
}

const CHANGE_EMAIL_WORDS: LinkWords = {
  fr: {
    subject: "Confirmez votre nouvelle adresse",
    news: "Vous voulez vous connecter avec cette adresse. Confirmez qu’elle est bien la vôtre.",
    button: "Confirmer cette adresse",
    note: "Le lien est valable un jour et ne sert qu’une fois. D’ici là, votre adresse actuelle reste en place.",
  },
  es: {
    subject: "Confirme su nueva dirección",
    news: "Quiere iniciar sesión con esta dirección. Confirme que es la suya.",
    button: "Confirmar esta dirección",
    note: "El enlace es válido durante un día y solo sirve una vez. Hasta entonces se mantiene su dirección actual.",
  },
  ar: {
    subject: "أكدوا عنوانكم الجديد",
    news: "تريدون تسجيل الدخول بهذا العنوان. أكدوا أنه عنوانكم.",
    button: "تأكيد هذا العنوان",
    note: "الرابط صالح ليوم واحد ولا يُستعمل إلا مرة واحدة. وحتى ذلك الحين يبقى عنوانكم الحالي كما هو.",
  },
};

/** The link that confirms a new address, sent to that address. */
export function changeEmail({ token, ...reader }: Reader & { token: string }): Email {
  return linkLetter("change-email", reader, CHANGE_EMAIL_WORDS, `/auth/verify?token=${token}`);
}

const CHANGE_EMAIL_NOTICE_WORDS: Record<
  Language,
  Record<"subject" | "news" | "term" | "warning" | "button", string>
> = {
  fr: {
    subject: "Un changement d’adresse a été demandé",
    news: "Une nouvelle adresse a été demandée pour votre compte. Elle remplacera celle-ci une fois confirmée.",
    term: "Nouvelle adresse",
    warning: "Si ce n’était pas vous, changez votre mot de passe sans attendre.",
    button: "Choisir un nouveau mot de passe",
  },
  es: {
    subject: "Se ha pedido un cambio de dirección",
    news: "Se ha pedido una nueva dirección para su cuenta. Sustituirá a esta en cuanto se confirme.",
    term: "Nueva dirección",
    warning: "Si no ha sido usted, cambie su contraseña cuanto antes.",
    button: "Elegir una nueva contraseña",
  },
  ar: {
    subject: "طُلب تغيير عنوان البريد",
    news: "طُلب عنوان جديد لحسابكم. سيحل محل هذا العنوان بعد تأكيده.",
    term: "العنوان الجديد",
    warning: "إن لم يكن الطلب منكم، فغيّروا كلمة المرور دون انتظار.",
    button: "اختيار كلمة مرور جديدة",
  },
};

/** Tells the present address that a new one was asked for. */
export function changeEmailNotice({ recipient, fullName, language, newEmail }: Reader & { newEmail: string }): Email {
  const { subject, news, term, warning, button } = CHANGE_EMAIL_NOTICE_WORDS[language];
  return letter({ kind: "change-email-notice", recipient, fullName, language, subject }, [
    { type: "text", text: news },
    { type: "facts", rows: [[term, newEmail]] },
    { type: "text", text: warning },
    { type: "action", label: button, path: "/auth/forgot" },
  ]);
}

/** Tells the team of a new account. */
export function newAccount({ recipient, fullName, email }: Record<"recipient" | "fullName" | "email", string>): Email {
  return {
    kind: "new-account",
    recipient,
    language: "fr",
    subject: `Nouveau compte\u202f: ${fullName}`,
    blocks: [
      { type: "text", text: "Un compte client vient d’être créé sur le site." },
      {
        type: "facts",
        rows: [
          ["Nom", fullName],
          ["E-mail", email],
        ],
      },
      { type: "action", label: "Voir les clients", path: "/admin/clients" },
    ],
  };
}
