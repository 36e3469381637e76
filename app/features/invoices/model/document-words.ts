import type { Language } from "~/site/language";

interface DocumentWords {
  titles: Record<"deposit" | "progress" | "balance" | "credit" | "free", string>;
  issuedOn: string;
  operationOn: string;
  dueOn: string;
  seller: string;
  buyer: string;
  designation: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  vat: string;
  amount: string;
  net: string;
  base: string;
  tax: string;
  gross: string;
  deductions: string;
  deducted: (number: string) => string;
  payable: string;
  credited: string;
  corrects: (number: string) => string;
  quote: (number: string) => string;
  words: Record<"invoice" | "credit", string>;
}

/** The words of an invoice, in the language in which it is made out. */
export const DOCUMENT_WORDS: Record<Language, DocumentWords> = {
  fr: {
    titles: {
      deposit: "Facture d’acompte",
      progress: "Facture de situation",
      balance: "Facture de solde",
      credit: "Avoir",
      free: "Facture",
    },
    issuedOn: "Émise le",
    operationOn: "Date de l’opération",
    dueOn: "À régler avant le",
    seller: "Émetteur",
    buyer: "Client",
    designation: "Désignation",
    quantity: "Quantité",
    unitPrice: "Prix HT",
    discount: "Remise",
    vat: "TVA",
    amount: "Montant HT",
    net: "Total HT",
    base: "Base",
    tax: "TVA",
    gross: "Total TTC",
    deductions: "Acomptes et situations déduits",
    deducted: (number) => `Facture ${number}`,
    payable: "Net à payer",
    credited: "Montant de l’avoir",
    corrects: (number) => `Corrige la facture ${number}`,
    quote: (number) => `Selon le devis ${number}`,
    words: {
      invoice: "Arrêtée la présente facture à la somme de\u202f:",
      credit: "Arrêté le présent avoir à la somme de\u202f:",
    },
  },
  es: {
    titles: {
      deposit: "Factura de anticipo",
      progress: "Factura parcial",
      balance: "Factura de saldo",
      credit: "Factura rectificativa",
      free: "Factura",
    },
    issuedOn: "Emitida el",
    operationOn: "Fecha de la operación",
    dueOn: "Fecha de vencimiento",
    seller: "Emisor",
    buyer: "Cliente",
    designation: "Concepto",
    quantity: "Cantidad",
    unitPrice: "Precio sin IVA",
    discount: "Descuento",
    vat: "IVA",
    amount: "Importe sin IVA",
    net: "Total sin IVA",
    base: "Base",
    tax: "IVA",
    gross: "Total con IVA",
    deductions: "Anticipos y facturas parciales deducidos",
    deducted: (number) => `Factura ${number}`,
    payable: "Total a pagar",
    credited: "Importe del abono",
    corrects: (number) => `Rectifica la factura ${number}`,
    quote: (number) => `Según el presupuesto ${number}`,
    words: {
      invoice: "Asciende la presente factura a la cantidad de:",
      credit: "Asciende el presente abono a la cantidad de:",
    },
  },
  ar: {
    titles: {
      deposit: "فاتورة دفعة مقدمة",
      progress: "فاتورة مرحلية",
      balance: "فاتورة الرصيد",
      credit: "إشعار دائن",
      free: "فاتورة",
    },
    issuedOn: "تاريخ الإصدار",
    operationOn: "تاريخ العملية",
    dueOn: "تاريخ الاستحقاق",
    seller: "المصدر",
    buyer: "العميل",
    designation: "البيان",
    quantity: "الكمية",
    unitPrice: "السعر دون الضريبة",
    discount: "الخصم",
    vat: "الضريبة",
    amount: "المبلغ دون الضريبة",
    net: "المجموع دون الضريبة",
    base: "الأساس",
    tax: "الضريبة على القيمة المضافة",
    gross: "المجموع مع الضريبة",
    deductions: "الدفعات المقدمة والمرحلية المخصومة",
    deducted: (number) => `الفاتورة ${number}`,
    payable: "المبلغ المستحق",
    credited: "مبلغ الإشعار الدائن",
    corrects: (number) => `يصحح الفاتورة ${number}`,
    quote: (number) => `حسب عرض السعر ${number}`,
    words: {
      invoice: "حُددت هذه الفاتورة في مبلغ:",
      credit: "حُدد هذا الإشعار الدائن في مبلغ:",
    },
  },
};
