import type { Permission, PersonRefusal } from "~/features/clients/people/model";
import type { Language } from "~/site/language";

/** The words of the screen on which a client lets others see its projects. */
export interface PeopleCopy {
  title: string;
  back: string;
  intro: string;
  empty: string;
  list: string;
  permissions: Record<Permission, string>;
  may: Record<Permission, string>;
  since: (day: string) => string;
  change: Record<Permission, string>;
  remove: string;
  sending: string;
  invite: Record<"title" | "name" | "email" | "permission" | "hint" | "send" | "summary", string>;
  missing: Record<"name" | "email", string>;
  refused: Record<PersonRefusal | "tooMany", string>;
  done: Record<"invited" | "changed" | "removed" | "withdrawn", string>;
  /** Who has not answered yet. */
  pending: Record<"list" | "state" | "resend" | "withdraw", string>;
  /** To whom a client asks to become its person, and the way to it. */
  invited: Record<"title" | "accept" | "refuse" | "accepted" | "refused" | "open", string> & {
    text: (client: string) => string;
    may: Record<Permission, string>;
  };
  /** By which an invited person goes by itself, asked once more. */
  leave: Record<"ask" | "text" | "send" | "done", string>;
  /** For people who may only read, in place of the decision form. */
  readsOnly: string;
}

export const PEOPLE_COPY: Record<Language, PeopleCopy> = {
  fr: {
    title: "Personnes",
    back: "Mes projets",
    intro: "Ces personnes voient avec vous les projets, fichiers, devis et factures, chacune avec son propre compte.",
    empty: "Personne d’autre pour l’instant.",
    list: "Qui voit ces projets",
    permissions: { decides: "Décide", reads: "Lit" },
    may: {
      decides: "Décide\u202f: valide, écrit, accepte les devis et invite",
      reads: "Lit\u202f: voit tout et ne change rien",
    },
    since: (day) => `depuis le ${day}`,
    change: { decides: "Laisser décider", reads: "Laisser lire seulement" },
    remove: "Retirer",
    sending: "Envoi…",
    invite: {
      title: "Inviter une personne",
      name: "Son nom",
      email: "Son adresse e-mail",
      permission: "Ce qu’elle peut faire",
      hint: "Vous pourrez le changer ou la retirer à tout moment.",
      send: "Inviter",
      summary: "À corriger",
    },
    missing: { name: "Écrivez son nom, en 100 caractères au plus", email: "Écrivez une adresse e-mail complète" },
    refused: {
      known: "Cette personne voit déjà ces projets",
      full: "30 personnes au plus, invitations comprises\u202f: retirez-en une d’abord",
      tooMany: "Trop d’invitations en peu de temps\u202f: réessayez dans une heure",
    },
    done: {
      invited: "Invitation envoyée",
      changed: "Changement enregistré",
      removed: "Personne retirée",
      withdrawn: "Invitation annulée",
    },
    pending: { list: "Invitations en attente", state: "En attente", resend: "Renvoyer", withdraw: "Annuler" },
    invited: {
      title: "Invitation",
      text: (client) => `${client} vous invite à voir ses projets, fichiers, devis et factures.`,
      may: { decides: "Vous pourrez y décider et y écrire.", reads: "Vous pourrez tout y lire, sans rien changer." },
      accept: "Accepter",
      refuse: "Refuser",
      accepted: "Invitation acceptée",
      refused: "Invitation refusée",
      open: "Répondre",
    },
    leave: {
      ask: "Quitter ces projets",
      text: "Vous ne verrez plus ces projets ni leurs documents. Pour revenir, il faudra une nouvelle invitation.",
      send: "Oui, quitter",
      done: "Vous avez quitté ces projets",
    },
    readsOnly: "Votre accès permet de lire. Pour décider ou écrire, demandez-le à la personne qui vous a invité.",
  },
  es: {
    title: "Personas",
    back: "Mis proyectos",
    intro:
      "Estas personas ven con usted los proyectos, archivos, presupuestos y facturas, cada una con su propia cuenta.",
    empty: "Nadie más por ahora.",
    list: "Quién ve estos proyectos",
    permissions: { decides: "Decide", reads: "Lee" },
    may: {
      decides: "Decide: valida, escribe, acepta presupuestos e invita",
      reads: "Lee: lo ve todo y no cambia nada",
    },
    since: (day) => `desde el ${day}`,
    change: { decides: "Dejar decidir", reads: "Dejar solo leer" },
    remove: "Quitar",
    sending: "Enviando…",
    invite: {
      title: "Invitar a una persona",
      name: "Su nombre",
      email: "Su correo electrónico",
      permission: "Lo que puede hacer",
      hint: "Podrá cambiarlo o quitarla en cualquier momento.",
      send: "Invitar",
      summary: "Por corregir",
    },
    missing: { name: "Escriba su nombre, con 100 caracteres como máximo", email: "Escriba un correo completo" },
    refused: {
      known: "Esta persona ya ve estos proyectos",
      full: "30 personas como máximo, invitaciones incluidas: quite una primero",
      tooMany: "Demasiadas invitaciones en poco tiempo: inténtelo dentro de una hora",
    },
    done: {
      invited: "Invitación enviada",
      changed: "Cambio guardado",
      removed: "Persona quitada",
      withdrawn: "Invitación cancelada",
    },
    pending: { list: "Invitaciones pendientes", state: "Pendiente", resend: "Reenviar", withdraw: "Cancelar" },
    invited: {
      title: "Invitación",
      text: (client) => `${client} le invita a ver sus proyectos, archivos, presupuestos y facturas.`,
      may: { decides: "Podrá decidir y escribir en ellos.", reads: "Podrá leerlo todo, sin cambiar nada." },
      accept: "Aceptar",
      refuse: "Rechazar",
      accepted: "Invitación aceptada",
      refused: "Invitación rechazada",
      open: "Responder",
    },
    leave: {
      ask: "Salir de estos proyectos",
      text: "Ya no verá estos proyectos ni sus documentos. Para volver, hará falta una nueva invitación.",
      send: "Sí, salir",
      done: "Ha salido de estos proyectos",
    },
    readsOnly: "Su acceso permite leer. Para decidir o escribir, pídaselo a quien le invitó.",
  },
  ar: {
    title: "الأشخاص",
    back: "مشاريعي",
    intro: "يرى هؤلاء الأشخاص معكم المشاريع والملفات وعروض الأسعار والفواتير، كل منهم بحسابه الخاص.",
    empty: "لا أحد غيركم حتى الآن.",
    list: "من يرى هذه المشاريع",
    permissions: { decides: "يقرر", reads: "يقرأ" },
    may: {
      decides: "يقرر: يصادق ويكتب ويقبل عروض الأسعار ويدعو غيره",
      reads: "يقرأ: يرى كل شيء ولا يغير شيئاً",
    },
    since: (day) => `منذ ${day}`,
    change: { decides: "السماح بالقرار", reads: "السماح بالقراءة فقط" },
    remove: "إزالة",
    sending: "جارٍ الإرسال…",
    invite: {
      title: "دعوة شخص",
      name: "اسمه",
      email: "بريده الإلكتروني",
      permission: "ما يمكنه فعله",
      hint: "يمكنكم تغيير ذلك أو إزالته في أي وقت.",
      send: "دعوة",
      summary: "للتصحيح",
    },
    missing: { name: "اكتبوا اسمه في 100 حرف على الأكثر", email: "اكتبوا عنوان بريد كاملاً" },
    refused: {
      known: "هذا الشخص يرى هذه المشاريع بالفعل",
      full: "30 شخصاً على الأكثر مع الدعوات: أزيلوا أحدهم أولاً",
      tooMany: "دعوات كثيرة في وقت قصير: حاولوا بعد ساعة",
    },
    done: { invited: "أُرسلت الدعوة", changed: "حُفظ التغيير", removed: "أُزيل الشخص", withdrawn: "أُلغيت الدعوة" },
    pending: { list: "دعوات في الانتظار", state: "في الانتظار", resend: "إعادة الإرسال", withdraw: "إلغاء" },
    invited: {
      title: "دعوة",
      text: (client) => `يدعوكم ${client} إلى الاطلاع على مشاريعه وملفاته وعروض أسعاره وفواتيره.`,
      may: { decides: "ستتمكنون من القرار والكتابة فيها.", reads: "ستتمكنون من قراءة كل شيء دون تغيير." },
      accept: "قبول",
      refuse: "رفض",
      accepted: "قُبلت الدعوة",
      refused: "رُفضت الدعوة",
      open: "الرد",
    },
    leave: {
      ask: "مغادرة هذه المشاريع",
      text: "لن تروا هذه المشاريع ولا وثائقها بعد الآن. للعودة تلزمكم دعوة جديدة.",
      send: "نعم، أغادر",
      done: "غادرتم هذه المشاريع",
    },
    readsOnly: "يسمح لكم حسابكم بالقراءة. لاتخاذ القرار أو الكتابة، اطلبوا ذلك ممن دعاكم.",
  },
};
