import type { BudgetRange } from "~/features/inquiries/model/inquiry";
import type { InquiryChannel } from "~/features/inquiries/model/source-facts";
import type { Language } from "~/site/language";

/** The words of /mes-donnees and of the page behind its link. */
export interface PersonalDataCopy {
  title: string;
  lead: string;
  email: string;
  ask: string;
  asking: string;
  /** The same for a known and an unknown address. */
  received: { title: string; text: string; unsent: string };
  missingEmail: string;
  wrongEmail: string;
  tooOften: string;
  otherLanguages: string;
  held: {
    title: string;
    lead: string;
    until: string;
    none: string;
    account: string;
    accountLink: string;
    messages: string;
    letters: string;
    consents: string;
    invitations: string;
    consentStates: Record<"asked" | "given" | "withdrawn", string>;
    facts: Record<
      "received" | "name" | "phone" | "company" | "service" | "budget" | "channel" | "source" | "message" | "notes",
      string
    >;
    /** By which way a message came, and which sums its sender had in mind. */
    channels: Record<InquiryChannel, string>;
    budgets: Record<BudgetRange, string>;
    billing: Record<"title" | "legalName" | "email" | "address" | "documents", string>;
    /** What was answered to quotes, and the transfers that were announced. */
    answers: Record<"title" | "quote" | "answer" | "change" | "refusal" | "text" | "day", string>;
    transfers: Record<"title" | "invoice" | "amount" | "note" | "proof" | "day" | "state", string>;
    transferStates: Record<"pending" | "confirmed" | "rejected", string>;
    empty: string;
  };
  correct: {
    title: string;
    lead: string;
    name: string;
    phone: string;
    company: string;
    save: string;
    saving: string;
    saved: string;
    missingName: string;
    longName: string;
    longCompany: string;
    wrongPhone: string;
  };
  erase: {
    title: string;
    lead: string;
    withAccount: string;
    withDocuments: string;
    confirm: string;
    button: string;
    erasing: string;
    unconfirmed: string;
    erased: { title: string; text: string };
  };
  gone: { title: string; text: string; again: string };
  summary: string;
}

const FRENCH: PersonalDataCopy = {
  title: "Mes données",
  lead: "Vous nous avez écrit\u202f? Donnez l’adresse e-mail que vous avez utilisée\u202f: un lien personnel y arrive, qui montre ce que nous gardons de vous et vous laisse le corriger ou l’effacer.",
  email: "E-mail",
  ask: "Recevoir le lien",
  asking: "Envoi…",
  received: {
    title: "Demande reçue",
    text: "Si nous gardons quelque chose de cette adresse, un message avec un lien y arrive dans quelques instants.",
    unsent:
      "Ce site n’envoie pas encore d’e-mails. Appelez-nous ou écrivez-nous sur WhatsApp\u202f: si nous gardons quelque chose de cette adresse, nous vous donnons le lien.",
  },
  missingEmail: "L’e-mail est requis",
  wrongEmail: "L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma",
  tooOften: "Cette page a servi trop souvent. Réessayez dans une heure.",
  otherLanguages: "Autres langues",
  held: {
    title: "Ce que nous gardons de vous",
    lead: "De l’adresse",
    until: "Ce lien s’ouvre jusqu’au",
    none: "Nous ne gardons plus aucun message de cette adresse.",
    account:
      "Vous avez aussi un espace client. Ses données, celles de vos projets et leurs messages s’y lisent, s’y corrigent, et leur effacement s’y demande.",
    accountLink: "Ouvrir mon espace",
    messages: "Vos messages",
    letters: "Les lettres que nous vous avons écrites",
    consents: "Vos accords pour montrer un travail",
    invitations: "Vos invitations à l’espace d’un client",
    consentStates: { asked: "Demandé le", given: "Donné le", withdrawn: "Retiré le" },
    facts: {
      received: "Reçu le",
      name: "Nom",
      phone: "Téléphone",
      company: "Entreprise",
      service: "Service",
      budget: "Budget",
      channel: "Canal",
      source: "Venu par",
      message: "Message",
      notes: "Ce que nous avons noté",
    },
    channels: {
      form: "Formulaire du site",
      whatsapp: "WhatsApp",
      phone: "Téléphone",
      email: "E-mail",
      event: "Salon",
      import: "Fichier de contacts",
      other: "Autre",
    },
    budgets: {
      small: "Moins de 10\u202f000 MAD",
      medium: "Entre 10\u202f000 et 40\u202f000 MAD",
      large: "Au-delà de 40\u202f000 MAD",
    },
    billing: {
      title: "Votre identité de facturation",
      legalName: "Nom ou raison sociale",
      email: "E-mail",
      address: "Adresse",
      documents: "Devis et factures",
    },
    answers: {
      title: "Vos réponses à nos devis",
      quote: "Devis",
      answer: "Réponse",
      change: "Modification demandée",
      refusal: "Refus",
      text: "Votre texte",
      day: "Le",
    },
    transfers: {
      title: "Les virements que vous avez annoncés",
      invoice: "Facture",
      amount: "Montant viré",
      note: "Message",
      proof: "Justificatif",
      day: "Annoncé le",
      state: "État",
    },
    transferStates: {
      pending: "En attente de confirmation",
      confirmed: "Confirmé",
      rejected: "Non retrouvé",
    },
    empty: "Non renseigné",
  },
  correct: {
    title: "Corriger",
    lead: "Ce que vous écrivez ici remplace ce que disent tous vos messages.",
    name: "Nom",
    phone: "Téléphone, si vous en donnez un",
    company: "Entreprise, si vous en avez une",
    save: "Corriger",
    saving: "Enregistrement…",
    saved: "C’est corrigé",
    missingName: "Le nom est requis",
    longName: "Ce nom est trop long\u202f: 100\u00a0caractères au plus",
    longCompany: "Ce nom est trop long\u202f: 100\u00a0caractères au plus",
    wrongPhone:
      "Le numéro n’est pas complet, par exemple 06\u00a061\u00a023\u00a045\u00a067 ou +34\u00a0612\u00a034\u00a056\u00a078",
  },
  erase: {
    title: "Effacer",
    lead: "Vos messages, vos coordonnées et nos lettres sont effacés pour toujours, et nous ne pourrons plus vous répondre.",
    withAccount: "Les messages liés à votre espace client restent jusqu’à l’effacement de cet espace.",
    withDocuments:
      "Les devis envoyés et les factures restent dix ans, comme la loi l’exige (CGI, art. 211), avec le nom qu’ils portent\u202f; vos coordonnées, vos réponses et les justificatifs de vos virements sont effacés.",
    confirm: "Oui, effacez tout cela pour toujours",
    button: "Effacer mes données",
    erasing: "Effacement…",
    unconfirmed: "Cochez la case pour confirmer",
    erased: { title: "Vos données sont effacées", text: "Nous ne gardons plus rien de ces messages." },
  },
  gone: {
    title: "Ce lien ne s’ouvre plus",
    text: "Il est trop ancien, un plus récent l’a remplacé, ou vos données ont été effacées.",
    again: "Demander un autre lien",
  },
  summary: "À corriger",
};

const SPANISH: PersonalDataCopy = {
  title: "Mis datos",
  lead: "¿Nos ha escrito? Indique la dirección de correo que utilizó: recibirá en ella un enlace personal que muestra lo que guardamos de usted y le permite corregirlo o borrarlo.",
  email: "Correo electrónico",
  ask: "Recibir el enlace",
  asking: "Enviando…",
  received: {
    title: "Solicitud recibida",
    text: "Si guardamos algo de esta dirección, en unos instantes recibirá en ella un mensaje con un enlace.",
    unsent:
      "Este sitio todavía no envía correos. Llámenos o escríbanos por WhatsApp: si guardamos algo de esta dirección, le daremos el enlace.",
  },
  missingEmail: "El correo es obligatorio",
  wrongEmail: "La dirección no está completa, por ejemplo nombre@dominio.es",
  tooOften: "Esta página se ha usado demasiadas veces. Inténtelo de nuevo en una hora.",
  otherLanguages: "Otros idiomas",
  held: {
    title: "Lo que guardamos de usted",
    lead: "De la dirección",
    until: "Este enlace se abre hasta el",
    none: "Ya no guardamos ningún mensaje de esta dirección.",
    account:
      "También tiene un espacio de cliente. Sus datos, los de sus proyectos y los mensajes de estos se leen y se corrigen allí, donde también se pide su borrado.",
    accountLink: "Abrir mi espacio",
    messages: "Sus mensajes",
    letters: "Las cartas que le hemos escrito",
    consents: "Sus permisos para mostrar un trabajo",
    invitations: "Sus invitaciones al área de un cliente",
    consentStates: { asked: "Pedido el", given: "Dado el", withdrawn: "Retirado el" },
    facts: {
      received: "Recibido el",
      name: "Nombre",
      phone: "Teléfono",
      company: "Empresa",
      service: "Servicio",
      budget: "Presupuesto",
      channel: "Vía",
      source: "Llegó por",
      message: "Mensaje",
      notes: "Lo que hemos anotado",
    },
    channels: {
      form: "Formulario del sitio",
      whatsapp: "WhatsApp",
      phone: "Teléfono",
      email: "Correo",
      event: "Feria",
      import: "Fichero de contactos",
      other: "Otra",
    },
    budgets: {
      small: "Menos de 10\u00a0000 MAD",
      medium: "Entre 10\u00a0000 y 40\u00a0000 MAD",
      large: "Más de 40\u00a0000 MAD",
    },
    billing: {
      title: "Sus datos de facturación",
      legalName: "Nombre o razón social",
      email: "Correo",
      address: "Dirección",
      documents: "Presupuestos y facturas",
    },
    answers: {
      title: "Sus respuestas a nuestros presupuestos",
      quote: "Presupuesto",
      answer: "Respuesta",
      change: "Cambio solicitado",
      refusal: "Rechazo",
      text: "Su texto",
      day: "El",
    },
    transfers: {
      title: "Las transferencias que ha anunciado",
      invoice: "Factura",
      amount: "Importe transferido",
      note: "Mensaje",
      proof: "Justificante",
      day: "Anunciada el",
      state: "Estado",
    },
    transferStates: {
      pending: "A la espera de confirmación",
      confirmed: "Confirmada",
      rejected: "No encontrada",
    },
    empty: "No indicado",
  },
  correct: {
    title: "Corregir",
    lead: "Lo que escriba aquí sustituye lo que dicen todos sus mensajes.",
    name: "Nombre",
    phone: "Teléfono, si da uno",
    company: "Empresa, si tiene una",
    save: "Corregir",
    saving: "Guardando…",
    saved: "Corregido",
    missingName: "El nombre es obligatorio",
    longName: "El nombre no puede superar los 100 caracteres",
    longCompany: "La empresa no puede superar los 100 caracteres",
    wrongPhone: "El número no está completo, por ejemplo +34 612 34 56 78",
  },
  erase: {
    title: "Borrar",
    lead: "Sus mensajes, sus datos de contacto y nuestras cartas se borran para siempre, y ya no podremos responderle.",
    withAccount: "Los mensajes vinculados a su espacio de cliente permanecen hasta que se borre ese espacio.",
    withDocuments:
      "Los presupuestos enviados y las facturas se conservan diez años, como exige la ley marroquí (CGI, art. 211), con el nombre que llevan; sus datos de contacto, sus respuestas y los justificantes de sus transferencias se borran.",
    confirm: "Sí, bórrenlo todo para siempre",
    button: "Borrar mis datos",
    erasing: "Borrando…",
    unconfirmed: "Marque la casilla para confirmar",
    erased: { title: "Sus datos se han borrado", text: "Ya no guardamos nada de esos mensajes." },
  },
  gone: {
    title: "Este enlace ya no se abre",
    text: "Es demasiado antiguo, otro más reciente lo ha sustituido o sus datos se han borrado.",
    again: "Pedir otro enlace",
  },
  summary: "Hay que corregir",
};

const ARABIC: PersonalDataCopy = {
  title: "بياناتي",
  lead: "هل راسلتمونا؟ اكتبوا عنوان البريد الإلكتروني الذي استعملتموه: يصلكم رابط شخصي يعرض ما نحتفظ به عنكم ويتيح لكم تصحيحه أو حذفه.",
  email: "البريد الإلكتروني",
  ask: "استلام الرابط",
  asking: "جارٍ الإرسال…",
  received: {
    title: "استلمنا طلبكم",
    text: "إن كنا نحتفظ بشيء عن هذا العنوان، فستصله بعد لحظات رسالة فيها رابط.",
    unsent:
      "لا يرسل هذا الموقع رسائل بعد. اتصلوا بنا أو راسلونا عبر واتساب: إن كنا نحتفظ بشيء عن هذا العنوان، نعطيكم الرابط.",
  },
  missingEmail: "البريد الإلكتروني مطلوب",
  wrongEmail: "العنوان غير كامل، مثال: name@domain.sa",
  tooOften: "استُعملت هذه الصفحة مرات كثيرة. حاولوا مجدداً بعد ساعة.",
  otherLanguages: "لغات أخرى",
  held: {
    title: "ما نحتفظ به عنكم",
    lead: "عن العنوان",
    until: "يُفتح هذا الرابط حتى",
    none: "لم نعد نحتفظ بأي رسالة من هذا العنوان.",
    account: "لديكم أيضاً مساحة عميل. بياناتها وبيانات مشاريعكم ورسائلها تُقرأ وتُصحَّح هناك، ومنها يُطلب حذفها.",
    accountLink: "فتح مساحتي",
    messages: "رسائلكم",
    letters: "الرسائل التي كتبناها لكم",
    consents: "موافقاتكم على عرض عمل",
    invitations: "دعواتكم إلى مساحة عميل",
    consentStates: { asked: "طُلبت في", given: "أُعطيت في", withdrawn: "سُحبت في" },
    facts: {
      received: "تاريخ الاستلام",
      name: "الاسم",
      phone: "الهاتف",
      company: "الشركة",
      service: "الخدمة",
      budget: "الميزانية",
      channel: "القناة",
      source: "جاء عبر",
      message: "الرسالة",
      notes: "ما دوّنّاه",
    },
    channels: {
      form: "نموذج الموقع",
      whatsapp: "واتساب",
      phone: "الهاتف",
      email: "البريد الإلكتروني",
      event: "معرض",
      import: "ملف جهات اتصال",
      other: "أخرى",
    },
    budgets: {
      small: "أقل من 10\u00a0000 درهم",
      medium: "بين 10\u00a0000 و40\u00a0000 درهم",
      large: "أكثر من 40\u00a0000 درهم",
    },
    billing: {
      title: "بيانات الفوترة الخاصة بكم",
      legalName: "الاسم أو الاسم التجاري",
      email: "البريد الإلكتروني",
      address: "العنوان",
      documents: "عروض الأسعار والفواتير",
    },
    answers: {
      title: "أجوبتكم على عروض أسعارنا",
      quote: "عرض السعر",
      answer: "الجواب",
      change: "طلب تعديل",
      refusal: "رفض",
      text: "نصكم",
      day: "بتاريخ",
    },
    transfers: {
      title: "التحويلات التي أعلنتم عنها",
      invoice: "الفاتورة",
      amount: "المبلغ المحوَّل",
      note: "الرسالة",
      proof: "إثبات التحويل",
      day: "أُعلن في",
      state: "الحالة",
    },
    transferStates: {
      pending: "في انتظار التأكيد",
      confirmed: "مؤكد",
      rejected: "لم يُعثر عليه",
    },
    empty: "غير محدد",
  },
  correct: {
    title: "تصحيح",
    lead: "ما تكتبونه هنا يحل محل ما تقوله كل رسائلكم.",
    name: "الاسم",
    phone: "الهاتف، إن وُجد",
    company: "الشركة، إن وُجدت",
    save: "تصحيح",
    saving: "جارٍ الحفظ…",
    saved: "تم التصحيح",
    missingName: "الاسم مطلوب",
    longName: "لا يمكن أن يتجاوز الاسم 100 حرف",
    longCompany: "لا يمكن أن يتجاوز اسم الشركة 100 حرف",
    wrongPhone: "الرقم غير كامل، مثال: ‎+966 55 123 4567",
  },
  erase: {
    title: "حذف",
    lead: "تُحذف رسائلكم وبيانات الاتصال بكم ورسائلنا إلى الأبد، ولن نتمكن من الرد عليكم.",
    withAccount: "تبقى الرسائل المرتبطة بمساحتكم إلى أن تُحذف تلك المساحة.",
    withDocuments:
      "تبقى عروض الأسعار المرسلة والفواتير عشر سنوات كما يفرض القانون المغربي (المدونة العامة للضرائب، المادة 211) بالاسم المكتوب فيها، وتُحذف بيانات الاتصال بكم وردودكم وإثباتات تحويلاتكم.",
    confirm: "نعم، احذفوا كل ذلك إلى الأبد",
    button: "حذف بياناتي",
    erasing: "جارٍ الحذف…",
    unconfirmed: "ضعوا علامة في الخانة للتأكيد",
    erased: { title: "حُذفت بياناتكم", text: "لم نعد نحتفظ بشيء من تلك الرسائل." },
  },
  gone: {
    title: "لم يعد هذا الرابط يُفتح",
    text: "إنه قديم جداً، أو حل محله رابط أحدث، أو حُذفت بياناتكم.",
    again: "طلب رابط آخر",
  },
  summary: "يجب التصحيح",
};

export const personalDataCopy: Record<Language, PersonalDataCopy> = { fr: FRENCH, es: SPANISH, ar: ARABIC };
