import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import type { InvoiceFacts, InvoiceReader } from "./invoice-words";
import { invoiceLetter } from "./invoice-words";

const INVOICE_LATE = "invoice-late";

interface Words {
  subject: (number: string) => string;
  /** What is said first, and what is said when that was of no avail. */
  first: string;
  second: string;
  crossed: string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (number) => `Facture ${number}\u202f: l’échéance est passée`,
    first: "Sauf erreur de notre part, cette facture n’est pas encore réglée.",
    second:
      "Malgré un premier rappel, cette facture n’est toujours pas réglée. Merci de la régler sans attendre, ou de nous dire ce qui vous en empêche.",
    crossed: "Si votre paiement vient de partir, ne tenez pas compte de ce message.",
  },
  es: {
    subject: (number) => `Factura ${number}: el plazo ha vencido`,
    first: "Salvo error por nuestra parte, esta factura aún no está pagada.",
    second:
      "Pese a un primer aviso, esta factura sigue sin pagar. Le rogamos que la pague cuanto antes o nos diga qué se lo impide.",
    crossed: "Si acaba de hacer el pago, no tenga en cuenta este mensaje.",
  },
  ar: {
    subject: (number) => `فاتورة ${number}: انقضى أجل الدفع`,
    first: "ما لم يكن هناك خطأ من جانبنا، فإن هذه الفاتورة لم تُسدَّد بعد.",
    second: "رغم تذكير أول، لم تُسدَّد هذه الفاتورة بعد. نرجو تسديدها في أقرب وقت أو إخبارنا بما يمنع ذلك.",
    crossed: "إذا أرسلتم الدفعة للتو فلا تأخذوا هذه الرسالة بعين الاعتبار.",
  },
};

interface InvoiceLate extends InvoiceReader {
  /** The first letter or the second. */
  step: 1 | 2;
  facts: InvoiceFacts & { number: string };
}

/** Reminds the client of an invoice whose day has passed. */
export function invoiceLate({ step, facts, ...reader }: InvoiceLate): Email {
  const words = WORDS[reader.language];
  return invoiceLetter({
    kind: INVOICE_LATE,
    reader,
    facts,
    subject: words.subject(facts.number),
    texts: [step === 1 ? words.first : words.second, words.crossed],
  });
}
