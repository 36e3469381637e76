import { listIdsWrittenBy, listOwnAddresses, listOwnMerged, listOwnNames } from "~/features/accounts/queries.server";
import { listHeldAnswers, listHeldIdentities } from "~/features/billing/clients/queries.server";
import { listConsentsOf } from "~/features/case-studies/consents.server";
import { db } from "~/server/db/db.server";

/** What happened to a milestone, with the versions of files that were decided on. */
const DECISION_FIELDS = {
  kind: true,
  text: true,
  created_at: true,
  files: { select: { file: { select: { name: true, version: true, sha256: true } } } },
} as const;

/**
 * All that is stored about a user, for the export of personal data. Messages sent from the user's address without an
 * account are included once the address is proven: a sign-up takes any address.
 */
export async function getOwnData(id: string) {
  const profile = await db.profile.findUniqueOrThrow({
    where: { id },
    select: {
      full_name: true,
      role: true,
      company: true,
      phone: true,
      language: true,
      created_at: true,
      erasure_requested_at: true,
      credential: { select: { email: true, email_verified_at: true, created_at: true } },
      sessions: { select: { created_at: true, last_seen_at: true, user_agent: true, address: true } },
      clients: { select: { permission: true, created_at: true, client: { select: { company: true } } } },
      projects: {
        include: {
          events: { select: { status: true, created_at: true } },
          messages: { select: { is_from_agency: true, text: true, created_at: true }, orderBy: { created_at: "asc" } },
          files: { select: { name: true, version: true, bytes: true, sha256: true, created_at: true } },
          milestones: {
            select: {
              title: true,
              state: true,
              due_on: true,
              done_at: true,
              events: { select: DECISION_FIELDS, orderBy: { created_at: "asc" } },
            },
            orderBy: { position: "asc" },
          },
        },
        omit: { client_id: true },
      },
    },
  });
  const { credential, sessions, projects, clients, ...person } = profile;
  const addresses = await listOwnAddresses(db, id);
  const inquiries = await db.contactInquiry.findMany({
    where: { id: { in: await listIdsWrittenBy(db, id, addresses) } },
    omit: { is_spam: true, client_id: true, owner_id: true, version: true, due_at: true, email_from_merge: true },
  });
  const merged_messages = await listOwnMerged(db, addresses);
  const former_names = (await listOwnNames(db, id)).filter((name) => name !== person.full_name);
  // An address that was only asked for is left out: it would tell who has an account.
  const former_emails = addresses
    .filter(({ email, isProven }) => isProven && email !== credential?.email)
    .map(({ email }) => email);
  const former = { former_names, former_emails };
  const proven = addresses.filter(({ isProven }) => isProven).map(({ email }) => email.toLowerCase());
  const consents = (await listConsentsOf(proven)).map(({ id: _, ...consent }) => consent);
  const client_invitations = await db.clientInvitation.findMany({
    where: { email: { in: proven } },
    select: { full_name: true, permission: true, sent_at: true, client: { select: { company: true } } },
    orderBy: { sent_at: "asc" },
  });
  const inquiryIds = inquiries.map(({ id: inquiryId }) => inquiryId);
  const owner = { profileId: id, emails: proven, inquiryIds };
  const identities = await listHeldIdentities(owner);
  const { answers, claims } = await listHeldAnswers(owner);
  return {
    exported_at: new Date(),
    profile: person,
    account: credential,
    ...former,
    sessions,
    projects,
    client_access: clients,
    client_invitations,
    // An admin takes part in every project for the agency, not personally.
    contributions: person.role === "client" ? await listOwnContributions(id) : null,
    inquiries,
    merged_messages,
    consents,
    billing_identities: identities.map(({ id: _, ...identity }) => identity),
    quote_answers: answers,
    transfer_announcements: claims,
  };
}

/**
 * What a person wrote, sent and decided in the projects of other clients, for the export of his personal data:
 * his own words and files alone, nothing of whose project it is.
 */
async function listOwnContributions(profileId: string) {
  // Also a project whose client was erased since.
  const project = { OR: [{ client_id: null }, { client_id: { not: profileId } }] };
  const [messages, files, decisions, quote_answers] = await Promise.all([
    db.projectMessage.findMany({
      where: { author_id: profileId, is_from_agency: false, project },
      select: { text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.projectFile.findMany({
      where: { uploader_id: profileId, is_from_agency: false, project },
      select: { name: true, version: true, bytes: true, sha256: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.milestoneEvent.findMany({
      where: { actor_id: profileId, milestone: { project } },
      select: { kind: true, text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.quoteResponse.findMany({
      where: {
        author_id: profileId,
        quote: { billing_client: { OR: [{ profile_id: null }, { profile_id: { not: profileId } }] } },
      },
      select: { kind: true, name: true, text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
  ]);
  return { messages, files, decisions, quote_answers };
}
