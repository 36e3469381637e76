import { DELIVERY_STEP } from "~/content/usual-steps";
import type { BillingDocument } from "~/features/billing/schema";
import { clientOfAddress } from "~/features/clients/invite.server";
import type { LockedInquiry } from "~/features/inquiries/change.server";
import { lockInquiries } from "~/features/inquiries/change.server";
import { linkConversion } from "~/features/inquiries/convert.server";
import { lockProjectOf } from "~/features/projects/milestones/lock.server";
import { followTrack } from "~/features/projects/milestones/move-dates.server";
import { createFromTemplate, hasTrack } from "~/features/projects/milestones/track.server";
import { createProjectIn } from "~/features/projects/write.server";
import type { ServiceCategory } from "~/features/services/model/service";
import type { Transaction } from "~/server/db/transaction.server";
import type { Day } from "~/site/calendar";
import { addDays } from "~/site/calendar";
import type { LockedQuote } from "./answer.server";

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
export async function openProject(tx: Transaction, accepted: Accepted) {
  const { quote } = accepted;
  const inquiry = quote.inquiry_id ? ((await lockInquiries(tx, [quote.inquiry_id]))[0] ?? null) : null;
  const known = quote.project_id ?? inquiry?.project_id ?? null;
  const { clientId, unknown } = await clientOf(tx, quote, inquiry);
  const projectId = known ?? (await createOwnProject(tx, accepted, { clientId, inquiry }));
  if (inquiry && !inquiry.project_id) {
    const links = { client_id: clientId ?? inquiry.client_id, project_id: projectId };
    await linkConversion(tx, inquiry, { actor: null, links, title: quote.title });
  }
  await createMilestones(tx, accepted, projectId);
  await agreeTerms(tx, accepted, projectId);
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
  const input = {
    title: quote.title.slice(0, TITLE_MAX_LENGTH),
    description: null,
    status: "pending" as const,
    client_id: clientId,
    service_category: inquiry && (await categoryOf(tx, inquiry.id)),
    // Budgets are in dirhams.
    budget: currency === "MAD" ? `${Math.trunc(gross / 100)}.${String(gross % 100).padStart(2, "0")}` : null,
    deadline: deliveryDays === null ? null : new Date(`${addDays(today, deliveryDays)}T00:00:00Z`),
  };
  return (await createProjectIn(tx, { actor: null, input, isAnnounced: false })).id;
}

/** The category of the service that a lead asks for. */
async function categoryOf(tx: Transaction, inquiryId: string): Promise<ServiceCategory | null> {
  const { service_interest: title } = await tx.contactInquiry.findUniqueOrThrow({ where: { id: inquiryId } });
  if (!title) return null;
  return (await tx.service.findFirst({ where: { title }, orderBy: { id: "asc" } }))?.category ?? null;
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

/** Revisions of several quotes add up; the hourly price is the last one agreed on. The project is locked. */
async function agreeTerms(tx: Transaction, { document }: Accepted, projectId: string): Promise<void> {
  const { revisions, hourlyPrice, currency } = document;
  const before = await tx.project.findUniqueOrThrow({ where: { id: projectId } });
  const data = {
    ...(revisions !== null && { revisions_included: (before.revisions_included ?? 0) + revisions }),
    ...(hourlyPrice !== null && { extra_hour_price: hourlyPrice }),
    // Of the hourly price: a quote without one leaves both.
    ...((hourlyPrice !== null || before.extra_hour_price === null) && { currency }),
  };
  await tx.project.update({ where: { id: projectId }, data });
}
