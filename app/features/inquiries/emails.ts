import { letter } from "~/features/mail/letter";
import type { Block, Email, Reader } from "~/features/mail/model";
import { NEW_INQUIRY } from "~/features/mail/model";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import type { Language } from "~/site/language";

export const INQUIRY_RECEIVED = "inquiry-received";

const INQUIRY_RECEIVED_WORDS: Record<Language, Record<"subject" | "promise", string>> = {
  fr: {
    subject: "Nous avons bien reçu votre message",
    promise:
      "Merci de nous avoir écrit. Une personne de l’équipe vous répond sous 24\u00a0h, avec un devis gratuit et sans engagement.",
  },
  es: {
    subject: "Hemos recibido su mensaje",
    promise:
      "Gracias por escribirnos. Una persona del equipo le responderá en 24\u00a0h, con un presupuesto gratuito y sin compromiso.",
  },
  ar: {
    subject: "لقد استلمنا رسالتكم",
    promise: "شكراً لتواصلكم معنا. سيرد عليكم أحد أعضاء الفريق خلال 24 ساعة، مع عرض سعر مجاني ودون أي التزام.",
  },
};

/** Thanks the visitor. The address is only typed: the e-mail repeats nothing that could be meant for a stranger. */
export function inquiryReceived({
  recipient,
  name,
  language,
}: {
  recipient: string;
  name: string;
  language: Language;
}): Email {
  const { subject, promise } = INQUIRY_RECEIVED_WORDS[language];
  return letter({ kind: INQUIRY_RECEIVED, recipient, fullName: name, language, subject }, [
    { type: "text", text: promise },
  ]);
}

interface NewInquiry {
  recipient: string;
  inquiry: { id: string; name: string; email: string | null; message: string };
  /** What else the sender told, with labels. */
  facts: [string, string][];
}

export function newInquiry({ recipient, inquiry, facts }: NewInquiry): Email {
  const { id, name, email, message } = inquiry;
  return {
    kind: NEW_INQUIRY,
    recipient,
    language: "fr",
    ...(email && { replyTo: email }),
    subject: `Nouvelle demande de ${name}`,
    blocks: [
      { type: "facts", rows: [["Nom", name], ...facts] },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  };
}

export const LEAD_ASSIGNED = "lead-assigned";

interface LeadAssigned extends Omit<Reader, "language"> {
  inquiry: { id: string; name: string; message: string };
  /** What else is known of the lead, and the next action, with labels. */
  facts: readonly (readonly [string, string])[];
  /** The one who assigned it. */
  assigner: string | null;
}

/** Tells one of the team of an assigned lead. */
export function leadAssigned({ recipient, fullName, inquiry, facts, assigner }: LeadAssigned): Email {
  const { id, name, message } = inquiry;
  const news = assigner ? `${assigner} vous confie la demande de ${name}.` : `La demande de ${name} vous est confiée.`;
  return letter(
    {
      kind: LEAD_ASSIGNED,
      recipient,
      fullName,
      language: "fr",
      subject: `À vous de jouer\u202f: la demande de ${name}`,
    },
    [
      { type: "text", text: news },
      { type: "facts", rows: [["Nom", name], ...facts] },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  );
}

export const LEADS_ASSIGNED = "leads-assigned";

interface LeadsAssigned extends Omit<Reader, "language"> {
  /** Two or more; one has a letter of its own. */
  leads: readonly { id: string; name: string; nextAction: string | null }[];
  /** The one who assigned them. */
  assigner: string | null;
}

/** Tells one of the team of several assigned leads. */
export function leadsAssigned({ recipient, fullName, leads, assigner }: LeadsAssigned): Email {
  const count = formatCount(leads.length, "demande");
  return letter(
    { kind: LEADS_ASSIGNED, recipient, fullName, language: "fr", subject: `À vous de jouer\u202f: ${count}` },
    [
      { type: "text", text: assigner ? `${assigner} vous confie ${count}.` : `Vous recevez ${count}.` },
      {
        type: "links",
        rows: leads.map(({ id, name, nextAction }) => [
          nextAction ? `${name}, ${nextAction}` : name,
          `/admin/inquiries/${id}`,
        ]),
      },
      { type: "action", label: "Ouvrir les demandes", path: "/admin/inquiries" },
    ],
  );
}

export const LEADS_DIGEST = "leads-digest";

/** One list of waiting leads: the count, and the first of them. */
export interface WaitingLeads {
  title: string;
  count: number;
  /** Whether there are more than were counted. */
  isMore?: boolean;
  /** Address of the whole list. */
  path: string;
  leads: readonly { id: string; name: string; nextAction: string | null }[];
}

/** The leads that wait for one of the team this morning, without empty lists. */
export function leadsDigest({
  recipient,
  fullName,
  parts,
}: Omit<Reader, "language"> & { parts: readonly WaitingLeads[] }): Email {
  const waiting = parts.filter(({ count }) => count > 0);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const said = waiting.some(({ isMore }) => isMore) ? "plus de " : "";
  return letter(
    {
      kind: LEADS_DIGEST,
      recipient,
      fullName,
      language: "fr",
      subject: `Aujourd’hui\u202f: ${said}${formatCount(total, "demande")} à suivre`,
    },
    [
      ...waiting.flatMap(blocksOf),
      { type: "action", label: "Ouvrir les demandes", path: waiting[0]?.path ?? "/admin/inquiries" },
    ],
  );
}

function blocksOf({ title, count, isMore, path, leads }: WaitingLeads): Block[] {
  const rows = leads.map(({ id, name, nextAction }): [string, string] => [
    nextAction ? `${name}, ${nextAction}` : name,
    `/admin/inquiries/${id}`,
  ]);
  const rest: [string, string][] = count > leads.length ? [["Voir tout", path]] : [];
  return [
    { type: "text", text: `${title}\u202f: ${isMore ? "plus de " : ""}${formatNumber(count)}` },
    { type: "links", rows: [...rows, ...rest] },
  ];
}

export const LEAD_REPLY = "lead-reply";

interface LeadReply {
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  /** The Message-IDs of earlier letters to the lead, the oldest first. */
  conversation: readonly string[];
}

/** What one of the team writes to a lead, word for word. */
export function leadReply({ recipient, language, subject, text, conversation }: LeadReply): Email {
  return { kind: LEAD_REPLY, recipient, language, subject, blocks: [{ type: "text", text }], conversation };
}
