import { DELIVERY_STEP } from "~/content/usual-steps";
import { pdfAttachment } from "~/features/billing/documents/keep-document-file.server";
import { freezeDocument } from "~/features/billing/issue.server";
import { formatDocumentTime } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/schema";
import { clientOfAddress, isEmailTaken } from "~/features/clients/invite.server";
import type { LockedInquiry } from "~/features/inquiries/change.server";
import { lockInquiries } from "~/features/inquiries/change.server";
import { linkConversion } from "~/features/inquiries/convert.server";
import { issueDepositInvoice } from "~/features/invoices/issue.server";
import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import { lockProjectOf } from "~/features/projects/milestones/lock.server";
import { followTrack } from "~/features/projects/milestones/move-dates.server";
import { createFromTemplate, hasTrack } from "~/features/projects/milestones/track.server";
import { createProjectIn } from "~/features/projects/write.server";
import { readChoice, withChoice } from "~/features/quotes/model/client-quote";
import { formatMoney } from "~/lib/money/format-money";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import type { LockedQuote, QuoteReader } from "./answer.server";
import { announceAnswer, answerRefusal, lockQuote } from "./answer.server";

/** For the team: a legal mention that has become empty stops the invoice, not the acceptance. */
const DEPOSIT_NOT_ISSUED =
  "La facture d’acompte n’a pas pu être émise\u202f: elle vous attend dans les brouillons, qui disent pourquoi.";

export interface Acceptance {
  /** Of the first version. */
  rootId: string;
  /** The version that was shown, where the form says so. */
  quoteId: string | null;
  name: string;
  role: string;
  /** Every field of the form, among them the options. */
  fields: readonly (readonly [string, unknown])[];
  /** The total that was shown, in hundredths, where the form says so. */
  shownTotal: number | null;
  /** The account that accepts; null by a link. */
  signerId?: string | null;
  ip: string | null;
  userAgent: string | null;
  /** Of the page by which it is read again. */
  path: string;
}

/**
 * Accepts a quote, in one transaction: the dossier is frozen, the project opened with its milestones, the deposit
 * invoiced, the lead converted, and everybody told. The same acceptance sent again is taken once.
 * @throws DomainError in the words of the quote: `invalid` for a foreign option, `conflict` for what has changed since
 */
export function acceptQuote(acceptance: Acceptance): Promise<void> {
  const accept = () =>
    runCommand<void>({ actor: null, action: "accepted", target: "quote" }, async (tx) => {
      const { quote, document: sent, refusal } = await lockQuote(tx, acceptance.rootId, acceptance.quoteId);
      const chosen = readChoice(acceptance.fields, sent);
      const taken = quote.acceptance;
      const isSameVersion = acceptance.quoteId === null || acceptance.quoteId === taken?.quote_id;
      if (taken && isSameVersion && taken.name === acceptance.name && taken.chosen.join() === chosen?.join()) {
        return unchanged(undefined);
      }
      if (refusal) throw answerRefusal(quote, refusal);
      if (!chosen) throw answerRefusal(quote, "foreignOption");
      const document = withChoice(sent, chosen);
      const { shownTotal } = acceptance;
      if (shownTotal !== null && shownTotal !== document.gross) throw answerRefusal(quote, "totalChanged");
      const details = await storeAcceptance(tx, { acceptance, quote, document, chosen });
      return changed({ result: undefined, targetId: quote.id, details, cacheTags: [] });
    });
  return accept().catch((error: unknown) => {
    // Another request created an account with the same address meanwhile: the second attempt links it.
    if (isEmailTaken(error)) return accept();
    throw error;
  });
}

/** @param document with the chosen options among its lines */
async function storeAcceptance(
  tx: Transaction,
  {
    acceptance,
    quote,
    document,
    chosen,
  }: { acceptance: Acceptance; quote: LockedQuote; document: BillingDocument; chosen: string[] },
) {
  const { name, role, signerId = null, ip, userAgent, path } = acceptance;
  const at = new Date();
  const number = quote.number ?? "";
  const { net, tax, gross } = document;
  const { id: acceptanceId } = await tx.quoteAcceptance.create({
    select: { id: true },
    data: {
      quote_id: quote.id,
      name,
      function: role,
      accepted_at: at,
      ip,
      user_agent: userAgent,
      chosen,
      signer_id: signerId,
      net,
      tax,
      gross,
      ...freezeDocument(document),
    },
  });
  const { projectId, note } = await openProject(tx, { quote, document, today: dayInCasablanca(at) });
  await tx.quote.update({
    where: { id: quote.id },
    // Lists show and sort by the sums of what was chosen.
    data: { status: "accepted", decided_at: at, project_id: projectId, net, tax, gross, version: { increment: 1 } },
  });
  const deposit = await issueDepositInvoice(tx, quote.id);
  await announceAnswer(tx, {
    quote,
    decision: "acceptance",
    gross,
    by: name,
    text: null,
    at,
    path,
    toClient: (reader) => ({
      ...quoteAccepted({
        ...reader,
        hasDeposit: Boolean(deposit?.number),
        quote: {
          number,
          title: quote.title,
          total: formatMoney(gross, quote.currency, quote.language),
          acceptedBy: name,
          acceptedAt: formatDocumentTime(at, quote.language),
        },
      }),
      attachments: [pdfAttachment("acceptance", acceptanceId, number)],
    }),
    notes: [...(deposit && !deposit.number ? [DEPOSIT_NOT_ISSUED] : []), ...(note ? [note] : [])],
  });
  return { number: quote.number, gross, chosen, projectId, deposit: deposit?.number ?? null };
}

const QUOTE_ACCEPTED_WORDS: Record<
  Language,
  Record<"news" | "quote" | "total" | "by" | "at" | "next" | "deposit" | "button", string> & {
    subject: (number: string) => string;
  }
> = {
  fr: {
    subject: (number) => `Devis ${number} accepté`,
    news: "Merci, votre acceptation nous est bien parvenue. Le devis accepté, avec vos options, est joint à ce message.",
    quote: "Devis",
    total: "Total TTC",
    by: "Accepté par",
    at: "Accepté le",
    next: "Nous préparons votre projet, et vous écrivons avant de commencer.",
    deposit: "La facture d’acompte vous parvient par un autre message.",
    button: "Voir le devis et son dossier",
  },
  es: {
    subject: (number) => `Presupuesto ${number} aceptado`,
    news: "Gracias, hemos recibido su aceptación. El presupuesto aceptado, con sus opciones, va adjunto a este mensaje.",
    quote: "Presupuesto",
    total: "Total con IVA",
    by: "Aceptado por",
    at: "Aceptado el",
    next: "Preparamos su proyecto y le escribiremos antes de empezar.",
    deposit: "Recibirá la factura del anticipo en otro mensaje.",
    button: "Ver el presupuesto y su expediente",
  },
  ar: {
    subject: (number) => `قُبل عرض السعر ${number}`,
    news: "شكراً لكم، وصلنا قبولكم. تجدون العرض المقبول مع خياراتكم مرفقاً بهذه الرسالة.",
    quote: "عرض السعر",
    total: "المجموع مع الضريبة",
    by: "قبِله",
    at: "بتاريخ",
    next: "نحضّر مشروعكم، ونراسلكم قبل أن نبدأ.",
    deposit: "تصلكم فاتورة الدفعة المقدمة في رسالة أخرى.",
    button: "عرض الوثيقة وملفها",
  },
};

/** Confirms an acceptance to the client. @param hasDeposit whether a letter with the invoice of the deposit follows */
export function quoteAccepted({
  recipient,
  name,
  language,
  path,
  quote,
  hasDeposit,
}: QuoteReader & {
  quote: Record<"number" | "title" | "total" | "acceptedBy" | "acceptedAt", string>;
  hasDeposit: boolean;
}): Email {
  const words = QUOTE_ACCEPTED_WORDS[language];
  return letter({ kind: "quote-accepted", recipient, fullName: name, language, subject: words.subject(quote.number) }, [
    { type: "text", text: words.news },
    {
      type: "facts",
      rows: [
        [words.quote, `${quote.number}, ${quote.title}`],
        [words.total, quote.total],
        [words.by, quote.acceptedBy],
        [words.at, quote.acceptedAt],
      ],
    },
    { type: "text", text: hasDeposit ? `${words.next} ${words.deposit}` : words.next },
    { type: "action", label: words.button, path },
  ]);
}

const TITLE_MAX_LENGTH = 200;

interface Accepted {
  quote: LockedQuote;
  /** With the chosen options. */
  document: BillingDocument;
  today: Day;
}

/** For the team: why a project has no client. */
const UNKNOWN_CLIENT = {
  unproven:
    "Son projet n’a pas encore de client\u202f: personne n’a confirmé le compte qui porte l’adresse de ce devis. Choisissez-le dans le projet si c’est bien le sien.",
  team: "Son projet n’a pas de client\u202f: l’adresse de ce devis est celle d’un compte de l’équipe. Corrigez-la dans l’identité de facturation, puis choisissez le client dans le projet.",
  "no-address":
    "Son projet n’a pas de client\u202f: ce devis n’a pas d’adresse e-mail. Choisissez le client dans le projet.",
};

/**
 * The project of an accepted quote: the quote's own, that of its lead, or a new one. The lead becomes 'converti'. The
 * milestones are the work in the schedule and the delivery; without work in the schedule, those of the category.
 * @returns `note` tells the team why the project has no client
 */
async function openProject(tx: Transaction, accepted: Accepted) {
  const { quote, document } = accepted;
  const inquiry = quote.inquiry_id ? ((await lockInquiries(tx, [quote.inquiry_id]))[0] ?? null) : null;
  const known = quote.project_id ?? inquiry?.project_id ?? null;
  const { clientId, unknown } = await clientOf(tx, quote, inquiry);
  const projectId = known ?? (await createOwnProject(tx, accepted, { clientId, inquiry }));
  if (inquiry && !inquiry.project_id) {
    const links = { client_id: clientId ?? inquiry.client_id, project_id: projectId };
    await linkConversion(tx, inquiry, { actor: null, links, title: quote.title });
  }
  await createMilestones(tx, accepted, projectId);
  // Revisions of several quotes add up; the hourly price is the last one agreed on. The project is locked.
  const { revisions, hourlyPrice, currency } = document;
  const before = await tx.project.findUniqueOrThrow({ where: { id: projectId } });
  const terms = {
    ...(revisions !== null && { revisions_included: (before.revisions_included ?? 0) + revisions }),
    ...(hourlyPrice !== null && { extra_hour_price: hourlyPrice }),
    // Of the hourly price: a quote without one leaves both.
    ...((hourlyPrice !== null || before.extra_hour_price === null) && { currency }),
  };
  await tx.project.update({ where: { id: projectId }, data: terms });
  // A quote may belong to a project that has a client already.
  const hasNoClient = unknown && (await tx.project.count({ where: { id: projectId, client_id: null } })) > 0;
  return { projectId, note: hasNoClient ? UNKNOWN_CLIENT[unknown] : null };
}

async function createOwnProject(
  tx: Transaction,
  { quote, document, today }: Accepted,
  { clientId, inquiry }: { clientId: string | null; inquiry: LockedInquiry | null },
): Promise<string> {
  const { currency, gross, deliveryDays } = document;
  const lead = inquiry && (await tx.contactInquiry.findUniqueOrThrow({ where: { id: inquiry.id } }));
  const title = lead?.service_interest;
  const service = title && (await tx.service.findFirst({ where: { title }, orderBy: { id: "asc" } }));
  const input = {
    title: quote.title.slice(0, TITLE_MAX_LENGTH),
    description: null,
    status: "pending" as const,
    client_id: clientId,
    service_category: service ? service.category : null,
    // Budgets are in dirhams.
    budget: currency === "MAD" ? `${Math.trunc(gross / 100)}.${String(gross % 100).padStart(2, "0")}` : null,
    deadline: deliveryDays === null ? null : new Date(`${addDays(today, deliveryDays)}T00:00:00Z`),
  };
  return (await createProjectIn(tx, { actor: null, input, isAnnounced: false })).id;
}

/**
 * The client's account: that of the billing client, of the lead, or of the e-mail address, which is invited where it has
 * none. Null for an account whose address is not confirmed: it may be a stranger's, and the team decides.
 */
async function clientOf(
  tx: Transaction,
  quote: LockedQuote,
  inquiry: LockedInquiry | null,
): Promise<{ clientId: string | null; unknown: keyof typeof UNKNOWN_CLIENT | null }> {
  const billed = quote.billing_client;
  const knownId = billed?.profile_id ?? inquiry?.client_id;
  const isActive = { role: "client", erased_at: null } as const;
  if (knownId && (await tx.profile.count({ where: { id: knownId, ...isActive } })) > 0) {
    return { clientId: knownId, unknown: null };
  }
  if (!billed) return { clientId: null, unknown: "no-address" };
  const found = await clientOfAddress(tx, null, {
    full_name: billed.contact_name ?? billed.legal_name,
    email: billed.email ?? inquiry?.email ?? null,
    company: billed.is_company ? billed.legal_name : null,
    language: quote.language,
    projectTitle: quote.title,
  });
  if (found?.kind !== "client") return { clientId: null, unknown: found?.kind ?? "no-address" };
  // The account reads its documents from now on, unless another billing client is linked to it already.
  if ((await tx.billingClient.count({ where: { profile_id: found.id } })) === 0) {
    await tx.billingClient.updateMany({ where: { id: billed.id, profile_id: null }, data: { profile_id: found.id } });
  }
  return { clientId: found.id, unknown: null };
}

async function createMilestones(tx: Transaction, accepted: Accepted, projectId: string): Promise<void> {
  await lockProjectOf(tx, projectId);
  const last = await tx.projectMilestone.aggregate({ where: { project_id: projectId }, _max: { position: true } });
  const first = (last._max.position ?? -1) + 1;
  const quote_id = accepted.quote.id;
  const data = stepsOf(accepted).map((step, index) => ({
    project_id: projectId,
    quote_id,
    position: first + index,
    planned_on: step.due_on,
    ...step,
  }));
  await tx.projectMilestone.createMany({ data });
  await followTrack(tx, projectId);
  if (await hasTrack(tx, projectId)) return;
  const { service_category: category } = await tx.project.findUniqueOrThrow({ where: { id: projectId } });
  const terms = { language: accepted.quote.language, lastsDays: accepted.document.deliveryDays };
  if (category) await createFromTemplate(tx, projectId, { category, ...terms });
}

/** The work in the schedule, then the delivery where it comes later. Deposit and balance are no work. */
function stepsOf({ quote, document, today }: Accepted) {
  const dayIn = (days: number) => new Date(`${addDays(today, days)}T00:00:00Z`);
  const work = document.schedule.flatMap(({ title, kind, shareBp, days }, schedule_step) =>
    kind === "progress"
      ? { title, kind, schedule_step, share_bp: shareBp, due_on: days === null ? null : dayIn(days) }
      : [],
  );
  const { deliveryDays } = document;
  const delivery = deliveryDays === null ? null : { title: DELIVERY_STEP[quote.language], due_on: dayIn(deliveryDays) };
  const isLast = delivery && work.every(({ due_on }) => !due_on || due_on < delivery.due_on);
  return work.length > 0 && isLast ? [...work, delivery] : work;
}
