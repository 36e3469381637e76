import type { Language } from "~/site/language";

/** Where an issued invoice stands for its client. */
type Standing = "credit" | "due" | "late" | "partly" | "paid" | "overpaid" | "cancelled";

/** The words of an invoice's page as its client reads and pays it. */
export interface InvoiceCopy {
  /** Above the invoices of a quote. */
  invoices: string;
  back: string;
  states: Record<Standing, string>;
  /** Between what it is about and a day. */
  dueBefore: string;
  download: string;
  open: string;
  overpaid: (amount: string) => string;
  claims: Record<"title" | "announced" | "pending" | "rejected", string>;
  payments: Record<"title" | "receipt" | "refunded", string>;
  modes: Record<"transfer" | "cheque" | "cash" | "card" | "other", string>;
  transfer: Record<"title" | "beneficiary" | "rib" | "bank" | "reference" | "remaining", string>;
  card: string;
  claim: Record<"title" | "amount" | "proof" | "hint" | "message" | "send" | "sending" | "summary", string>;
  refused: Record<
    | "amount"
    | "whichAmount"
    | "missing"
    | "note"
    | "settled"
    | "waiting"
    | "tooOften"
    | "empty"
    | "kind"
    | "too-large"
    | "unavailable"
    | "provider",
    string
  >;
}

const FRENCH: InvoiceCopy = {
  invoices: "Factures de ce devis",
  back: "Revenir au devis",
  states: {
    credit: "Avoir",
    due: "À régler",
    late: "En retard",
    partly: "Réglée en partie",
    paid: "Réglée",
    overpaid: "Réglée avec un trop-perçu",
    cancelled: "Annulée par un avoir",
  },
  dueBefore: "À régler avant le",
  download: "Télécharger le PDF",
  open: "Régler cette facture",
  overpaid: (amount) => `Vous avez payé ${amount} de trop\u202f: cette somme est gardée à votre crédit.`,
  claims: {
    title: "Virements annoncés",
    announced: "Virement annoncé le",
    pending: "en attente de confirmation",
    rejected: "que l’agence n’a pas retrouvé",
  },
  payments: { title: "Paiements reçus", receipt: "Reçu", refunded: "Remboursement du" },
  modes: { transfer: "Virement", cheque: "Chèque", cash: "Espèces", card: "Carte", other: "Autre" },
  transfer: {
    title: "Régler par virement",
    beneficiary: "Bénéficiaire",
    rib: "RIB",
    bank: "Banque",
    reference: "Référence à indiquer",
    remaining: "Reste à régler",
  },
  card: "Payer par carte",
  claim: {
    title: "J’ai viré",
    amount: "Montant viré",
    proof: "Justificatif (facultatif)",
    hint: "Un PDF ou une image JPEG, PNG, WebP ou AVIF, 10 Mo au plus",
    message: "Message (facultatif)",
    send: "J’ai viré",
    sending: "Envoi…",
    summary: "À corriger",
  },
  refused: {
    amount: "Un montant, par exemple 1\u202f250,50\u202f; 20 millions au plus",
    whichAmount: "Voulez-vous dire {grouped} ou {decimal}\u202f?",
    missing: "Indiquez le montant viré",
    note: "500 caractères au plus",
    settled: "Cette facture est déjà réglée.",
    waiting: "L’agence a déjà plusieurs annonces de vous à confirmer pour cette facture. Attendez sa réponse.",
    tooOften: "Vous avez envoyé beaucoup d’annonces. Réessayez dans une heure.",
    empty: "Ce fichier est vide",
    kind: "Ce fichier n’est pas accepté\u202f: envoyez un PDF ou une image JPEG, PNG, WebP ou AVIF",
    "too-large": "Ce fichier dépasse 10 Mo\u202f: envoyez-en un plus léger",
    unavailable: "Ce fichier n’a pas pu être enregistré. Réessayez dans un instant.",
    provider: "Le paiement par carte n’est pas disponible pour le moment. Réessayez plus tard, ou réglez par virement.",
  },
};

const SPANISH: InvoiceCopy = {
  invoices: "Facturas de este presupuesto",
  back: "Volver al presupuesto",
  states: {
    credit: "Abono",
    due: "Por pagar",
    late: "Vencida",
    partly: "Pagada en parte",
    paid: "Pagada",
    overpaid: "Pagada de más",
    cancelled: "Anulada por un abono",
  },
  dueBefore: "A pagar antes del",
  download: "Descargar el PDF",
  open: "Pagar esta factura",
  overpaid: (amount) => `Ha pagado ${amount} de más: este importe queda a su favor.`,
  claims: {
    title: "Transferencias anunciadas",
    announced: "Transferencia anunciada el",
    pending: "a la espera de confirmación",
    rejected: "que la agencia no ha encontrado",
  },
  payments: { title: "Pagos recibidos", receipt: "Recibo", refunded: "Reembolso del" },
  modes: { transfer: "Transferencia", cheque: "Cheque", cash: "Efectivo", card: "Tarjeta", other: "Otro" },
  transfer: {
    title: "Pagar por transferencia",
    beneficiary: "Beneficiario",
    rib: "RIB",
    bank: "Banco",
    reference: "Concepto que debe indicar",
    remaining: "Queda por pagar",
  },
  card: "Pagar con tarjeta",
  claim: {
    title: "Ya he transferido",
    amount: "Importe transferido",
    proof: "Justificante (opcional)",
    hint: "Un PDF o una imagen JPEG, PNG, WebP o AVIF, 10 MB como máximo",
    message: "Mensaje (opcional)",
    send: "Ya he transferido",
    sending: "Enviando…",
    summary: "Por corregir",
  },
  refused: {
    amount: "Un importe, por ejemplo 1250,50; 20 millones como máximo",
    whichAmount: "¿Quiere decir {grouped} o {decimal}?",
    missing: "Indique el importe transferido",
    note: "500 caracteres como máximo",
    settled: "Esta factura ya está pagada.",
    waiting: "La agencia ya tiene varios avisos suyos por confirmar de esta factura. Espere su respuesta.",
    tooOften: "Ha enviado muchos avisos. Inténtelo de nuevo dentro de una hora.",
    empty: "Este archivo está vacío",
    kind: "Este archivo no se admite: envíe un PDF o una imagen JPEG, PNG, WebP o AVIF",
    "too-large": "Este archivo supera los 10 MB: envíe uno más ligero",
    unavailable: "No se ha podido guardar este archivo. Inténtelo de nuevo en un momento.",
    provider: "El pago con tarjeta no está disponible ahora. Inténtelo más tarde o pague por transferencia.",
  },
};

const ARABIC: InvoiceCopy = {
  invoices: "فواتير هذا العرض",
  back: "العودة إلى عرض السعر",
  states: {
    credit: "إشعار دائن",
    due: "في انتظار الأداء",
    late: "متأخرة",
    partly: "مؤداة جزئياً",
    paid: "مؤداة",
    overpaid: "مؤداة مع فائض",
    cancelled: "ملغاة بإشعار دائن",
  },
  dueBefore: "تُؤدى قبل",
  download: "تنزيل ملف PDF",
  open: "أداء هذه الفاتورة",
  overpaid: (amount) => `أديتم ${amount} زيادة: يبقى هذا المبلغ في حسابكم لدينا.`,
  claims: {
    title: "التحويلات المعلنة",
    announced: "تحويل معلن في",
    pending: "في انتظار التأكيد",
    rejected: "لم تجده الوكالة",
  },
  payments: { title: "الأداءات المتوصل بها", receipt: "إيصال", refunded: "استرداد بتاريخ" },
  modes: { transfer: "تحويل", cheque: "شيك", cash: "نقداً", card: "بطاقة", other: "غير ذلك" },
  transfer: {
    title: "الأداء بالتحويل",
    beneficiary: "المستفيد",
    rib: "RIB",
    bank: "البنك",
    reference: "المرجع الواجب ذكره",
    remaining: "الباقي للأداء",
  },
  card: "الأداء بالبطاقة",
  claim: {
    title: "قمت بالتحويل",
    amount: "المبلغ المحوَّل",
    proof: "إثبات التحويل (اختياري)",
    hint: "ملف PDF أو صورة JPEG أو PNG أو WebP أو AVIF، على ألا يتجاوز 10 ميغابايت",
    message: "رسالة (اختياري)",
    send: "قمت بالتحويل",
    sending: "جارٍ الإرسال…",
    summary: "للتصحيح",
  },
  refused: {
    amount: "مبلغ، مثل 1250,50، على ألا يتجاوز 20 مليوناً",
    whichAmount: "هل تقصدون {grouped} أم {decimal}؟",
    missing: "أدخلوا المبلغ المحوَّل",
    note: "500 حرف على الأكثر",
    settled: "هذه الفاتورة مؤداة.",
    waiting: "لدى الوكالة إشعارات عدة منكم تنتظر التأكيد لهذه الفاتورة. انتظروا جوابها.",
    tooOften: "أرسلتم إشعارات كثيرة. أعيدوا المحاولة بعد ساعة.",
    empty: "هذا الملف فارغ",
    kind: "هذا الملف غير مقبول: أرسلوا ملف PDF أو صورة JPEG أو PNG أو WebP أو AVIF",
    "too-large": "يتجاوز هذا الملف 10 ميغابايت: أرسلوا ملفاً أخف",
    unavailable: "تعذر حفظ هذا الملف. أعيدوا المحاولة بعد قليل.",
    provider: "الأداء بالبطاقة غير متاح حالياً. أعيدوا المحاولة لاحقاً أو أدّوا بالتحويل.",
  },
};

/** The words of an invoice's page in each language. */
export const INVOICE_COPY: Record<Language, InvoiceCopy> = { fr: FRENCH, es: SPANISH, ar: ARABIC };
