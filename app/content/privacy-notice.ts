import type { Language } from "~/site/language";

/** What a form is for, each with its own sentence. */
export type NoticePurpose =
  | "inquiry"
  | "review"
  | "account"
  | "link"
  | "quote"
  | "report"
  | "consent"
  | "profile"
  | "thread"
  | "colleague"
  | "decision"
  | "transfer";

interface Controller {
  siteName: string;
  address: string;
  /** Where the data are kept; empty where it is not said. */
  dataLocation: string;
  /** Empty while there is none. */
  cndpReceipt: string;
}

interface NoticeCopy {
  summary: string;
  /** Who is responsible, why, what has to be filled in, who receives it, and where it is. */
  text: (about: Controller, purpose: NoticePurpose) => string;
  rights: string;
  link: string;
  law: (about: Pick<Controller, "cndpReceipt">) => string;
}

const FRENCH: Record<NoticePurpose, string> = {
  inquiry:
    "Elles servent à vous répondre et à préparer un devis. Votre nom, un message et un moyen de vous joindre sont nécessaires, le reste est facultatif.",
  review:
    "Elles servent à publier votre avis, avec votre nom, une fois relu. Le nom, la note et l’avis sont nécessaires, le reste est facultatif.",
  account: "Elles servent à ouvrir votre espace client et à vous écrire à son sujet. Tout est nécessaire.",
  link: "Votre adresse sert à vous envoyer le lien, et à rien d’autre.",
  quote:
    "Elles servent à traiter votre réponse et à prouver l’acceptation du devis. Pour l’accepter, votre nom est nécessaire, votre fonction est facultative.",
  report:
    "Elles servent à examiner ce que vous signalez, et à vous répondre si vous laissez une adresse. Seul le motif est nécessaire.",
  profile:
    "Elles servent à vous reconnaître, à vous écrire et à établir vos devis et factures. Votre nom et votre adresse sont nécessaires, le reste est facultatif.",
  thread: "Vos messages et vos fichiers servent à mener votre projet, et restent avec lui. Tout est facultatif.",
  colleague:
    "Le nom et l’adresse de cette personne servent à lui ouvrir vos projets et à lui écrire à leur sujet. Les deux sont nécessaires.",
  consent: "Votre nom sert à prouver votre accord, et il est nécessaire pour le donner.",
  decision:
    "Votre réponse, avec votre nom et sa date, sert à mener votre projet et reste avec lui. Pour demander une reprise, quelques mots sont nécessaires.",
  transfer:
    "Le montant, le justificatif et votre message servent à retrouver votre virement, et restent avec la facture. Seul le montant est nécessaire.",
};

const SPANISH: Record<NoticePurpose, string> = {
  inquiry:
    "Sirven para responderle y preparar un presupuesto. Son necesarios su nombre, un mensaje y una forma de contactarle; lo demás es opcional.",
  review:
    "Sirven para publicar su opinión con su nombre, una vez leída. Son necesarios el nombre, la nota y la opinión; lo demás es opcional.",
  account: "Sirven para abrir su espacio de cliente y escribirle sobre él. Todo es necesario.",
  link: "Su dirección sirve para enviarle el enlace, y para nada más.",
  quote:
    "Sirven para tratar su respuesta y probar la aceptación del presupuesto. Para aceptarlo es necesario su nombre; su cargo es opcional.",
  report: "Sirven para examinar lo que señala, y para responderle si deja una dirección. Solo el motivo es necesario.",
  profile:
    "Sirven para reconocerle, escribirle y preparar sus presupuestos y facturas. Son necesarios su nombre y su dirección; lo demás es opcional.",
  thread: "Sus mensajes y archivos sirven para llevar su proyecto y se guardan con él. Todo es opcional.",
  colleague:
    "El nombre y la dirección de esta persona sirven para abrirle sus proyectos y escribirle sobre ellos. Ambos son necesarios.",
  consent: "Su nombre sirve para probar su consentimiento, y es necesario para darlo.",
  decision:
    "Su respuesta, con su nombre y la fecha, sirve para llevar su proyecto y se guarda con él. Para pedir cambios son necesarias unas palabras.",
  transfer:
    "El importe, el justificante y su mensaje sirven para encontrar su transferencia y se guardan con la factura. Solo el importe es necesario.",
};

const ARABIC: Record<NoticePurpose, string> = {
  inquiry: "نستعملها للرد عليكم وإعداد عرض السعر. الاسم والرسالة ووسيلة للاتصال بكم ضرورية، والباقي اختياري.",
  review: "نستعملها لنشر رأيكم باسمكم بعد قراءته. الاسم والتقييم والرأي ضرورية، والباقي اختياري.",
  account: "نستعملها لفتح مساحتكم ومراسلتكم بشأنها. كلها ضرورية.",
  link: "نستعمل عنوانكم لإرسال الرابط إليكم، ولا شيء غير ذلك.",
  quote: "نستعملها لمعالجة جوابكم وإثبات قبول عرض السعر. الاسم ضروري للقبول، والصفة اختيارية.",
  report: "نستعملها لفحص ما تبلّغون عنه، وللرد عليكم إن تركتم عنوانًا. السبب وحده ضروري.",
  profile: "نستعملها للتعرف عليكم ومراسلتكم وإعداد عروض الأسعار والفواتير. الاسم والعنوان ضروريان، والباقي اختياري.",
  thread: "نستعمل رسائلكم وملفاتكم لإنجاز مشروعكم، وتبقى معه. كلها اختيارية.",
  colleague: "نستعمل اسم هذا الشخص وعنوانه لفتح مشاريعكم له ومراسلته بشأنها. كلاهما ضروري.",
  consent: "نستعمل اسمكم لإثبات موافقتكم، وهو ضروري لمنحها.",
  decision: "نستعمل جوابكم، مع اسمكم وتاريخه، لإنجاز مشروعكم، ويبقى معه. لطلب تعديل تلزم بضع كلمات.",
  transfer: "نستعمل المبلغ والوثيقة ورسالتكم للعثور على تحويلكم، وتبقى مع الفاتورة. المبلغ وحده ضروري.",
};

/** What a form says of the data that it asks for (law 09-08; for Spain the GDPR, for Saudi Arabia the PDPL). */
export const noticeCopy: Record<Language, NoticeCopy> = {
  fr: {
    summary: "Vos données\u202f: à quoi elles servent, et vos droits",
    text: ({ siteName, address, dataLocation }, purpose) =>
      `${siteName}, ${address}, est responsable de ces données. ${FRENCH[purpose]} Notre équipe seule les reçoit.${dataLocation && ` Elles sont hébergées ici\u202f: ${dataLocation}.`}`,
    rights: "Vous pouvez les voir, les corriger, les faire effacer ou vous opposer à leur usage\u202f:",
    link: "Mes données",
    law: ({ cndpReceipt }) =>
      cndpReceipt
        ? `Loi 09-08, récépissé de la CNDP n°\u00a0${cndpReceipt}.`
        : "Loi 09-08, CNDP\u202f: déclaration en cours.",
  },
  es: {
    summary: "Sus datos: para qué sirven y cuáles son sus derechos",
    text: ({ siteName, address, dataLocation }, purpose) =>
      `${siteName}, ${address}, es responsable de estos datos. ${SPANISH[purpose]} Solo los recibe nuestro equipo.${dataLocation && ` Se alojan aquí: ${dataLocation}.`}`,
    rights: "Puede verlos, corregirlos, borrarlos u oponerse a su uso:",
    link: "Mis datos",
    law: ({ cndpReceipt }) =>
      cndpReceipt
        ? `RGPD y ley marroquí 09-08, recibo de la CNDP n.º ${cndpReceipt}.`
        : "RGPD y ley marroquí 09-08, CNDP: declaración en curso.",
  },
  ar: {
    summary: "بياناتكم: فيمَ نستعملها، وما حقوقكم",
    text: ({ siteName, address, dataLocation }, purpose) =>
      `${siteName}، ${address}، مسؤولة عن هذه البيانات. ${ARABIC[purpose]} لا يتلقاها إلا فريقنا.${dataLocation && ` مكان استضافتها: ${dataLocation}.`}`,
    rights: "يمكنكم الاطلاع عليها وتصحيحها وحذفها والاعتراض على استعمالها:",
    link: "بياناتي",
    law: ({ cndpReceipt }) =>
      cndpReceipt
        ? `نظام حماية البيانات الشخصية (PDPL) والقانون المغربي 09-08، وصل CNDP رقم ${cndpReceipt}.`
        : "نظام حماية البيانات الشخصية (PDPL) والقانون المغربي 09-08، CNDP: التصريح قيد الإنجاز.",
  },
};
