import type { Billed } from "~/features/billing/clients/write.server";
import { forgetBilled } from "~/features/billing/clients/write.server";
import { forgetConsents } from "~/features/case-studies/ask-consent.server";
import { forgetInCases, listCasesOf } from "~/features/case-studies/forget.server";
import { forgetInvited } from "~/features/clients/people/write.server";
import { deleteEmailsOf } from "~/features/mail/delete.server";
import { forgetHandovers } from "~/features/projects/handover/save.server";
import { deleteThreads } from "~/features/projects/messages/delete-threads.server";
import { forgetReporter } from "~/features/testimonials/write.server";
import { emptyTrashOf } from "~/features/trash/empty.server";
import type { Transaction } from "~/server/db/transaction.server";
import { redactTied } from "./redact-tied.server";

/** The person to erase. */
interface Whose {
  /** Of the account, where there is one. */
  profileId: string | null;
  inquiryIds: string[];
  /** Projects that are the person's, or came of a message. */
  projectIds: string[];
  /** Billing identities. */
  billed: Billed;
  /** Reviews that the person signed. */
  reviewIds: string[];
  names: string[];
  /** In lower case. */
  emails: string[];
  phones: string[];
  companies: string[];
}

/**
 * Erases what came of a person after the first message: answers to quotes, announced transfers with their proofs, drafts
 * of documents, what was written about projects, and every letter about it; in works, reviews and the
 * trail of all of it, the agency's words lose the name, and consents go. Documents that were sent or issued are kept by
 * law. The command that calls it drops the pages under `cases`.
 */
export async function eraseRelated(tx: Transaction, whose: Whose): Promise<void> {
  const { profileId, projectIds, reviewIds, inquiryIds } = whose;
  const person = {
    names: [...whose.names, ...whose.billed.names],
    emails: [...whose.emails, ...whose.billed.emails],
    phones: [...whose.phones, ...whose.billed.phones],
    companies: [...whose.companies, ...whose.billed.companies],
  };
  const ownIds = await listOwnProjects(tx, projectIds, profileId);
  const caseIds = await listCasesOf(tx, { projectIds: ownIds, emails: person.emails, reviewIds });
  const papers = await listPapers(tx, whose);
  const relatedIds = [...whose.billed.ids, ...papers.quoteIds, ...papers.invoiceIds, ...caseIds, ...ownIds];
  const forgotten = { emails: person.emails, inquiryIds, relatedIds: [...relatedIds, ...reviewIds] };
  const goneIds = await emptyTrashOf(tx, { ...forgotten, personId: profileId });
  if (profileId) {
    // Projects that were the account's when they were deleted: letters still tell of them.
    const deleted = await tx.$queryRaw<{ target_id: string }[]>`
      SELECT target_id FROM audit_entries
      WHERE details->>'client_id' = ${profileId} AND target_kind = 'project' AND action = 'deleted'`;
    goneIds.push(...deleted.map(({ target_id }) => target_id));
  }
  const pages = [
    ...pagesOf(["/admin/devis", "/dashboard/devis"], papers.quoteIds),
    ...pagesOf(["/admin/factures", "/dashboard/factures"], papers.invoiceIds),
    ...pagesOf(["/admin/projects", "/dashboard/projects"], [...ownIds, ...goneIds]),
    ...(profileId ? await listJoinedPages(tx, profileId) : []),
    ...pagesOf(["/admin/realisations"], [...caseIds, ...goneIds]),
    ...pagesOf(["/admin/testimonials"], reviewIds),
  ];
  const { invoiceIds, quoteNumbers } = papers;
  await deleteEmailsOf(tx, { pages, invoiceIds, quoteNumbers, recipients: whose.billed.emails });
  const milestoneIds = await forgetWork(tx, ownIds, profileId);
  const targetIds = [...inquiryIds, ...projectIds, ...relatedIds, ...milestoneIds, ...reviewIds, ...goneIds];
  await redactTied(tx, { projectIds, caseIds, reviewIds, targetIds }, person);
  await forgetInCases(tx, { caseIds, reviewIds, names: [...person.names, ...person.companies] });
  await forgetConsents(tx, person.emails);
  await forgetReporter(tx, person.emails);
  await forgetInvited(tx, person.emails);
  await forgetPapers(tx, papers, whose);
}

const pagesOf = (folders: string[], ids: string[]) => folders.flatMap((folder) => ids.map((id) => `${folder}/${id}`));

/** Of these projects, those of the account or without a client. */
async function listOwnProjects(tx: Transaction, ids: string[], profileId: string | null): Promise<string[]> {
  const where = { id: { in: ids }, OR: [{ client_id: null }, ...(profileId ? [{ client_id: profileId }] : [])] };
  return (await tx.project.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** The pages of others' projects, quotes and invoices where the account wrote, sent or decided something. */
async function listJoinedPages(tx: Transaction, profileId: string): Promise<string[]> {
  const where = {
    OR: [
      { messages: { some: { author_id: profileId } } },
      { files: { some: { uploader_id: profileId } } },
      { milestones: { some: { events: { some: { actor_id: profileId } } } } },
    ],
  };
  const projects = await tx.project.findMany({ where, select: { id: true } });
  const quotes = await tx.quote.findMany({
    where: { responses: { some: { author_id: profileId } } },
    select: { id: true, root_id: true },
  });
  const claims = await tx.transferClaim.findMany({
    where: { created_by: profileId },
    select: { invoice_id: true },
    distinct: "invoice_id",
  });
  return [
    ...pagesOf(["/admin/projects"], idsOf(projects)),
    ...pagesOf(["/admin/devis"], idsOf(quotes)),
    ...pagesOf(["/dashboard/devis"], [...new Set(quotes.map(({ root_id }) => root_id))]),
    ...claims.map(({ invoice_id }) => `/admin/factures/${invoice_id}`),
  ];
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The documents of the identities, and of the messages without an account. */
async function listPapers(tx: Transaction, { billed, inquiryIds }: Whose) {
  const made = [
    { billing_client_id: { in: billed.ids } },
    {
      inquiry_id: { in: inquiryIds },
      OR: [{ billing_client_id: null }, { billing_client: { profile_id: null } }],
    },
  ];
  const roots = await tx.quote.findMany({ where: { OR: made }, select: { root_id: true } });
  const versions = { root_id: { in: roots.map(({ root_id }) => root_id) } };
  const quotes = await tx.quote.findMany({ where: versions, select: { id: true, number: true } });
  const quoteIds = quotes.map(({ id }) => id);
  const invoices = await tx.invoice.findMany({
    where: { OR: [{ billing_client_id: { in: billed.ids } }, { quote_id: { in: quoteIds } }] },
    select: { id: true },
  });
  const quoteNumbers = [...new Set(quotes.flatMap(({ number }) => number ?? []))];
  return { quoteIds, quoteNumbers, invoiceIds: invoices.map(({ id }) => id) };
}

/** The bytes of a proof follow: see the trigger of the table. */
const NO_PROOF = { proof_key: null, proof_name: null, proof_type: null, proof_bytes: null, proof_sha256: null };

async function forgetPapers(
  tx: Transaction,
  { quoteIds, invoiceIds }: { quoteIds: string[]; invoiceIds: string[] },
  whose: Whose,
): Promise<void> {
  const { billed, profileId, inquiryIds } = whose;
  const answered = [{ quote_id: { in: quoteIds } }, ...(profileId ? [{ author_id: profileId }] : [])];
  await tx.quoteResponse.updateMany({ where: { OR: answered }, data: { name: null, text: null } });
  const announced = [{ invoice_id: { in: invoiceIds } }, ...(profileId ? [{ created_by: profileId }] : [])];
  await tx.transferClaim.updateMany({ where: { OR: announced }, data: { note: null, ...NO_PROOF } });
  const ofIdentity = { billing_client_id: { in: billed.ids } };
  await tx.invoice.deleteMany({ where: { ...ofIdentity, number: null } });
  const forMessages = { inquiry_id: { in: inquiryIds }, project_id: null };
  const isUnsent = { OR: [{ number: null }, { revision: { gt: 1 } }] };
  await tx.quote.deleteMany({ where: { status: "draft", AND: [isUnsent, { OR: [ofIdentity, forMessages] }] } });
  await forgetBilled(tx, billed.ids);
}

/** Deletes what was written about the projects, and what the account decided elsewhere. @returns the ids of their milestones */
async function forgetWork(tx: Transaction, projectIds: string[], profileId: string | null): Promise<string[]> {
  await deleteThreads(tx, projectIds);
  await forgetHandovers(tx, projectIds);
  const decided = [{ milestone: { project_id: { in: projectIds } } }, ...(profileId ? [{ actor_id: profileId }] : [])];
  await tx.milestoneEvent.updateMany({ where: { OR: decided }, data: { text: null } });
  const where = { project_id: { in: projectIds } };
  return (await tx.projectMilestone.findMany({ where, select: { id: true } })).map(({ id }) => id);
}
